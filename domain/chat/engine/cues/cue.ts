/**
 * Something people say whatever they are talking about, and what answers it. Finer than a theme: « je parle à sa photo » is
 * answered for itself, not for being about grief.
 */
export interface Cue {
  id: string
  patterns: readonly string[]
  /** Said back for this and nothing else, without claiming to feel. True of a man and of a woman alike. */
  heard: readonly string[]
  /** Open questions that fit these words whatever the theme. */
  questions: readonly string[]
  /** Said to oneself or confessed: repeating it would hurt. */
  isTender?: true
  /** Praises: kept back after heavy words. */
  isPraise?: true
  /** A plain fact of somebody's life, which names no trouble. */
  isFact?: true
  /** Heard so only where somebody is gone. */
  isOfALoss?: true
  /** Answers in the middle of a situation too. */
  holdsAnywhere?: true
  /** Good news: nobody is sent to a doctor for it. */
  isGood?: true
}
