import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/password-hash.ts'
import { preparePayouts } from '#server/money/owed-payouts.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { signInAgain } from '../../support/sign-in-again.ts'
import { startTeamMoney, type TeamMoney } from '../../support/team-money.ts'

const PASSWORD = 'une phrase assez longue'
let money: TeamMoney
beforeAll(async () => {
  money = await startTeamMoney()
})

async function saveAccount(person: Person) {
  const { app } = money
  await app.sql`update auth.users set encrypted_password = ${await hashPassword(PASSWORD)} where id = ${person.id}`
  const response = await app.fetch('/functions/v1/save-payout-account', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.tokenOf(person)}` },
    body: JSON.stringify({ holderName: 'Inès Martin', iban: 'FR7630006000011234567890189', password: PASSWORD }),
  })
  return response.status
}

test('a former practitioner says where to pay what they earned; a patient who never practised cannot', async () => {
  const { app } = money
  const { student, month } = await money.held()
  await app.sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${student.id}`
  const { person: former } = await signInAgain(app, { person: student }, 'patient')
  expect(await money.owedIn(month)).toContain(student.id)
  expect(await saveAccount(former)).toBe(200)
  expect(await money.owedIn(month)).not.toContain(student.id)
  const { orders } = await app.deps.db.asService((sql) => preparePayouts(sql, month, app.deps.clock()))
  expect(orders).toMatchObject([{ practitionerId: student.id, cents: 2999, holderName: 'Inès Martin' }])
  expect(await saveAccount(await createPerson(app.sql, 'patient'))).toBe(403)
})
