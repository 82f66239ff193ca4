import { join } from 'node:path'
import { createDatabase } from '../http/prepare-rows.ts'
import { installPeers, peersFolder } from '../peers.ts'
import { type BenchPerson, PASSWORD } from './people.ts'
import type { Run } from './run.ts'

/** better-auth on the same PostgreSQL, with the same people; answers how one of them signs in there. */
export async function startPeer(
  { processes, socketFolder }: Run,
  port: number,
  people: readonly BenchPerson[],
): Promise<(person: BenchPerson) => Promise<void>> {
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
  const origin = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`better-auth answered ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  for (const { email } of people) await post('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  return ({ email }) => post('/sign-in/email', { email, password: PASSWORD })
}
