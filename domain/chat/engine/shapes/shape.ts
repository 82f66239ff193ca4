/**
 * The shape of what somebody says, whatever it is about: a wish, a fear, a plan, what somebody said. It answers a message for
 * which nothing was written, with the person's own words wherever they can be said back.
 *
 * In its wordings, `{mots}` is their clause turned to « vous », `{proche}` the one who is spoken of (« votre père »), `{chose}` what
 * `thing` finds in the clause (« un dessin »), `{souhait}` and `{crainte}` what « que ... » or « dormir » answers, after a verb of wish or fear. A wording whose slot cannot be filled is not said.
 */
export interface Shape {
  id: string
  /** Read clause by clause, without the small words that open it: `^` is where the clause begins. */
  patterns: readonly string[]
  thing?: RegExp
  heard: readonly string[]
  /** Questions that fit this shape whatever the subject. */
  questions: readonly string[]
  /** A plain fact: the next question of the situation comes before those of the shape. */
  isFact?: true
  /** Nobody to talk to: a session may be offered. */
  lacksSomeone?: true
  /** Words of somebody else: whatever they resemble, they are no answer of theirs. */
  isReported?: true
  /** Met in many talks: each begins with another of its wordings. */
  turns?: true
  /** Praises: kept back after heavy words. */
  isPraise?: true
}
