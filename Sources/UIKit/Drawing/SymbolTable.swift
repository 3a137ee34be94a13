/// SF Symbols' names → characters of the Material Design Icons font.
///
/// Apple's symbols may not be shipped: each name has the icon that means the same. Parsed when the first symbol
/// is asked for.
enum SymbolTable {
  static func character(_ name: String) -> Unicode.Scalar? { table[name] }

  private static let table: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for entry in entries.split(whereSeparator: \.isWhitespace) {
      guard let equals = entry.lastIndex(of: "="),
        let value = UInt32(entry[entry.index(after: equals)...], radix: 16)
      else { continue }
      table[String(entry[..<equals])] = Unicode.Scalar(value)
    }
    return table
  }()

  /// Characters below U+E000 are letters of the system font.
  private static let entries = """
    wonsign=20a9 wonsign.circle=20a9 wonsign.circle.fill=20a9 wonsign.square=20a9 yensign=a5 plusminus=b1
    x.squareroot=221a
    1.circle=f3a6 1.circle.fill=f3a4 1.square=f3a6 1.square.fill=f3a4 2.circle=f3a9 2.circle.fill=f3a7
    2.square=f3a9 2.square.fill=f3a7 3.circle=f3ac 3.circle.fill=f3aa 3.square=f3ac 3.square.fill=f3aa
    4.circle=f3af 4.circle.fill=f3ad 5.circle=f3b2 5.circle.fill=f3b0 a.square=f02b accessibility=f5a4
    airplane=f01d airplane.arrival=f5d4 airplane.circle=f01d airplane.departure=f5d5 airplayaudio=f119
    airplayvideo=f118 alarm=f020 alarm.fill=f020 ant=f0e4 ant.fill=f0e4
    antenna.radiowaves.left.and.right=f002 apple.logo=f035 applewatch=f589 aqi.low=f591 archivebox=f03c
    archivebox.fill=f03c arrow.2.circlepath=f4e6 arrow.backward=f04d arrow.clockwise=f450
    arrow.clockwise.circle=f450 arrow.counterclockwise=f54d arrow.counterclockwise.circle=f54d
    arrow.down=f045 arrow.down.circle=f048 arrow.down.circle.fill=f047 arrow.down.left=f042
    arrow.down.right=f043 arrow.down.right.and.arrow.up.left=f615 arrow.down.to.line=f1da arrow.forward=f054
    arrow.left=f04d arrow.left.and.right=f4e1 arrow.left.arrow.right=f4e1 arrow.left.circle=f050
    arrow.left.circle.fill=f04f arrow.right=f054 arrow.right.circle=f057 arrow.right.circle.fill=f056
    arrow.triangle.2.circlepath=f4e6 arrow.triangle.2.circlepath.camera=f108 arrow.turn.up.left=f45a
    arrow.turn.up.right=f496 arrow.up=f05d arrow.up.and.down=f4e2
    arrow.up.and.down.and.arrow.left.and.right=f1b6 arrow.up.arrow.down=f4e2 arrow.up.circle=f060
    arrow.up.circle.fill=f05f arrow.up.forward.app=f3cc arrow.up.left=f05b
    arrow.up.left.and.arrow.down.right=f616 arrow.up.right=f05c arrow.up.right.square=f3cc
    arrow.up.to.line=f552 arrow.uturn.backward=f54c arrow.uturn.forward=f44e arrow.uturn.left=f54c
    arrow.uturn.left.circle=f54c arrow.uturn.right=f44e arrow.uturn.right.circle=f44e
    arrowshape.turn.up.left=f45a arrowshape.turn.up.left.fill=f45a arrowshape.turn.up.right=f496
    arrowshape.turn.up.right.fill=f496 arrowtriangle.down=f35d arrowtriangle.down.fill=f35d
    arrowtriangle.left=f35e arrowtriangle.left.fill=f35e arrowtriangle.right=f35f
    arrowtriangle.right.fill=f35f arrowtriangle.up=f360 arrowtriangle.up.fill=f360 at=f065 backpack=f0d6
    backward=f45f backward.end=f4ae backward.end.alt=f4ab backward.end.alt.fill=f4ab backward.end.fill=f4ae
    backward.fill=f45f bag=f49a bag.badge.plus=f49a bag.circle=f49a bag.fill=f49a bandage=f2e0
    bandage.fill=f2e0 banknote=f114 banknote.fill=f114 barcode=f071 barcode.viewfinder=f072 barometer=f29a
    baseball=f507 basket=f076 basket.fill=f076 battery.0=f08e battery.100=f079 battery.100.bolt=f084
    battery.25=f07b battery.50=f07e battery.75=f080 bed.double=f2e3 bed.double.fill=f2e3 bell=f09c
    bell.badge=f09f bell.badge.fill=f09e bell.circle=f09c bell.circle.fill=f09a bell.fill=f09a
    bell.slash=f09b bell.slash.fill=f09b bicycle=f0a3 bird=f544 birthday.cake=f0eb birthday.cake.fill=f0eb
    bitcoinsign=f1ac bluetooth=f0af bold=f264 bolt=f241 bolt.badge.a=f242 bolt.car=f10b bolt.circle=f241
    bolt.circle.fill=f241 bolt.fill=f241 bolt.slash=f243 bolt.slash.fill=f243 book=f0bd book.circle=f0bd
    book.closed=f0ba book.closed.fill=f0ba book.fill=f0bd bookmark=f0c3 bookmark.circle=f0c3
    bookmark.circle.fill=f0c0 bookmark.fill=f0c0 bookmark.slash=f0c6 books.vertical=f332
    books.vertical.fill=f332 briefcase=f0d6 briefcase.fill=f0d6 bubble.left=f182
    bubble.left.and.bubble.right=f28c bubble.left.and.bubble.right.fill=f28c bubble.left.fill=f17a
    bubble.middle.bottom=f182 bubble.middle.bottom.fill=f17a bubble.right=f182 bubble.right.fill=f17a
    building=f2dd building.2=f146 building.2.fill=f146 building.columns=f070 building.columns.fill=f070
    building.fill=f2dd bus=f0e7 bus.fill=f0e7 calendar=f0ed calendar.badge.clock=f0f0
    calendar.badge.minus=f0f4 calendar.badge.plus=f0f3 calendar.circle=f0ed calendar.circle.fill=f0ed
    camera=f100 camera.circle=f100 camera.circle.fill=f100 camera.fill=f100 camera.filters=f232
    camera.macro=f24a camera.on.rectangle=f100 camera.rotate=f108 camera.viewfinder=f103 capsule=f375
    car=f10b car.circle=f10b car.fill=f10b carrot=f25b carrot.fill=f25b cart=f111 cart.badge.minus=f66b
    cart.badge.plus=f112 cart.circle=f111 cart.circle.fill=f110 cart.fill=f110 cart.fill.badge.plus=f112
    case=f0d6 cellularbars=f4a2 chair=f482 character=f284 character.book.closed=f0ba chart.bar=f128
    chart.bar.fill=f128 chart.bar.xaxis=f128 chart.dots.scatter=f5e3 chart.line.downtrend.xyaxis=f12a
    chart.line.uptrend.xyaxis=f12a chart.pie=f12b chart.pie.fill=f12b chart.xyaxis.line=f12a checkmark=f12c
    checkmark.circle=f134 checkmark.circle.fill=f5e0 checkmark.seal=f5e0 checkmark.seal.fill=f5e0
    checkmark.shield=f483 checkmark.square=f135 checkmark.square.fill=f132 chevron.backward=f141
    chevron.down=f140 chevron.down.circle=f04b chevron.down.circle.fill=f04a chevron.forward=f142
    chevron.left=f141 chevron.left.2=f13d chevron.left.circle=f053 chevron.left.circle.fill=f052
    chevron.left.forwardslash.chevron.right=f174 chevron.right=f142 chevron.right.2=f13e
    chevron.right.circle=f05a chevron.right.circle.fill=f059 chevron.up=f143 chevron.up.chevron.down=f54f
    chevron.up.circle=f063 chevron.up.circle.fill=f062 circle=f130 circle.dashed=f130 circle.dotted=f130
    circle.fill=f12f circle.grid.2x2=f03b circle.grid.3x3=f03b circle.grid.3x3.fill=f03b
    circle.inset.filled=f43e circle.lefthalf.filled=f197 circle.righthalf.filled=f197 circle.slash=f0ad
    clock=f150 clock.arrow.2.circlepath=f2da clock.arrow.circlepath=f2da clock.badge.checkmark=f150
    clock.circle=f150 clock.fill=f150 cloud=f163 cloud.bolt=f593 cloud.bolt.fill=f593 cloud.bolt.rain=f593
    cloud.bolt.rain.fill=f593 cloud.drizzle=f597 cloud.drizzle.fill=f597 cloud.fill=f15f cloud.fog=f591
    cloud.fog.fill=f591 cloud.hail=f592 cloud.heavyrain=f596 cloud.heavyrain.fill=f596 cloud.moon=f594
    cloud.moon.fill=f594 cloud.rain=f597 cloud.rain.fill=f597 cloud.snow=f598 cloud.snow.fill=f598
    cloud.sun=f595 cloud.sun.fill=f595 cloud.sun.rain=f595 comb=f190 computermouse=f37d cpu=f35b
    creditcard=f19b creditcard.circle=f19b creditcard.fill=f19b crop=f19e crop.rotate=f19e cross=f2e0
    cross.case=f2e0 cross.case.fill=f2e0 cross.fill=f2e0 crown=f1a5 crown.fill=f1a5 cube=f1a7 cube.fill=f1a6
    cube.transparent=f1a7 cup.and.saucer=f176 cup.and.saucer.fill=f176 curlybraces=f169 cursorarrow=f1b4
    cursorarrow.rays=f1b4 cylinder=f1b8 cylinder.split.1x2=f1b8 decrease.indent=f275 deskclock=f020
    desktopcomputer=f1c4 dial.low=f29a dice=f1ce dice.fill=f1ce die.face.1=f1ca die.face.1.fill=f1ca
    die.face.2=f1cb die.face.2.fill=f1cb die.face.3=f1cc die.face.3.fill=f1cc die.face.4=f1cd
    die.face.4.fill=f1cd die.face.5=f1ce die.face.5.fill=f1ce die.face.6=f1cf die.face.6.fill=f1cf
    display=f379 divide=f1d4 doc=f224 doc.badge.plus=f214 doc.fill=f214 doc.on.clipboard=f192
    doc.on.doc=f18f doc.on.doc.fill=f18f doc.plaintext=f21a doc.richtext=f21a doc.text=f21a
    doc.text.fill=f219 dollarsign=f1b3 dollarsign.circle=f1b3 dollarsign.circle.fill=f1b3
    dollarsign.square=f1b3 door.left.hand.closed=f206 door.left.hand.open=f206 dot.circle=f43e
    dot.circle.fill=f43e dot.radiowaves.left.and.right=f002 dot.radiowaves.right=f46b drop=f58c
    drop.circle=f58c drop.fill=f58c drop.triangle=f58c dumbbell=f1e6 dumbbell.fill=f1e6 ellipsis=f1d8
    ellipsis.bubble=f185 ellipsis.bubble.fill=f184 ellipsis.circle=f1d8 ellipsis.circle.fill=f1d8
    ellipsis.rectangle=f1d8 envelope=f1f0 envelope.badge=f1ee envelope.circle=f1f0 envelope.circle.fill=f1ee
    envelope.fill=f1ee envelope.open=f1ef envelope.open.fill=f1ef equal=f1fc eraser=f1fe eraser.fill=f1fe
    eurosign=f1ad eurosign.circle=f1ad exclamationmark=f205 exclamationmark.bubble=f17e
    exclamationmark.bubble.fill=f17d exclamationmark.circle=f5d6 exclamationmark.circle.fill=f028
    exclamationmark.octagon=f029 exclamationmark.octagon.fill=f029 exclamationmark.shield=f483
    exclamationmark.triangle=f02a exclamationmark.triangle.fill=f026 externaldrive=f2ca
    externaldrive.connected.to.line.below=f1b8 eye=f208 eye.circle=f208 eye.circle.fill=f208 eye.fill=f208
    eye.slash=f209 eye.slash.fill=f209 eyedropper=f20a eyeglasses=f2aa eyes=f208 face.dashed=f1f6
    face.smiling=f1f5 face.smiling.fill=f1f5 faceid=f643 fan=f210 fanblades=f210 ferry=f213 ferry.fill=f213
    figure.2.and.child.holdinghands=f2e8 figure.and.child.holdinghands=f2e8 figure.roll=f5a4 figure.run=f46e
    figure.stand=f64d figure.walk=f583 figure.wave=f64a film=f230 film.fill=f230 fish=f23a fish.fill=f23a
    flag=f23d flag.checkered=f23c flag.circle=f23d flag.circle.fill=f23b flag.fill=f23b flag.slash=f23b
    flame=f238 flame.fill=f238 flashlight.off.fill=f245 flashlight.on.fill=f244 flip.horizontal=f248
    folder=f256 folder.badge.plus=f257 folder.circle=f256 folder.fill=f24b football=f25d fork.knife=f4a4
    fork.knife.circle=f4a6 forward=f211 forward.end=f4ad forward.end.alt=f4ac forward.end.alt.fill=f4ac
    forward.end.fill=f4ad forward.fill=f211 fuelpump=f298 fuelpump.fill=f298 function=f295
    gamecontroller=f297 gamecontroller.fill=f297 gauge=f29a gauge.medium=f29a gear=f493 gear.circle=f493
    gearshape=f493 gearshape.2=f493 gearshape.2.fill=f493 gearshape.fill=f493 gift=f2a1 gift.circle=f2a1
    gift.fill=f2a1 giftcard=f585 globe=f59f globe.americas=f1e7 globe.americas.fill=f1e7
    globe.asia.australia=f1e7 globe.europe.africa=f1e7 gobackward=f45f gobackward.10=f45f gobackward.15=f45f
    gobackward.30=f45f goforward=f211 goforward.10=f211 goforward.15=f211 goforward.30=f211
    graduationcap=f474 graduationcap.fill=f474 guitars=f2c4 guitars.fill=f2c4 hand.point.right=f2c7
    hand.raised=f2c7 hand.raised.slash=f0ad hand.thumbsdown=f512 hand.thumbsdown.fill=f511
    hand.thumbsup=f514 hand.thumbsup.fill=f513 handbag=f49a handbag.fill=f49a hands.clap=f515
    headphones=f2cb heart=f2d5 heart.circle=f2d5 heart.circle.fill=f2d1 heart.fill=f2d1 heart.slash=f2d4
    heart.slash.fill=f2d4 heart.text.square=f2d3 heart.text.square.fill=f2d2 hexagon=f2d9 hexagon.fill=f2d8
    highlighter=f652 hourglass=f51f hourglass.bottomhalf.fill=f51f hourglass.tophalf.fill=f51f house=f2dc
    house.circle=f2dc house.circle.fill=f2dc house.fill=f2dc humidity=f58e hurricane=f59e icloud=f163
    icloud.and.arrow.down=f162 icloud.and.arrow.up=f167 icloud.fill=f15f icloud.slash=f164
    increase.indent=f276 info=f64e info.circle=f2fd info.circle.fill=f2fc internaldrive=f2ca ipad=f4f6
    iphone=f11c iphone.radiowaves.left.and.right=f566 italic=f277 key=f306 key.fill=f306 keyboard=f30c
    keyboard.chevron.compact.down=f30f ladybug=f0e4 ladybug.fill=f0e4 laptopcomputer=f322
    largecircle.fill.circle=f43e lasso=f489 leaf=f32a leaf.circle=f32a leaf.fill=f32a level=f46d
    lightbulb=f336 lightbulb.fill=f335 lightbulb.slash=f336 line.3.horizontal=f35c
    line.3.horizontal.decrease=f236 line.3.horizontal.decrease.circle=f233
    line.3.horizontal.decrease.circle.fill=f232 line.horizontal.3=f35c line.horizontal.3.decrease=f236
    line.horizontal.3.decrease.circle=f233 line.horizontal.3.decrease.circle.fill=f232 link=f339
    link.badge.plus=f339 link.circle=f339 list.bullet=f279 list.bullet.clipboard=f14e
    list.bullet.rectangle=f572 list.clipboard=f14e list.dash=f279 list.number=f27b list.triangle=f279
    livephoto=f43e location=f390 location.circle=f390 location.circle.fill=f390 location.fill=f390
    location.north=f390 location.north.fill=f390 location.slash=f1a3 lock=f341 lock.circle=f341
    lock.circle.fill=f33e lock.fill=f33e lock.open=f340 lock.open.fill=f33f lock.shield=f499 lock.slash=f340
    lungs=f2e0 magazine=f395 magnifyingglass=f349 magnifyingglass.circle=f349
    magnifyingglass.circle.fill=f349 map=f34d map.circle=f34d map.fill=f34d mappin=f34e
    mappin.and.ellipse=f352 mappin.circle=f34f mappin.circle.fill=f34f mappin.slash=f351 megaphone=f0e6
    megaphone.fill=f0e6 memorychip=f35b message=f365 message.circle=f365 message.circle.fill=f361
    message.fill=f361 mic=f36e mic.circle=f36e mic.circle.fill=f36c mic.fill=f36c mic.slash=f36d
    mic.slash.fill=f36d minus=f374 minus.circle=f377 minus.circle.fill=f376 minus.magnifyingglass=f34a
    minus.square=f375 minus.square.fill=f375 moon=f594 moon.circle=f594 moon.fill=f594 moon.stars=f594
    moon.stars.fill=f594 moon.zzz=f4b2 moon.zzz.fill=f4b2 mountain.2=f509 mouth=f1f5 move.3d=f1b6 mug=f176
    mug.fill=f176 multiply=f156 multiply.circle=f15a multiply.circle.fill=f159 music.mic=f370
    music.note=f387 music.note.list=f411 music.quarternote.3=f387 mustache=f1f3 network=f59f newspaper=f395
    newspaper.fill=f395 nose=f1f6 nosign=f0ad note=f39b note.text=f39e number=f423 octagon=f3c4
    octagon.fill=f3c3 opticaldisc=f5ee opticaldiscdrive=f5ee paintbrush=f0e3 paintbrush.fill=f0e3
    paintbrush.pointed=f0e3 paintpalette=f3d8 paintpalette.fill=f3d8 paperclip=f3e2 paperclip.circle=f3e2
    paperplane=f48a paperplane.circle=f48a paperplane.circle.fill=f48a paperplane.fill=f48a
    paragraphsign=f27d parkingsign=f3e3 pause=f3e4 pause.circle=f3e6 pause.circle.fill=f3e5 pause.fill=f3e4
    pause.rectangle=f3e6 pawprint=f3e9 pawprint.fill=f3e9 pc=f1c5 pencil=f3eb pencil.circle=f64f
    pencil.circle.fill=f64f pencil.tip=f3ea percent=f3f0 person=f013 person.2=f00f person.2.circle=f00f
    person.2.circle.fill=f00e person.2.fill=f00e person.3=f00e person.3.fill=f00e
    person.and.background.dotted=f013 person.badge.key=f00b person.badge.minus=f00d person.badge.plus=f014
    person.circle=f009 person.circle.fill=f009 person.crop.circle=f009
    person.crop.circle.badge.checkmark=f008 person.crop.circle.badge.plus=f014
    person.crop.circle.badge.xmark=f015 person.crop.circle.fill=f009 person.crop.rectangle=f5d2
    person.crop.square=f007 person.crop.square.fill=f006 person.fill=f004 person.fill.badge.plus=f014
    person.fill.checkmark=f008 person.fill.questionmark=f005 person.fill.xmark=f015
    person.text.rectangle=f5d2 personalhotspot=f002 phone=f3f2 phone.arrow.down.left=f3f7
    phone.arrow.up.right=f3f4 phone.badge.plus=f659 phone.circle=f3f2 phone.circle.fill=f3f2 phone.down=f3f5
    phone.down.fill=f3f5 phone.fill=f3f2 photo=f2e9 photo.circle=f2f5 photo.fill=f2e9
    photo.on.rectangle=f2f9 photo.on.rectangle.angled=f2f9 photo.on.rectangle.fill=f2f9 photo.stack=f2f9
    pill=f402 pill.fill=f402 pills=f402 pills.fill=f402 pin=f403 pin.circle=f403 pin.fill=f403
    pin.slash=f404 pin.slash.fill=f404 play=f40a play.circle=f40d play.circle.fill=f40c play.fill=f40a
    play.rectangle=f40b play.rectangle.fill=f40b play.square=f40b play.square.fill=f40b playpause=f40e
    playpause.fill=f40e plus=f415 plus.bubble=f653 plus.circle=f419 plus.circle.fill=f417
    plus.magnifyingglass=f34b plus.square=f416 plus.square.fill=f416 power=f425 power.circle=f425
    power.circle.fill=f425 powerplug=f427 powerplug.fill=f427 printer=f42a printer.fill=f42a
    puzzlepiece=f431 puzzlepiece.extension=f431 puzzlepiece.fill=f431 qrcode=f432 qrcode.viewfinder=f433
    questionmark=f2d6 questionmark.circle=f625 questionmark.circle.fill=f2d7 questionmark.diamond=f2d6
    questionmark.square=f2d6 quote.bubble=f189 quote.closing=f27e quote.opening=f27e radio=f439
    record.circle=f44b record.circle.fill=f44b recordingtape=f57d rectangle=f1a0
    rectangle.and.pencil.and.ellipsis=f60e rectangle.fill=f12e rectangle.grid.1x2=f575
    rectangle.grid.2x2=f570 rectangle.grid.3x2=f573 rectangle.portrait=f1a1
    rectangle.portrait.and.arrow.forward=f343 rectangle.portrait.and.arrow.right=f343 rectangle.stack=f331
    rectangle.stack.fill=f331 refrigerator=f28f repeat=f456 repeat.1=f458 rosette=f124 rotate.left=f465
    rotate.left.fill=f465 rotate.right=f467 rotate.right.fill=f467 ruler=f46d ruler.fill=f46d safari=f18c
    safari.fill=f18b sailboat=f213 scissors=f190 scooter=f37c scope=f1a4 screwdriver=f477 sdcard=f479
    server.rack=f48b shield=f499 shield.fill=f498 shield.lefthalf.fill=f483 shield.slash=f499
    shippingbox=f3d7 shippingbox.fill=f3d7 shuffle=f49f simcard=f4a7 slash.circle=f0ad
    slider.horizontal.3=f62e slider.vertical.3=f66a smallcircle.fill.circle=f43e
    smallcircle.filled.circle=f43e snow=f598 snowflake=f598 soccerball=f4b8 sofa=f4b9 sofa.fill=f4b9
    sparkle=f068 sparkles=f068 speaker=f57f speaker.1=f57f speaker.1.fill=f57f speaker.2=f580
    speaker.2.fill=f580 speaker.3=f57e speaker.3.fill=f57e speaker.fill=f57f speaker.slash=f581
    speaker.slash.fill=f581 speaker.wave.1=f57f speaker.wave.1.fill=f57f speaker.wave.2=f580
    speaker.wave.2.fill=f580 speaker.wave.3=f57e speaker.wave.3.fill=f57e speaker.zzz=f581 speedometer=f4c5
    square=f131 square.and.arrow.down=f2fb square.and.arrow.down.fill=f2fb square.and.arrow.up=f3d1
    square.and.arrow.up.fill=f3d1 square.and.pencil=f3ed square.dashed=f485 square.fill=f12e
    square.grid.2x2=f570 square.grid.2x2.fill=f570 square.grid.3x2=f573 square.grid.3x2.fill=f573
    square.grid.3x3=f2c1 square.grid.3x3.fill=f2c1 square.on.circle=f191 square.on.square=f191
    square.split.2x1=f56d square.stack=f328 square.stack.3d.up=f328 square.stack.3d.up.fill=f328
    square.stack.fill=f328 star=f4d2 star.circle=f4cf star.circle.fill=f4cf star.fill=f4ce
    star.leadinghalf.filled=f4d0 star.lefthalf.fill=f4d0 star.slash=f4d1 star.slash.fill=f4d1
    star.square=f4cf sterlingsign=f1ae stethoscope=f4d9 stop=f4db stop.circle=f667 stop.circle.fill=f666
    stop.fill=f4db stopwatch=f51b stopwatch.fill=f51b storefront=f4dc storefront.fill=f4dc
    strikethrough=f280 suit.club=f639 suit.club.fill=f639 suit.diamond=f639 suit.diamond.fill=f639
    suit.heart=f2d5 suit.heart.fill=f2d1 suit.spade=f639 suit.spade.fill=f639 suitcase=f0d6
    suitcase.fill=f0d6 sum=f4a0 sun.dust=f591 sun.haze=f591 sun.max=f599 sun.max.fill=f599 sun.min=f599
    sun.min.fill=f599 sunrise=f59c sunrise.fill=f59c sunset=f59b sunset.fill=f59b swift=f169 syringe=f391
    tag=f4fc tag.circle=f4fc tag.fill=f4f9 takeoutbag.and.cup.and.straw=f25a
    takeoutbag.and.cup.and.straw.fill=f25a target=f4fe tennisball=f507 terminal=f18d terminal.fill=f18d
    text.aligncenter=f260 text.alignleft=f262 text.alignright=f263 text.badge.plus=f412
    text.book.closed=f0ba text.bubble=f189 text.bubble.fill=f188 text.justify=f261 text.justifyleft=f261
    text.quote=f27e textbox=f60e textformat=f27f textformat.abc=f02c textformat.size=f27f thermometer=f50f
    thermometer.sun=f50f ticket=f516 ticket.fill=f516 timer=f51b tornado=f59e touchid=f237
    train.side.front.car=f52c tram=f52d tram.fill=f52d trash=f1c0 trash.circle=f1c0 trash.circle.fill=f1c0
    trash.fill=f1c0 trash.slash=f1c1 tray=f2fb tray.2=f2fb tray.and.arrow.down=f2fb tray.and.arrow.up=f2fb
    tray.fill=f2fb tray.full=f2fb tree=f531 tree.fill=f531 triangle=f537 triangle.fill=f536 trophy=f538
    trophy.circle=f538 trophy.fill=f538 tshirt=f53f tshirt.fill=f53f tv=f502 tv.fill=f502 umbrella=f54b
    umbrella.fill=f54a umbrella.percent=f54a underline=f287 video=f567 video.circle=f567 video.fill=f567
    video.slash=f568 video.slash.fill=f568 viewfinder=f19f viewfinder.circle=f1a3 wand.and.rays=f068
    wand.and.stars=f068 waveform=f129 waveform.circle=f129 waveform.path.ecg=f430 wifi=f5a9 wifi.slash=f5aa
    wind=f59d wind.snow=f59e wineglass=f2a8 wineglass.fill=f2a8 wrench=f5b7 wrench.and.screwdriver=f5b7
    wrench.and.screwdriver.fill=f5b7 wrench.fill=f5b7 xmark=f156 xmark.circle=f15a xmark.circle.fill=f159
    xmark.square=f158 xmark.square.fill=f157 zzz=f4b2
    """
}
