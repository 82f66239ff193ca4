import type { FollowUp } from './follow-up.ts'
import { followUpsOfOneself } from './follow-ups-of-oneself.ts'
import { questionsAboutTheLine } from './follow-ups-that-ask.ts'
import { followUpsToHelp } from './follow-ups-to-help.ts'

/**
 * What people say next once a crisis has been met, and how it is answered before the help line is named again. None of
 * it lowers the level: « je plaisantais » is answered, not believed or doubted aloud. The first that fits answers.
 */
export const followUps: readonly FollowUp[] = [...questionsAboutTheLine, ...followUpsToHelp, ...followUpsOfOneself]
