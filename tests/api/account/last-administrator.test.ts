import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

/** Somebody without a password, who has just proved who they are. */
async function proved(userType: 'admin' | 'patient'): Promise<SignedIn> {
  const client = await app.as(userType)
  const timestamp = Math.floor(app.clock.now().getTime() / 1000)
  await app.sql`update auth.sessions set amr = ${app.sql.json([{ method: 'oauth', timestamp }])}
    where user_id = ${client.person.id}`
  return client
}

const erase = (client: SignedIn) => invoke(client, 'delete-my-account', { confirmation: 'SUPPRIMER' })

test('the last administrator cannot delete their account, nor the last two at the same time', async () => {
  const pair = [await proved('admin'), await proved('admin')]
  const answers = await Promise.all(pair.map(erase))
  expect(answers.map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ deleted: true }, expect.objectContaining({ code: 'last_administrator' })]),
  )
  const left = await app.sql`select id from auth.users where raw_app_meta_data ->> 'user_type' = 'admin'`
  expect(left).toHaveLength(1)
  // Everybody else leaves as before.
  expect((await erase(await proved('patient'))).body).toEqual({ deleted: true })
})
