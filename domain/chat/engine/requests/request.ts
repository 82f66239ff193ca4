import type { PlainText } from '../../detector/normalise.ts'
import type { ThemeId } from '../themes/theme.ts'

/** What is asked, whatever it is about. */
export type RequestKind =
  /** What to say to somebody. */
  | 'words'
  /** What to do. */
  | 'how'
  /** What we would do. */
  | 'place'
  /** « C'est moi le problème ? » */
  | 'self'
  /** « C'est bizarre de pleurer encore ? » */
  | 'normal'
  /** What we think of something they could do. */
  | 'idea'
  | 'either'
  /** Which of several things that were told of: « vous choisiriez quoi ? » */
  | 'which'
  /** What has to be asked of whoever decides: « je peux reporter mes examens ? » */
  | 'may'
  | 'should'
  /** « Je leur dis quand ? » */
  | 'when'
  /** « Et s'il ne répond pas ? » */
  | 'what-if'
  | 'how-long'
  | 'who'
  | 'serious'
  | 'why'
  /** What will become of it. */
  | 'outcome'
  | 'opinion'
  /** Where, how many: what is looked up. */
  | 'fact'
  /** « Pourquoi lui ? »: nobody expects an answer. */
  | 'rhetorical'
  /** Something else. */
  | 'open'

export interface Asked {
  kind: RequestKind
  /** The clause that asks. */
  clause: PlainText
  /** The sentence it stands in, as it was written. */
  said: string
}

/** What a request may be about, and what answers it then. */
export interface Matter {
  id: string
  /** Found in what is asked, in the rest of the message, or in what was just said. */
  patterns: readonly string[]
  /** What is talked about when nothing of it is named. */
  themes?: readonly ThemeId[]
  /** The same, closer: how the names of situations begin. */
  situations?: readonly string[]
  /** Told some messages ago, it still holds: « ma femme n'est pas au courant ». */
  lasts?: true
  /** Answers a choice between two things, not only whether to do one. */
  isOfTwo?: true
  /** Which it takes for granted: elsewhere it would be wrong. */
  needs?: readonly ThemeId[]
  answers: readonly string[]
}
