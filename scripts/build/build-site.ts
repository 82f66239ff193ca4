import { spawn } from 'node:child_process'
import { once } from 'node:events'

// npm run build: React Router's prerender timeout of ten seconds per page cannot be configured, and a busy machine may
// exceed it on the first page. A build that timed out is retried; any other failure is reported as it is.
const ATTEMPTS = 3
const TIMED_OUT = /Prerender: Request timed out/

for (let attempt = 1; ; attempt += 1) {
  const { code, hasTimedOut } = await build()
  if (code === 0) break
  if (!hasTimedOut || attempt === ATTEMPTS) {
    if (hasTimedOut)
      console.error('\nThe site was not built: this machine is too busy to render its pages. Try again later.')
    process.exit(code)
  }
  console.error('\nRendering a page took more than ten seconds. Building once more…\n')
}

async function build(): Promise<{ code: number; hasTimedOut: boolean }> {
  const child = spawn('react-router', ['build'], { stdio: ['inherit', 'inherit', 'pipe'] })
  let hasTimedOut = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    hasTimedOut ||= TIMED_OUT.test(text)
    // The stack of a timeout adds nothing to the message below.
    if (!hasTimedOut) process.stderr.write(text)
  })
  const [code] = await once(child, 'close')
  return { code: code ?? 1, hasTimedOut }
}
