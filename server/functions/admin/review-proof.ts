import { AppError } from '#domain/errors.ts'
import { dayOf } from '#domain/time.ts'
import type { ProofMail } from '#domain/verification/proof-mail.ts'
import { type Review, reviewSchema } from '#domain/verification/review-schema.ts'
import { reviewStandsAt } from '#domain/verification/review-stands-at.ts'
import { statusValidUntil } from '#domain/verification/status-valid-until.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { giveSupervisor } from '../../verification/give-supervisor.ts'

type Accepted = Extract<Review, { decision: 'accepted' }>

interface StudentRow {
  first_name: string
  email: string | null
  validated_at: Date | null
  status_valid_until: string | null
  supervisor_id: string | null
  name: string
  university: string | null
  study_year: string | null
}

/**
 * Accepts a proof, asks for another or refuses it. The mail is delayed by a few
 * seconds, in which the decision can be undone.
 */
export const reviewProof = defineAdminFunction({
  name: 'review-proof',
  level: 'plain',
  input: reviewSchema,
  audit: ({ input }) => ({
    subject: input.studentId,
    detail: { decision: input.decision, ...('reason' in input && { reason: input.reason }) },
  }),
  async handle({ input, sql, now, adminId, deps }) {
    const { jobs } = deps
    const student = await lockStudent(sql, input.studentId)
    await refuseStale(sql, student, input)
    const validUntil = statusValidUntil(dayOf(now))
    if (input.decision === 'accepted') await accept(sql, deps, student, input, { validUntil, now })
    const mail = await mailOf(sql, student, input, validUntil)
    const notBefore = reviewStandsAt(now)
    const mailId = student.email
      ? await queueMail(sql, jobs, { to: student.email, template: 'proof-decided', data: mail, notBefore })
      : null
    const supervisor = await newSupervisor(sql, input.studentId, student.supervisor_id)
    const supervisorMailId = supervisor
      ? await queueMail(sql, jobs, {
          to: supervisor.email,
          template: 'supervision-given',
          data: { reader: 'supervisor', name: supervisor.student_name },
          notBefore,
        })
      : null
    const before = {
      validated_at: student.validated_at?.toISOString() ?? null,
      status_valid_until: student.status_valid_until,
      supervisor_id: student.supervisor_id,
      supervisor_mail_id: supervisorMailId,
      // Only if they changed: until the first accepted proof, the student may correct them meanwhile.
      ...('studies' in input && { studies: { university: student.university, study_year: student.study_year } }),
    }
    const [review] = await sql<{ id: string }[]>`
      insert into app.proof_reviews (student_id, object_id, decision, reason, reviewer_id, reviewed_at, before, mail_id)
      values (${input.studentId}, ${input.objectId}, ${input.decision}, ${'reason' in input ? input.reason : null}, ${adminId},
        ${now}, ${sql.json(before)}, ${mailId})
      returning id`
    if (!review) throw new Error('the review was not written')
    return { reviewId: review.id }
  },
})

/** Mutex per student: two concurrent decisions run one after the other. */
async function lockStudent(sql: Transaction, id: string): Promise<StudentRow> {
  const [student] = await sql<StudentRow[]>`
    select p.first_name, u.email, p.validated_at, p.status_valid_until::text, p.supervisor_id,
      btrim(p.first_name || ' ' || p.last_name) as name, p.university, p.study_year
    from profiles p join auth.users u on u.id = p.id
    where p.id = ${id} and p.user_type = 'student' for update of p`
  if (!student) throw new AppError('not_found')
  return student
}

/** The reviewed proof must be the newest one and still undecided; an accepted one, about the profile as it was shown. */
async function refuseStale(sql: Transaction, student: StudentRow, review: Review): Promise<void> {
  const { studentId, objectId } = review
  const [newest] = await sql<{ id: string; is_decided: boolean }[]>`
    select o.id, exists (
      select from app.proof_reviews r where r.object_id = o.id and r.undone_at is null) as is_decided
    from storage.objects o where o.bucket_id = 'proofs' and o.owner = ${studentId}
    order by o.created_at desc limit 1`
  const isAsShown = review.decision !== 'accepted' || isDeclared(student, review.declared)
  if (newest?.id !== objectId || newest.is_decided || !isAsShown) throw new AppError('review_stale')
}

function isDeclared(student: StudentRow, { name, university, studyYear }: Accepted['declared']): boolean {
  return student.name === name && student.university === university && student.study_year === studyYear
}

async function accept(
  sql: Transaction,
  deps: Pick<Deps, 'fanout'>,
  student: StudentRow,
  { studentId, supervisorId, studies }: Accepted,
  { validUntil, now }: { validUntil: string; now: Date },
): Promise<void> {
  const chosen = supervisorId ?? student.supervisor_id
  if (!chosen) throw new AppError('supervisor_missing', { field: 'supervisorId' })
  await giveSupervisor(sql, deps, { studentId, supervisorId: chosen }, now)
  await sql`
    update profiles set validated_at = ${now}, status_valid_until = ${validUntil},
      university = coalesce(${studies?.university ?? null}, university),
      study_year = coalesce(${studies?.studyYear ?? null}, study_year)
    where id = ${studentId}`
}

async function mailOf(sql: Transaction, student: StudentRow, review: Review, validUntil: string): Promise<ProofMail> {
  const { first_name: firstName } = student
  if (review.decision !== 'accepted') return { firstName, decision: review.decision, reason: review.reason }
  const [supervisor] = await sql<{ name: string }[]>`
    select btrim(s.first_name || ' ' || s.last_name) as name
    from profiles p join profiles s on s.id = p.supervisor_id where p.id = ${review.studentId}`
  return { firstName, decision: 'accepted', validUntil, supervisorName: supervisor?.name ?? '' }
}

/** Supervisor that the decision has just given, if it is another one than before. */
async function newSupervisor(
  sql: Transaction,
  studentId: string,
  former: string | null,
): Promise<{ email: string; student_name: string } | undefined> {
  const [row] = await sql<{ email: string; student_name: string }[]>`
    select u.email, btrim(p.first_name || ' ' || p.last_name) as student_name
    from profiles p join auth.users u on u.id = p.supervisor_id
    where p.id = ${studentId} and p.supervisor_id is distinct from ${former}::uuid and u.email is not null`
  return row
}
