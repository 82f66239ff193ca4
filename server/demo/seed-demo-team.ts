import { demoAccounts, secondDemoAdministrator } from '#domain/auth/demo-accounts.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import { statusValidUntil } from '#domain/verification/status-valid-until.ts'
import type { Database } from '../db/database.ts'
import { createAccount } from '../identity/create-account.ts'
import { demoPasswordHash } from './demo-password-hash.ts'
import { demoStudents } from './demo-students.ts'

/** Nobody can sign in as him: he only appears in lists. */
const secondPsychologist = {
  email: 'paul@demo.mivoix.fr',
  metadata: { name: 'Paul Vasseur', specialization: 'health' },
} as const

const psychologists = [
  { email: demoAccounts.therapist.email, practisingSince: '2014-09-01', number: '10101010101', isReferent: true },
  { email: secondPsychologist.email, practisingSince: '2019-09-01', number: '20202020202', isReferent: false },
]

const SUPERVISED_FOR_DAYS = 90
const studentEmails = [demoAccounts.student.email, ...demoStudents.map(({ email }) => email)]

/**
 * Seeds a second administrator and verified psychologists as supervisors, so that the demo students may see patients.
 */
export async function seedDemoTeam(db: Database, now: Date): Promise<void> {
  await db.asService(async (sql) => {
    const common = { confirmedAt: now, now }
    await createAccount(sql, {
      ...secondDemoAdministrator,
      userType: 'admin',
      passwordHash: demoPasswordHash,
      ...common,
    })
    await createAccount(sql, { ...secondPsychologist, userType: 'therapist', passwordHash: null, ...common })
    for (const { email, practisingSince, number, isReferent } of psychologists) {
      await sql`
        update profiles set verified_at = coalesce(verified_at, ${now}),
          practising_since = coalesce(practising_since, ${practisingSince}),
          registration_number = coalesce(registration_number, ${number}), is_referent = ${isReferent}
        where id = (select id from auth.users where email = ${email}) and user_type = 'therapist'
          and (verified_at is null or practising_since is null or registration_number is null)`
    }
    // A range of numbers that is kept for fiction: none of them rings anywhere.
    for (const [at, email] of [...psychologists.map(({ email: own }) => own), ...studentEmails].entries())
      await sql`
        update profiles set telephone = coalesce(telephone, ${`3363998${String(at + 1).padStart(4, '0')}`})
        where id = (select id from auth.users where email = ${email}) and telephone is null`
    // Renews the proof of the demo students each academic year.
    const today = dayOf(now)
    await sql`
      update profiles set status_valid_until = ${statusValidUntil(today)},
        supervisor_id = coalesce(supervisor_id, (select id from auth.users where email = ${demoAccounts.therapist.email}))
      where user_type = 'student' and validated_at is not null
        and (coalesce(status_valid_until, '-infinity') < ${today} or supervisor_id is null)
        and id in (select id from auth.users where email in ${sql(studentEmails)})`
    // Their past sessions were held under this supervision.
    await sql`
      update app.supervisions set began_at = ${addMinutes(now, -SUPERVISED_FOR_DAYS * 24 * 60)}
      where began_at > ${addMinutes(now, -60)} and ended_at is null
        and student_id in (select id from auth.users where email in ${sql(studentEmails)})`
  })
}
