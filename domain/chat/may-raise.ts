import { isHigher, type Level } from './risk.ts'
import { isAboutAnother, isUnderWay, isViolence, type Situation, staysFirst } from './situations.ts'

/** A danger that was just read. */
export interface Sign {
  level: Level
  situation: Situation
  /** `rule`: the words themselves name it. `plain`: said explicitly. `guess`: only likely. */
  how: 'rule' | 'plain' | 'guess'
}

/** State of the conversation when it is read. */
export interface Standing {
  level: Level
  situation: Situation | null
  isGuessed: boolean
  /** A care flow waits for an answer; the gentle check does not count. */
  isInCare: boolean
  /** Turns since each guess that was denied. */
  turnsSinceDenied: Partial<Record<Situation, number>>
}

/** `raise`: help is shown. `ask`: the gentle question. `keep`: nothing changes. */
export type Verdict = 'raise' | 'ask' | 'keep'

/** A denial silences guesses of the same danger for this many turns. */
export const DENIAL_TURNS = 4

/** Thoughts, plan and urge are one matter: a talk does not jump between their flows. */
const ownLife: ReadonlySet<Situation> = new Set([
  'suicidal-thoughts',
  'suicide-plan',
  'self-harm-urge',
  'method-question',
])
const isOther = (one: Situation, other: Situation | null) =>
  other !== null && one !== other && !(ownLife.has(one) && ownLife.has(other))

const isSilenced = ({ situation }: Sign, { turnsSinceDenied }: Standing) =>
  (turnsSinceDenied[situation] ?? DENIAL_TURNS) < DENIAL_TURNS

interface Row {
  when: (sign: Sign, standing: Standing) => boolean
  verdict: Verdict | ((sign: Sign, standing: Standing) => Verdict)
}

/** The first row that applies decides. */
const table: readonly Row[] = [
  // Within care the flow goes on: a guess is heard only when it is graver.
  {
    when: ({ how, level }, { isInCare, isGuessed, level: stands }) =>
      isInCare && !isGuessed && how === 'guess' && !isHigher(level, stands),
    verdict: 'keep',
  },
  // An emergency of the body, and fear for another, give way only to words that name something graver themselves.
  {
    when: ({ situation }, { isInCare, situation: stands }) =>
      isInCare && stands !== null && staysFirst.has(stands) && !isUnderWay.has(situation),
    verdict: ({ how }) => (how === 'rule' ? 'raise' : 'keep'),
  },
  // The aggressor in a violence is not somebody to be rescued.
  {
    when: ({ situation }, { isInCare, situation: stands }) =>
      isInCare && stands !== null && isViolence.has(stands) && isAboutAnother.has(situation),
    verdict: 'keep',
  },
  // Denied a moment ago, and guessed again from other words: asked when it would be grave.
  {
    when: (sign, standing) => sign.how === 'guess' && isSilenced(sign, standing),
    verdict: ({ level }) => (level === 'vigilance' ? 'keep' : 'ask'),
  },
  { when: ({ level }, { level: stands }) => isHigher(level, stands), verdict: 'raise' },
  {
    when: ({ situation }, { situation: stands }) => isUnderWay.has(situation) && stands !== situation,
    verdict: 'raise',
  },
  {
    when: ({ situation, level, how }, { level: stands, situation: standing }) =>
      level === stands && how !== 'guess' && isOther(situation, standing),
    verdict: ({ level, how }) => (level === 'danger' || how === 'rule' ? 'raise' : 'keep'),
  },
  { when: ({ how }, { isInCare }) => !isInCare && how !== 'guess', verdict: 'raise' },
]

/** Whether a danger that was just read changes the help that is shown. */
export function mayRaise(sign: Sign, standing: Standing): Verdict {
  const row = table.find(({ when }) => when(sign, standing))
  if (!row) return 'keep'
  return typeof row.verdict === 'string' ? row.verdict : row.verdict(sign, standing)
}

/** Ordinary turns after which a guessed level is dropped. */
const QUIET_TURNS = 2

/** Only a guess is ever lowered: by a denial, or by ordinary turns. */
export function mayLower(standing: Pick<Standing, 'isGuessed'>, by: 'denial' | { quietTurns: number }): boolean {
  return standing.isGuessed && (by === 'denial' || by.quietTurns >= QUIET_TURNS)
}
