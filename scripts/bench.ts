import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

// npm run bench: runs every bench:* of package.json, then prints each threshold with its measurement. Fails if one is
// missed.
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(new URL('../package.json', import.meta.url), 'utf8'),
)
const table: string[] = []
let areAllMet = true
for (const name of Object.keys(scripts).filter((script) => script.startsWith('bench:'))) {
  console.log(`\n── ${name}`)
  const { said, succeeded } = await run(name)
  const thresholds = said.split('\n').filter((line) => /^(met|MISSED) /.test(line))
  table.push(
    '',
    name,
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
