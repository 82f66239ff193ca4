import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

// npm run bench: every bench:* of package.json in turn. Fails if one of them misses its bar.
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(new URL('../package.json', import.meta.url), 'utf8'),
)
const missed: string[] = []
for (const name of Object.keys(scripts).filter((script) => script.startsWith('bench:'))) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' })
  if (status !== 0) missed.push(name)
}
console.log(missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nEvery bar is met.')
process.exitCode = missed.length > 0 ? 1 : 0
