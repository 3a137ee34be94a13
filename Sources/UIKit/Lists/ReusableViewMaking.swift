/// Makes cells and other reusable views of classes that are known by their type only.
///
/// Swift calls only required initialisers through a type, and UIKit's are not required: an app's class
/// overrides them as on iOS. What the lowering registered calls them.
@MainActor enum ReusableViewMaking {
  static func cell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
    return make(
      type, "init(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:",
      [UITableViewCell.CellStyle.default, identifier])
  }

  static func headerFooter(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    return make(type, "init(reuseIdentifier:)", "initWithReuseIdentifier:", [identifier])
  }

  static func item<View: UICollectionReusableView>(_ type: View.Type, _ frame: CGRect = .zero) -> View {
    if type == UICollectionViewCell.self, let cell = UICollectionViewCell(frame: frame) as? View {
      return cell
    }
    if type == UICollectionViewListCell.self, let view = UICollectionViewListCell(frame: frame) as? View {
      return view
    }
    if type == UICollectionReusableView.self, let view = UICollectionReusableView(frame: frame) as? View {
      return view
    }
    return make(type, "init(frame:)", "initWithFrame:", [frame])
  }

  /// The first object of a xib that is a view of this kind.
  static func first<View: UIView>(_ type: View.Type, in nib: UINib) -> View {
    guard let view = nib.instantiate(withOwner: nil).first(where: { $0 is View }) as? View else {
      terminate(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier - nib must contain exactly one top level object which must be a "
          + "\(type) instance")
    }
    return view
  }

  private static func make<View: UIView>(
    _ type: View.Type, _ name: String, _ selector: String, _ arguments: [Any?]
  ) -> View {
    do {
      let made = try ObjectRegistry.record(of: type)?.initializers[selector]?(arguments)
      if let view = made as? View { return view }
    } catch { terminate(uncaught: error) }
    fatalError("Use of unimplemented initializer '\(name)' for class '\(String(reflecting: type))'")
  }
}
