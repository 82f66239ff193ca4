import type { AuthServer, BenchPerson } from './people.ts'

/** Number of tabs that were signed out while all refresh at once, round after round. */
export async function tabsSignedOut(
  server: AuthServer,
  person: BenchPerson,
  { tabs, rounds }: { tabs: number; rounds: number },
): Promise<number> {
  let token = person.refreshToken
  let signedOut = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(Array.from({ length: tabs }, () => server.refresh(token, person.from)))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    signedOut += answers.filter((answer) => answer.status !== 200).length
    token = bodies.find((body) => body.refresh_token)?.refresh_token ?? token
  }
  return signedOut
}

/** Number of sessions that survived the replay of a refresh token that was replaced before the wait. */
export async function replaysSurvived(
  server: AuthServer,
  people: readonly BenchPerson[],
  wait: () => Promise<unknown>,
): Promise<number> {
  const newest = await Promise.all(
    people.map(async ({ refreshToken, from }) => (await server.refresh(refreshToken, from)).json()),
  )
  await wait()
  await Promise.all(people.map(({ refreshToken, from }) => server.refresh(refreshToken, from)))
  const after = await Promise.all(people.map(({ from }, i) => server.refresh(newest[i].refresh_token, from)))
  return after.filter((answer) => answer.status === 200).length
}
