/// What people watch: the tabs of a row such as a video site has above its films.
struct Topic: Sendable {
  let id: String
  let english: String
  let arabic: String
  let german: String
  let icon: DemoIcon
  let badge: String?

  private init(
    _ id: String, _ english: String, _ arabic: String, _ german: String, _ icon: DemoIcon, badge: String? = nil
  ) {
    self.id = id
    self.english = english
    self.arabic = arabic
    self.german = german
    self.icon = icon
    self.badge = badge
  }

  enum Language: Sendable { case english, arabic, german }

  func title(in language: Language) -> String {
    switch language {
    case .english: english
    case .arabic: arabic
    case .german: german
    }
  }

  static let all: [Topic] = [
    Topic("for-you", "For you", "لك", "Für dich ausgewählt", .star),
    Topic("music", "Music", "موسيقى", "Musik", .note),
    Topic("live", "Live", "مباشر", "Liveübertragungen", .camera, badge: "3"),
    Topic("podcasts", "Podcasts", "بودكاست", "Podcasts", .microphone),
    Topic("football", "Football", "كرة القدم", "Fußball", .ball, badge: "99+"),
    Topic("gaming", "Gaming", "ألعاب", "Computerspiele", .controller),
    Topic("news", "News", "أخبار", "Nachrichten", .feed, badge: "7"),
    Topic("cooking", "Cooking", "طبخ", "Kochen", .food),
    Topic("travel", "Travel", "سفر", "Reisen", .aeroplane),
    Topic("recent", "Recently uploaded", "أضيف حديثا", "Kürzlich hochgeladen", .clock, badge: "12"),
    Topic("nature", "Nature", "طبيعة", "Natur", .leaf),
    Topic("science", "Science", "علوم", "Naturwissenschaften", .flask),
    Topic("comedy", "Comedy", "كوميديا", "Komödie", .smile),
    Topic("history", "History", "تاريخ", "Geschichte", .flag),
    Topic("photography", "Photography", "تصوير", "Fotografie", .picture),
  ]

  /// The topic at a position of a row however long: the list again and again.
  static func at(_ index: Int) -> (topic: Topic, round: Int) {
    (all[index % all.count], index / all.count + 1)
  }

  /// So many tabs, without icons and badges, in English.
  static func items(count: Int) -> [DemoItem] {
    (0..<count).map { index in
      let (topic, round) = at(index)
      return DemoItem(round == 1 ? topic.id : "\(topic.id)-\(round)", title(at: index, in: .english))
    }
  }

  /// The title at a position, numbered from the second round on.
  static func title(at index: Int, in language: Language) -> String {
    let (topic, round) = at(index)
    let title = topic.title(in: language)
    return round == 1 ? title : "\(title) \(round)"
  }
}
