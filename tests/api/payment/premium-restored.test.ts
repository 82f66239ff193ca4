import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { age, beginSubscription, runRenewals } from '../../support/rows/premium.ts'
import { startStripeApp } from '../../support/stripe-app.ts'

test('a month that was paid after the backup is not charged again by a restore', async () => {
  const { app, stripe, report } = await startStripeApp()
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-restored-'))
  afterTestFile(() => rm(folder, { recursive: true }))
  const patient = await app.as('patient')
  await beginSubscription(patient, null)
  const [reference, intent] = [...stripe.intents].at(-1) ?? []
  Object.assign(intent ?? {}, { status: 'succeeded', payment_method: 'pm_good' })
  await report('payment_intent.succeeded', { object: 'payment_intent', id: reference })
  await age(app, patient.person.id, 32)
  const file = join(folder, 'before.gz')
  await writeBackup(app.target, file)
  await runRenewals(app)
  expect(stripe.intents.size).toBe(2)

  await restoreBackup(app.target, file)
  await app.deps.site.load()
  await runRenewals(app)
  expect(stripe.intents.size).toBe(2)
  expect(app.deps.site.refusalOf('payments')?.code).toBe('payments_paused')
})
