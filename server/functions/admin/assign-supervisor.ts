import { z } from 'zod'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { giveSupervisor } from '../../verification/give-supervisor.ts'

interface People {
  student_name: string
  student_email: string | null
  supervisor_name: string
  supervisor_email: string | null
}

/** Changes a student's supervisor; notifies both, and keeps the earlier one in the history. */
export const assignSupervisorTo = defineAdminFunction({
  name: 'assign-supervisor',
  level: 'plain',
  input: z.object({ studentId: z.uuid(), supervisorId: z.uuid() }),
  audit: ({ input: { studentId, supervisorId } }) => ({ subject: studentId, detail: { supervisorId } }),
  async handle({ input, sql, now, deps }) {
    const { jobs } = deps
    await giveSupervisor(sql, deps, input, now)
    const [people] = await sql<People[]>`
      select btrim(p.first_name || ' ' || p.last_name) as student_name, u.email as student_email,
        btrim(s.first_name || ' ' || s.last_name) as supervisor_name, su.email as supervisor_email
      from profiles p join auth.users u on u.id = p.id
      join profiles s on s.id = p.supervisor_id join auth.users su on su.id = s.id
      where p.id = ${input.studentId}`
    const template = 'supervision-given'
    if (people?.student_email) {
      const data = { reader: 'student' as const, name: people.supervisor_name }
      await queueMail(sql, jobs, { to: people.student_email, template, data })
    }
    if (people?.supervisor_email) {
      const data = { reader: 'supervisor' as const, name: people.student_name }
      await queueMail(sql, jobs, { to: people.supervisor_email, template, data })
    }
    return { assigned: true }
  },
})
