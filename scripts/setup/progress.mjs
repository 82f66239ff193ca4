import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A setup error that the person can fix: printed as a sentence, without a stack. */
export class CannotSetUp extends Error {}

/**
 * Runs a command quietly. Prints progress after two seconds, and the command's output if it fails.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, advice?: string }} [options]
 */
export async function runWithProgress(what, command, args, { env = {}, advice = '' } = {}) {
  const startedAt = Date.now()
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))

  const { isTTY } = process.stdout
  let seconds = 0
  const timer = setInterval(() => {
    seconds += 1
    if (isTTY && seconds >= 2) process.stdout.write(`\r${what}… ${elapsed()}`)
    else if (seconds === 2 || seconds % 10 === 0) console.log(`${what}… ${elapsed()}`)
  }, 1000)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said += error.message
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(timer)
  if (isTTY && seconds >= 2) process.stdout.write('\r\u001b[K')
  if (code !== 0) throw new CannotSetUp(`${said.trim()}\n\n${what}: failed after ${elapsed()}. ${advice}`.trim())
  if (seconds >= 2) console.log(`${what}: done in ${elapsed()}`)
}
