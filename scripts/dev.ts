import { type ChildProcess, spawn } from 'node:child_process'
import { createPaymentProvider } from '#server/providers/payment/create-payment-provider.ts'
import { readSettings } from '#server/settings.ts'
import { publicSettingsOf } from '#server/static/public-settings-of.ts'

// npm run dev: Vite serves the web application with hot reload and proxies everything else to the server, which
// restarts whenever its code changes.
const shared = { ...process.env, DEMO: process.env.DEMO ?? 'on' }
const settings = readSettings(shared)
const { PORT } = settings
const serverPort = PORT + 1
const { options } = await createPaymentProvider(settings)

const children: ChildProcess[] = [
  spawn('node', ['--watch-path=server', '--watch-path=domain', '--watch-path=db', 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...shared, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${PORT}` },
  }),
  spawn('react-router', ['dev', '--port', String(PORT)], {
    stdio: 'inherit',
    env: {
      ...shared,
      SERVER_ADDRESS: `http://127.0.0.1:${serverPort}`,
      VITE_PUBLIC_SETTINGS: JSON.stringify(publicSettingsOf(settings, options)),
    },
  }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.once('exit', stop)
