import { beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'

let app: TestApp
let first: Client & { person: Person }
let second: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp()
  first = await app.as('admin')
  second = await app.as('admin')
})

/** Acts about the person or by them, as the screen asks for them. */
async function entriesOf(id: string) {
  const { data: requests } = await first.from('admin_act_requests').select('id').eq('person_id', id)
  const subjects = [id, ...(requests ?? []).map((request) => request.id)]
  const { data } = await first
    .from('admin_audit')
    .select('act, about')
    .or(`actor_id.eq.${id},subject.in.(${subjects.join(',')})`)
    .order('n')
  return data?.map(({ act }) => act)
}

test('entries about a person are found, those of a two-person act too', async () => {
  const { id } = await createPerson(app.sql, 'therapist')
  await invoke(first, 'open-person', { personId: id, reason: 'Nous a écrit' })
  const { body } = await invoke(first, 'request-act', {
    act: 'make-referent',
    input: { personId: id },
    reason: 'Pour le service',
  })
  await invoke(second, 'decide-act', { requestId: body.requestId, decision: 'approved' })
  expect(await entriesOf(id)).toEqual(['open-person', 'request-act', 'make-referent', 'decide-act'])
  expect(await entriesOf(second.person.id)).toEqual(['make-referent', 'decide-act'])
  expect(await entriesOf(crypto.randomUUID())).toEqual([])
})

test('pages of a long log are read by an index: the newest entries, one day, one person', async () => {
  await app.sql`insert into app.audit_log (n, occurred_at, act, detail_hash, previous_hash, hash)
    select 1000 + i, now() - interval '2 years' + i * interval '50 minutes', 'open-person', '', '', ''
    from generate_series(1, 20000) i`
  await app.sql`analyze app.audit_log`
  const planOf = async (condition: string) => {
    const plan = await app.sql.unsafe(`explain select * from admin_audit where ${condition} order by n desc limit 50`)
    return plan.map((line) => line['QUERY PLAN']).join('\n')
  }
  expect(await planOf('true')).toMatch(
    /^Limit[^\n]*\n[^\n]*Result(?!.*Sort).*Index Scan Backward using audit_log_pkey/s,
  )
  expect(
    await planOf(`occurred_at >= now() - interval '700 days' and occurred_at < now() - interval '699 days'`),
  ).toMatch(/Index.* audit_log_occurred_at_idx/)
  const stranger = crypto.randomUUID()
  const ofStranger = await planOf(`actor_id = '${stranger}' or subject in ('${stranger}', '${crypto.randomUUID()}')`)
  expect(ofStranger).toMatch(/BitmapOr.*audit_log_actor_id_idx.*audit_log_subject_idx/s)
  expect(ofStranger).not.toContain('audit_log_pkey')
})
