import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

// npm run bench [-- <names>]: runs every file of bench, or those named (`chat load`), or all but those named
// (`--except growth soak`), then prints each threshold with its measurement. Fails if one is missed. What follows a
// second `--` is given to the bench: `npm run bench -- safety -- held-out --show`.
const folder = resolve(import.meta.dirname, '../bench')
const benches = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const words = process.argv.slice(2)
const end = words.includes('--') ? words.indexOf('--') : words.length
const isExcept = words[0] === '--except'
const named = words.slice(isExcept ? 1 : 0, end)
const unknown = named.find((name) => !benches.includes(name))
if (unknown) throw new Error(`There is no bench ${unknown}, only ${benches.join(', ')}.`)
const chosen = benches.filter((bench) => named.length === 0 || named.includes(bench) !== isExcept)

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
  const command = [join(folder, `${name}.ts`), ...words.slice(end + 1)]
  const bench = spawn(process.execPath, command, { stdio: ['inherit', 'pipe', 'inherit'] })
  let said = ''
  bench.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
    process.stdout.write(part)
  })
  const [code] = await once(bench, 'close')
  return { said, succeeded: code === 0 }
}
