import { CircuitBreaker } from '../../circuit-breaker.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../settings.ts'
import { ModelBudget } from './model-budget.ts'

/** Configured endpoint and its budget; null without one: the embedded engine answers. */
export async function createLanguageModel(settings: Settings, db: Database, clock: Clock): Promise<Deps['model']> {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey } = settings
  if (!url || !name) return null
  // Imported lazily: most starts have no model.
  const { createOpenAiCompatibleModel } = await import('./openai-compatible.ts')
  return {
    writer: createOpenAiCompatibleModel({ url, name, apiKey }),
    allowance: new ModelBudget(db, clock, settings),
    answers: new CircuitBreaker(),
    readings: new CircuitBreaker(),
  }
}
