import type { UserType } from '#domain/profile/user-type.ts'
import type { SignedIn, TestApp } from './app.ts'

/** Somebody whose type was changed, which ended their sessions, signs in again. */
export async function signInAgain(
  app: TestApp,
  { person }: Pick<SignedIn, 'person'>,
  type: UserType,
): Promise<SignedIn> {
  const { claims } = (await app.as(type)).person
  await app.sql`update auth.sessions set user_id = ${person.id} where id = ${claims.session_id}`
  return app.clientOf({ ...person, claims: { ...claims, sub: person.id, email: person.email } })
}
