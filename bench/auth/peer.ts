import { join } from 'node:path'
import { KeptConnection, requestBytes } from '../http/load.ts'
import { createDatabase } from '../http/prepare-rows.ts'
import { installPeers, peersFolder } from '../peers.ts'
import { type BenchPerson, PASSWORD } from './people.ts'
import type { Run } from './run.ts'

/** Starts better-auth on the same PostgreSQL with the same accounts; returns the sign-in request of one of them. */
export async function startPeer(
  { processes, socketFolder }: Run,
  port: number,
  people: readonly BenchPerson[],
): Promise<(person: BenchPerson) => Buffer> {
  installPeers()
  await createDatabase(socketFolder, 'better_auth')
  await processes.start(
    'better-auth',
    [join(peersFolder, 'better-auth.js')],
    {
      PORT: String(port),
      SOCKET_FOLDER: socketFolder,
      DATABASE: 'better_auth',
      POOL_SIZE: '10',
      NODE_ENV: 'production',
    },
    '/api/auth/ok',
  )
  const headers = { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` }
  const request = (path: string, body: object) =>
    requestBytes(port, 'POST', `/api/auth${path}`, headers, JSON.stringify(body))
  const connection = new KeptConnection(port)
  for (const { email } of people)
    await connection.ask(request('/sign-up/email', { name: 'Ada', email, password: PASSWORD }))
  connection.close()
  return ({ email }) => request('/sign-in/email', { email, password: PASSWORD })
}
