import InterfaceBuilder

extension ElementDecoder {
  static let collectionViewController = controller(
    "collectionViewController", UICollectionViewController.self
  ) { controller, element, _ in
    if let value = element.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = value
    }
  }

  static let collectionView = view(
    "collectionView", UICollectionView.self,
    structure: { view, element, nib in
      if let layout = element.child(key: "collectionViewLayout"),
        let made = nib.make(layout) as? UICollectionViewLayout
      {
        view.collectionViewLayout = made
      }
      for cell in element.group("cells") { CollectionElement.registerCell(cell, view, nib) }
      for (key, kind) in [
        ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
        ("sectionFooterView", UICollectionView.elementKindSectionFooter),
      ] {
        if let prototype = element.child(key: key) {
          CollectionElement.registerView(prototype, kind, view, nib)
        }
      }
    },
    properties: { view, element, _ in
      ScrollViewElement.decode(view, element)
      if let value = element.bool("allowsSelection") { view.allowsSelection = value }
      if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
      if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    })

  static let collectionViewCell = view(
    "collectionViewCell", UICollectionViewCell.self,
    structure: { cell, element, nib in
      // Documents of Xcode 10 call the content a plain view, later ones collectionViewCellContentView.
      guard let content = element.child(key: "contentView"), let view = nib.makeView(content) else { return }
      cell.adoptContentView(view)
    },
    properties: { cell, element, _ in
      if let value = element["reuseIdentifier"] { cell.reuseIdentifier = value }
    })

  static let collectionViewCellContentView = view(
    "collectionViewCellContentView", UIView.self
  ) { view, _, _ in
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  static let collectionReusableView = view(
    "collectionReusableView", UICollectionReusableView.self
  ) { view, element, _ in
    if let value = element["reuseIdentifier"] { view.reuseIdentifier = value }
  }

  static let collectionViewFlowLayout = object(
    "collectionViewFlowLayout", UICollectionViewFlowLayout.self,
    make: { type, coder in
      (type as? UICollectionViewFlowLayout.Type)?.init(coder: coder)
    },
    properties: { layout, element, _ in
      if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
      if let value = element.double("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(value) }
      if let value = element.double("minimumInteritemSpacing") {
        layout.minimumInteritemSpacing = CGFloat(value)
      }
      if let size = element.size("itemSize") { layout.itemSize = size }
      if element.bool("automaticEstimatedItemSize") == true {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      } else if let size = element.size("estimatedItemSize") {
        layout.estimatedItemSize = size
      }
      if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
      if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
      if let insets = element.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(insets) }
    })

  static let collectionViewLayout = object(
    "collectionViewLayout", UICollectionViewLayout.self,
    make: { type, coder in (type as? UICollectionViewLayout.Type)?.init(coder: coder) },
    properties: { _, _, _ in })
}

@MainActor enum CollectionElement {
  static func registerCell(_ prototype: DocumentElement, _ view: UICollectionView, _ nib: NibObjects) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { return }
    view.cellFactories[identifier] = { [factory = NibPrototype(prototype, nib)] in
      factory.make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
  }

  static func registerView(
    _ prototype: DocumentElement, _ kind: String, _ view: UICollectionView, _ nib: NibObjects
  ) {
    guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { return }
    view.viewFactories[kind + "/" + identifier] = { [factory = NibPrototype(prototype, nib)] in
      factory.make() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
    }
  }
}
