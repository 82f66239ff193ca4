import { beforeAll, describe, expect, test } from 'vitest'
import { fragmentOf, type ProviderJourney, someone, startProviderJourney } from '../../support/provider-journey.ts'
import { PASSWORD, signUpAndConfirm } from '../../support/rows/sign-up.ts'

let journey: ProviderJourney

beforeAll(async () => {
  journey = await startProviderJourney()
})

describe('an identity', () => {
  test('is linked, listed, told by mail, and unlinked', async () => {
    const { client, email, session } = await signUpAndConfirm(journey.app)
    const person = someone()
    const arrived = await journey.link(client, person)
    expect((await journey.userOf(arrived))?.id).toBe(session.user.id)
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map((one) => one.provider)).toEqual(['email', 'essai'])
    await expect
      .poll(async () => (await journey.app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Une façon de vous connecter a été ajoutée')
    const theirs = data?.identities.find((one) => one.provider === 'essai')
    if (!theirs) throw new Error('not linked')
    expect((await client.auth.unlinkIdentity(theirs)).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email'])
    expect(await journey.userOf((await journey.signIn(person)).arrived)).toMatchObject({ email: person.email })
  })

  test('that is unlinked ends the sessions opened by it', async () => {
    const { client, email } = await signUpAndConfirm(journey.app)
    const elsewhere = await journey.userOf(await journey.link(client, { ...someone(), email }))
    expect(elsewhere).not.toBeNull()
    const { data } = await client.auth.getUserIdentities()
    const theirs = data?.identities.find((one) => one.provider === 'essai')
    if (!theirs) throw new Error('not linked')
    const open = () => journey.app.sql`select from auth.sessions where user_id = ${theirs.user_id}`
    expect((await open()).count).toBe(2)
    expect((await client.auth.unlinkIdentity(theirs)).error).toBeNull()
    expect((await open()).count).toBe(1)
  })

  test('is unlinked once there is a password', async () => {
    const { arrived } = await journey.signIn(someone())
    const { access_token, refresh_token } = fragmentOf(arrived)
    const client = journey.app.visitor()
    await client.auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })
    const { data } = await client.auth.getUserIdentities()
    const [theirs] = data?.identities ?? []
    if (!theirs) throw new Error('no identity')
    expect((await client.auth.unlinkIdentity(theirs)).error?.code).toBe('single_identity_not_deletable')
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
    expect((await client.auth.unlinkIdentity(theirs)).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email'])
  })

  test('that leads to another account stays there', async () => {
    const person = someone()
    await journey.signIn(person)
    const { client } = await signUpAndConfirm(journey.app)
    expect(fragmentOf(await journey.link(client, person))).toMatchObject({ error_code: 'identity_already_exists' })
  })

  test('stays when it is the last one, or unknown', async () => {
    const { client } = await signUpAndConfirm(journey.app)
    const { data } = await client.auth.getUserIdentities()
    const [own] = data?.identities ?? []
    if (!own) throw new Error('no identity')
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    })
    await journey.link(client, someone())
    const unknown = { ...own, identity_id: crypto.randomUUID() }
    expect((await client.auth.unlinkIdentity(unknown)).error).toMatchObject({ code: 'identity_not_found', status: 422 })
  })

  test('needs a fresh proof to be added', async () => {
    const { client } = await signUpAndConfirm(journey.app)
    journey.app.clock.advance({ minutes: 11 })
    const { error } = await client.auth.linkIdentity({ provider: 'essai' as never })
    expect(error?.code).toBe('reauthentication_needed')
    const token = await journey.provider.idToken(someone())
    const byToken = await client.auth.linkIdentity({ provider: 'essai', token })
    expect(byToken.error?.code).toBe('reauthentication_needed')
  })

  test("is linked by a provider's token too, and told by mail", async () => {
    const { client, email, session } = await signUpAndConfirm(journey.app)
    const token = await journey.provider.idToken(someone(), { expires: 24 * 60 * 60 })
    const { data, error } = await client.auth.linkIdentity({ provider: 'essai', token })
    expect(error).toBeNull()
    expect(data).toMatchObject({ user: { id: session.user.id, app_metadata: { providers: ['email', 'essai'] } } })
    await expect
      .poll(async () => (await journey.app.mailsTo(email))[0]?.body_text, { timeout: 10_000 })
      .toContain('Une façon de vous connecter a été ajoutée')
  })
})
