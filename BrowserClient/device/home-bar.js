/**
 * The bar at the display's bottom that leads back to the home screen: by a swipe up, a click or the keyboard.
 * On devices that have one, the home button does the same.
 */
export class HomeBar {
  #bar = document.createElement("button");
  #goHome;
  #screen;
  #startsAt = null;

  /** @param screen gets the bar; @param button the device's drawn home button. */
  constructor(screen, button, { label, goHome }) {
    this.#screen = screen;
    this.#goHome = goHome;
    this.#bar.type = "button";
    this.#bar.className = "home-bar";
    this.#bar.hidden = true;
    this.#bar.setAttribute("aria-label", label);
    this.#bar.addEventListener("pointerdown", this.#down);
    this.#bar.addEventListener("pointerup", this.#up);
    this.#bar.addEventListener("click", this.#click);
    button.addEventListener("click", this.#click);
    screen.append(this.#bar);
  }

  /** @param isThere whether there is a home screen to go back to. */
  show(isThere) {
    this.#bar.hidden = !isThere;
    this.#screen.classList.toggle("has-home", isThere);
    this.#screen.closest(".device").classList.toggle("has-home", isThere);
  }

  /** What begins here is no touch of the app. */
  #down = (event) => {
    event.stopPropagation();
    this.#bar.setPointerCapture(event.pointerId);
    this.#startsAt = event.clientY;
  };

  #up = (event) => {
    const isUp = this.#startsAt !== null && this.#startsAt - event.clientY > 12;
    this.#startsAt = null;
    if (isUp) this.#goHome();
  };

  #click = () => {
    if (!this.#bar.hidden) this.#goHome();
  };
}
