import { setImmediate as pause } from 'node:timers/promises'
import { readMessage } from '#domain/chat/reading/read-message.ts'
import { isHigher } from '#domain/chat/risk.ts'
import { SAFETY_RESULTS_PUBLISHED_ON } from '#domain/constants.ts'
import { formatCount, formatDate } from '#domain/format.ts'
import { dayOf, daysBetween } from '#domain/time.ts'
import { critical, fine, gradeByThresholds, type Probe, type Remark } from '../probe.ts'
import { type SafetyPhrase, safetyPhrases } from '../safety-phrases.ts'

const OLD_DAYS = 90
const MEASURE = 'Dans les sources, mesurez par `npm run bench -- safety`, puis publiez les résultats sur /securite-ia.'

export const probeSafety: Probe = async ({ clock }) => [
  await readPhrases(safetyPhrases),
  gradeByThresholds(
    daysBetween(SAFETY_RESULTS_PUBLISHED_ON, dayOf(clock())),
    { warning: OLD_DAYS },
    `Résultats publiés le ${formatDate(SAFETY_RESULTS_PUBLISHED_ON)}.`,
    MEASURE,
  ),
]

/** A single missed danger is critical. */
export async function readPhrases(phrases: readonly SafetyPhrase[]): Promise<Remark> {
  let missed = 0
  for (const { text, level } of phrases) {
    const read = readMessage(text)
    if (isHigher(level, read.level)) missed += 1
    // Yields to the event loop.
    await pause()
  }
  const text = `${phrases.length - missed} phrases de danger sur ${phrases.length} reconnues.`
  return missed === 0
    ? fine(text)
    : critical(
        `${formatCount(missed, 'phrase de danger manquée', 'phrases de danger manquées')}. ${text}`,
        'Revenez à la version précédente, puis lancez `npm run bench -- safety` dans les sources.',
      )
}
