import { AppError } from '#domain/errors.ts'
import { invoke } from '../data/invoke.ts'

/** Solves a new proof-of-work challenge off the main thread; the solution is sent with the act that it protects. */
export async function passSecurityCheck(): Promise<string> {
  const challenge = await invoke('new-security-check', {})
  const { solveChallengeWorkers } = await import('altcha-lib')
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./security-check.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new AppError('security_check_failed')
  return btoa(JSON.stringify({ challenge, solution }))
}
