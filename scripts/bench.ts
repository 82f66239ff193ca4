import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

// npm run bench [-- <names>]: runs every bench:* of package.json, or those named (`chat load`), or all but those named
// (`--except growth soak`), then prints each threshold with its measurement. Fails if one is missed.
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(new URL('../package.json', import.meta.url), 'utf8'),
)
const { values, positionals: named } = parseArgs({ allowPositionals: true, options: { except: { type: 'boolean' } } })
const benches = Object.keys(scripts).filter((script) => script.startsWith('bench:'))
const unknown = named.find((name) => !benches.includes(`bench:${name}`))
if (unknown) throw new Error(`There is no bench:${unknown}.`)
const chosen = benches.filter(
  (bench) => named.length === 0 || named.includes(bench.slice(6)) !== Boolean(values.except),
)

const table: string[] = []
let areAllMet = true
for (const name of chosen) {
  console.log(`\n── ${name}`)
  const startedAt = performance.now()
  const { said, succeeded } = await run(name)
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  const thresholds = said.split('\n').filter((line) => /^(met|MISSED) /.test(line))
  table.push(
    '',
    `${name}, ${minutes} min`,
    ...(thresholds.length > 0 ? thresholds : [succeeded ? 'met' : 'MISSED']).map((line) => `  ${line}`),
  )
  areAllMet &&= succeeded
}
console.log(
  `\n── every threshold\n${table.join('\n')}\n\n${areAllMet ? 'Every threshold is met.' : 'Some thresholds are missed.'}`,
)
process.exitCode = areAllMet ? 0 : 1

async function run(name: string): Promise<{ said: string; succeeded: boolean }> {
  const bench = spawn('npm', ['run', '--silent', name], { stdio: ['inherit', 'pipe', 'inherit'] })
  let said = ''
  bench.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
    process.stdout.write(part)
  })
  const [code] = await once(bench, 'close')
  return { said, succeeded: code === 0 }
}
