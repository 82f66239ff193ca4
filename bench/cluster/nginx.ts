import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined

/** nginx with the site of deploy/nginx.conf, without TLS, in front of processes on these ports. */
export async function startNginx(port: number, processes: readonly string[]): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-nginx-'))
  const shipped = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const upstream = processes.map((process) => `server 127.0.0.1:${process} max_fails=0;`).join('\n')
  const site = shipped
    .replace(/(?:^ +server 127\.0\.0\.1:\d+ .*\n)+/m, `${upstream}\n`)
    .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^.*(?:listen \[::\]|ssl_|error_log).*$/gm, '')
    .replaceAll(/<([^<>\n]+)>/g, '$1')
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    'pid nginx.pid; error_log error.log; events { worker_connections 1024; } http { access_log off; include site.conf; }',
  )
  const child = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx does not start')
    await pause(50)
  }
  return {
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      await tellErrors(join(folder, 'error.log'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Prints the distinct errors of nginx's log. */
async function tellErrors(log: string): Promise<void> {
  const kinds = new Map<string, number>()
  for (const [, kind = ''] of (await readFile(log, 'utf8')).matchAll(
    /\] \d+#\d+: (?:\*\d+ )?(.*?)(?:, client:.*)?$/gm,
  )) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const [kind, count] of kinds) console.log(`nginx, ${count} ×: ${kind}`)
}
