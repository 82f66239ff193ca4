import { anyCase, methods } from './methods.ts'
import { anyNormal, anyPart, anySerious, onTheirPart, whetherNormal, whetherSerious } from './on-oneself.ts'
import { anyIdea, anyReason, anyWhom, ideas, notForUs, notKnownHere, reasons, toNobody, whom } from './on-others.ts'
import { anyDuration, anyMoment, anyOutcome, howLong, outcomes } from './on-time.ts'
import type { Matter, RequestKind } from './request.ts'
import { anyOfSeveral, anyWeighing, weighings } from './weighings.ts'

interface Answers {
  matters: readonly Matter[]
  /** Where nothing tells what it is about. */
  general: readonly string[]
}

/** What answers each kind of question; what to do and what to say are advised elsewhere. */
export const questionAnswers: Partial<Record<RequestKind, Answers>> = {
  normal: { matters: whetherNormal, general: anyNormal },
  self: { matters: onTheirPart, general: anyPart },
  serious: { matters: whetherSerious, general: anySerious },
  'how-long': { matters: howLong, general: anyDuration },
  outcome: { matters: outcomes, general: anyOutcome },
  why: { matters: reasons, general: anyReason },
  who: { matters: whom, general: anyWhom },
  idea: { matters: ideas, general: anyIdea },
  either: { matters: weighings, general: anyWeighing },
  which: { matters: [], general: anyOfSeveral },
  when: { matters: [], general: anyMoment },
  'what-if': { matters: methods, general: anyCase },
  may: { matters: notForUs, general: [] },
  should: { matters: [...notForUs, ...weighings], general: [] },
  rhetorical: { matters: [], general: toNobody },
  fact: { matters: notForUs, general: notKnownHere },
  open: { matters: notForUs, general: [] },
}
