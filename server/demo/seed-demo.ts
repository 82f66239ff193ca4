import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { TERMS_VERSION } from '#domain/constants.ts'
import { userTypes } from '#domain/profile/user-type.ts'
import type { Database } from '../db/database.ts'
import { createAccount } from '../identity/create-account.ts'
import { demoPasswordHash } from './demo-password-hash.ts'
import { seedDemoBooking } from './seed-demo-booking.ts'
import { seedDemoChat } from './seed-demo-chat.ts'
import { seedDemoMessages } from './seed-demo-messages.ts'
import { seedDemoMood } from './seed-demo-mood.ts'
import { seedDemoRoom } from './seed-demo-room.ts'
import { seedDemoTeam } from './seed-demo-team.ts'

/** Seeds the demonstration data. Safe to run at each start, and by several processes at once. */
export async function seedDemo(db: Database): Promise<void> {
  const now = new Date()
  await seedAccounts(db, now)
  await seedDemoBooking(db, now)
  await seedDemoTeam(db, now)
  await seedDemoRoom(db, now)
  await seedDemoMood(db, now)
  await seedDemoChat(db, now)
  await seedDemoMessages(db, now)
}

async function seedAccounts(db: Database, now: Date): Promise<void> {
  const emails = userTypes.map((userType) => demoAccounts[userType].email)
  const known = await db.asService(
    (sql) => sql<{ email: string }[]>`select email from auth.users where email in ${sql(emails)}`,
  )
  const missing = userTypes.filter((userType) => !known.some(({ email }) => email === demoAccounts[userType].email))
  if (missing.length === 0) return
  await db.asService(async (sql) => {
    for (const userType of missing) {
      const { email, metadata } = demoAccounts[userType]
      const id = await createAccount(sql, {
        email,
        metadata: { ...metadata, terms_version: TERMS_VERSION },
        userType,
        passwordHash: demoPasswordHash,
        confirmedAt: now,
        now,
      })
      if (id && userType === 'student') await sql`update public.profiles set validated_at = ${now} where id = ${id}`
    }
  })
}
