// Reads a system (see Systems.swift) and times kiwi: building it, then moving its edit variable.
#include <chrono>
#include <cstdio>
#include <fstream>
#include <vector>
#include <kiwi/kiwi.h>

struct Row { double priority, constant; int relation; std::vector<std::pair<int, double>> terms; };
struct System { int variables = 0, edit = 0; std::vector<Row> rows; };

static System read(const char* path) {
  std::ifstream in(path);
  System system;
  size_t rows;
  in >> system.variables >> system.edit >> rows;
  for (size_t i = 0; i < rows; i++) {
    Row row;
    size_t terms;
    in >> row.priority >> row.relation >> row.constant >> terms;
    row.terms.resize(terms);
    for (auto& term : row.terms) in >> term.first >> term.second;
    system.rows.push_back(row);
  }
  return system;
}

// kiwi weighs where we compare level by level: the priorities' bands become its three strengths.
static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 900) return kiwi::strength::create(1 + (priority - 900) / 100, 0, 0);
  if (priority >= 500) return kiwi::strength::create(0, 1 + (priority - 500) / 50, 0);
  return kiwi::strength::create(0, 0, 1 + priority / 50);
}

struct Built { kiwi::Solver solver; std::vector<kiwi::Variable> variables; };

static void build(const System& system, Built& built) {
  built.variables.resize(system.variables);
  for (const auto& row : system.rows) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) terms.emplace_back(built.variables[term.first], term.second);
    auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    built.solver.addConstraint(
        kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), relation, strength(row.priority)));
  }
  built.solver.addEditVariable(built.variables[system.edit], strength(998));
  built.solver.suggestValue(built.variables[system.edit], 375);
  built.solver.updateVariables();
}

template <typename Body> static double microseconds(int rounds, Body body) {
  double best = 1e18;
  for (int repeat = 0; repeat < 7; repeat++) {
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; i++) body(i);
    double spent = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    best = std::min(best, spent / rounds);
  }
  return best;
}

int main(int, char** arguments) {
  System system = read(arguments[1]);
  double building = microseconds(30, [&](int) { Built built; build(system, built); });
  Built built;
  build(system, built);
  double sum = 0;
  double moving = microseconds(400, [&](int i) {
    built.solver.suggestValue(built.variables[system.edit], 320 + i % 97);
    built.solver.updateVariables();
    for (auto& variable : built.variables) sum += variable.value();
  });
  if (sum == 42.5) std::puts("");
  std::printf("%f %f\n", building, moving);
}
