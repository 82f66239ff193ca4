import { alertsOf } from '#domain/supervision/alerts.ts'
import { loadStudentFacts, studentsWithNews } from '../../supervision/load-student-facts.ts'
import { raiseAlert } from '../../supervision/raise-alert.ts'
import { defineJob } from '../define-job.ts'

const STUDENTS_MAX = 5000
const BATCH = 100

/** Evaluates recent events of each student's consultations; an alert is raised once. */
export const raiseAlerts = defineJob({
  name: 'raise-alerts',
  schedule: '*/5 * * * *',
  retry: { times: 1, firstSeconds: 30, longestSeconds: 30 },
  runsAtMostSeconds: 240,
  async handle({ deps, signal }) {
    const now = deps.clock()
    const students = await deps.db.asService((sql) => studentsWithNews(sql, now, STUDENTS_MAX))
    for (let from = 0; from < students.length && !signal.aborted; from += BATCH) {
      await deps.db.asService(async (sql) => {
        const facts = await loadStudentFacts(sql, students.slice(from, from + BATCH), now)
        for (const [studentId, known] of facts) {
          for (const { kind, appointmentId } of alertsOf(known, now))
            await raiseAlert(sql, deps, { kind, studentId, appointmentId, sourceId: appointmentId }, { now })
        }
      })
    }
  },
})
