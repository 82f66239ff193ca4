import { expect, test } from 'vitest'
import { startTestApp } from '../../support/app.ts'

const demo = await startTestApp()
const production = await startTestApp({ settings: { DEMO: 'off' } })

const mail = {
  to: 'camille@exemple.fr',
  subject: 'Bonjour',
  text: 'Un',
  html: '<p>Un</p>',
  replyTo: 'equipe@exemple.fr',
}

test('in demo mode, everybody reads the local mailbox, newest first', async () => {
  await demo.deps.mail.send({ ...mail, messageId: '<1@mivoix.fr>' })
  await demo.deps.mail.send({ ...mail, subject: 'Encore', messageId: '<2@mivoix.fr>' })
  const list = await (await demo.fetch('/dev/api/mailbox')).json()
  expect(list).toMatchObject([{ subject: 'Encore' }, { subject: 'Bonjour', recipient: 'camille@exemple.fr' }])
  expect(list[0]).not.toHaveProperty('text')
  const read = await (await demo.fetch(`/dev/api/mailbox/${list[1].id}`)).json()
  expect(read).toMatchObject({ channel: 'mail', text: 'Un', html: '<p>Un</p>', replyTo: 'equipe@exemple.fr' })
})

test.each(['999999', 'x', '1;drop', '99999999999999999999'])('there is no mail %s', async (id) => {
  expect((await demo.fetch(`/dev/api/mailbox/${id}`)).status).toBe(404)
})

test('outside demo mode there is no such mailbox', async () => {
  expect((await production.fetch('/dev/api/mailbox')).status).toBe(404)
})
