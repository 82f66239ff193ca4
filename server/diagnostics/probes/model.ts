import { formatPercent } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import type { Deps } from '../../deps.ts'
import { fine, gradeByThresholds, type Probe, type Remark, untested, warning } from '../probe.ts'

const SPENT_SHARE = 80
const FALLBACK_SHARE = 20
/** Minimum number of answers for a failure rate. */
const ANSWERS_THAT_COUNT = 5
const INSTRUCTIONS = 'Réponds par un seul mot : oui.'
const TOKENS = { inputTokens: 40, outputTokens: 1 }

/** Never critical: the embedded engine answers when the model does not. */
export const probeModel: Probe = async (deps, signal) => {
  const { model } = deps
  if (!model) return [untested('Aucun modèle n’est réglé : l’assistant suit ses guides écrits.')]
  const { failedShare, outcomes } = model.answers.recent
  const remarks = [await wordOf(model, signal), await spentToday(deps)]
  if (outcomes >= ANSWERS_THAT_COUNT) {
    const share = Math.round(failedShare * 100)
    remarks.push(
      gradeByThresholds(
        share,
        { warning: FALLBACK_SHARE },
        `${formatPercent(share)} de réponses de secours sur les ${outcomes} dernières.`,
        'Dans les sources, essayez le modèle par `npm run bench -- model`.',
      ),
    )
  }
  return remarks
}

async function wordOf({ writer, allowance }: NonNullable<Deps['model']>, signal: AbortSignal): Promise<Remark> {
  const setAside = await allowance.take(allowance.costOf(TOKENS))
  if (!setAside) return warning('Le budget du jour est épuisé.', 'Augmentez MODEL_EUROS_PER_DAY, ou attendez demain.')
  const startedAt = performance.now()
  try {
    const request = { instructions: INSTRUCTIONS, turns: [{ role: 'user' as const, text: 'Oui ?' }], maxTokens: 1 }
    const pieces = writer.write(request, signal)
    // The first piece or the end counts as an answer; the rest is not awaited.
    await pieces.next()
    void pieces.return(undefined)
    return fine(`Répond en ${Math.round(performance.now() - startedAt)} ms.`)
  } catch {
    return warning(
      'Le modèle ne répond pas ; les guides écrits le remplacent.',
      'Vérifiez MODEL_URL, MODEL_NAME et MODEL_API_KEY, puis, dans les sources, `npm run bench -- model`.',
    )
  }
}

async function spentToday({ db, settings, clock }: Deps): Promise<Remark> {
  const [row] = await db.asService(
    (sql) => sql<{ euros: number }[]>`
      select micro_euros::float8 / 1000000 as euros from app.model_spending where day = ${dayOf(clock())}`,
  )
  const share = Math.min(100, Math.round(((row?.euros ?? 0) / settings.MODEL_EUROS_PER_DAY) * 100))
  return gradeByThresholds(
    share,
    { warning: SPENT_SHARE },
    `Budget du jour utilisé à ${formatPercent(share)}.`,
    'Augmentez MODEL_EUROS_PER_DAY, ou laissez les guides écrits répondre.',
  )
}
