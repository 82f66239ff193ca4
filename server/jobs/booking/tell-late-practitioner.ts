import { PRACTITIONER_ABSENCE_MINUTES, PRACTITIONER_TOLD_LATE_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { partiesOf } from '../../booking/parties.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lateSms } from '../../sms/late-sms.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { defineJob } from '../define-job.ts'

/** Every minute: notifies practitioners whose patient has waited five minutes, while they can still come in time. */
export const tellLatePractitioner = defineJob({
  name: 'tell-late-practitioner',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps }) {
    const now = deps.clock()
    await deps.db.asService(async (sql) => {
      const late = await sql<{ appointment_id: string; starts_at: Date; phone: string | null }[]>`
        with late as (
          select a.id, a.starts_at, a.practitioner_id from appointments a
          where a.status = 'confirmed' and a.starts_at <= ${addMinutes(now, -PRACTITIONER_TOLD_LATE_MINUTES)}
            and a.starts_at > ${addMinutes(now, -PRACTITIONER_ABSENCE_MINUTES)}
            and not exists (
              select from app.room_stays s where s.appointment_id = a.id and s.party = 'practitioner' and s.left_at is null)
        ), told as (
          insert into app.rooms as room (appointment_id, told_late_at) select id, ${now} from late
          on conflict (appointment_id) do update set told_late_at = excluded.told_late_at
            where room.told_late_at is null and room.ended_at is null
          returning room.appointment_id
        )
        select told.appointment_id, late.starts_at, account.phone
        from told join late on late.id = told.appointment_id
        left join auth.users account on account.id = late.practitioner_id and account.phone_confirmed_at is not null`
      for (const { appointment_id: id, starts_at: startsAt, phone } of late) {
        const { practitioner } = await partiesOf(sql, id, now)
        if (!practitioner) continue
        const uselessAfter = addMinutes(startsAt, PRACTITIONER_ABSENCE_MINUTES)
        await queueMail(sql, deps.jobs, {
          to: practitioner.email,
          template: 'patient-waits',
          data: practitioner.mail,
          uselessAfter,
        })
        if (phone) await queueSms(sql, deps, { to: phone, text: lateSms(startsAt), uselessAfter })
      }
    })
  },
})
