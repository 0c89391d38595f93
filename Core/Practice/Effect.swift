import PipitBase
import PipitJournal

/// What the host is asked to do. It may decline; an activity stays usable when it does.
public enum Effect: Equatable, Sendable {
  /// Says something aloud.
  case say(Speech)
  /// Plays a short sound.
  case sound(Chime)
  /// Shakes the device.
  case buzz(Haptic)
  /// Throws confetti.
  case burst(Burst)
  /// Tells a screen reader.
  case announce(String)
  /// Moves the focus to the element with this id.
  case focus(String)
  /// Sends a token later.
  case after(milliseconds: Int32, token: String)
  /// Leaves the session, of which nothing is worth keeping, for another page.
  case go(String)
  /// Asks for a pack.
  case load(String)
  /// Asks that all packs whose names begin so be kept for use without a network; how far that is
  /// stands in the surroundings.
  case keep(String)
  /// Keeps the file that was chosen last as one of this kind, and sends the token with the file's SHA-256
  /// behind it, or with the name of what went wrong.
  case hold(kind: String, token: String)
  /// Plays a sound that is kept, by its hash; where that cannot be, the token is sent.
  case play(file: String, failed: String)
  /// Hands something to the learner.
  case give(Gift)
  /// Keeps an event in the journal.
  case record(Event)
  /// Lets the last answer to this item in the session count no more.
  case takeBack(String)
  /// Ends the session with its result.
  case finish(LessonResult)
}

/// A short sound.
public enum Chime: String, Equatable, Sendable { case right, wrong, done }

/// A shake of the device.
public enum Haptic: String, Equatable, Sendable { case right, wrong, tap }

/// How much confetti.
public enum Burst: String, Equatable, Sendable { case small, large }

/// Something handed to the learner.
public enum Gift: Equatable, Sendable {
  /// Text for the clipboard.
  case copy(String)
  /// A path of the app as a whole address, for the clipboard.
  case link(String)
  /// The page on paper.
  case print
  /// A file.
  case file(name: String, text: String)
}
