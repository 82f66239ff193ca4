import { expect, test } from 'vitest'
import type { Party } from '#domain/video/room.ts'
import type { ChatLine, RoomView } from '../engine/room-view.ts'
import { roomCall } from './room-call.ts'

const presence = (instance: string) => ({ instance, commits: {}, mode: 'sharp', since: 0 })
const call = (
  self: Party,
  { isAdmitted = false, present = {}, unread }: { isAdmitted?: boolean; present?: object; unread?: ChatLine } = {},
) =>
  roomCall({
    self,
    isAdmitted,
    room: { present: new Map(Object.entries(present)) as RoomView['present'], unread },
    nameOf: (party) => ({ patient: 'Camille', practitioner: 'Inès L.', supervisor: 'Hélène', guest: 'Sacha' })[party],
  })

test('nobody is called to an empty room', () => {
  for (const self of ['patient', 'practitioner', 'guest'] as const) expect(call(self)).toBeUndefined()
  expect(call('practitioner', { isAdmitted: true, present: { patient: presence('a') } })).toBeUndefined()
})

test('each side is called when the other arrives, again when they come back in another tab', () => {
  const arrived = call('practitioner', { present: { patient: presence('a') } })
  expect(arrived).toMatchObject({ title: '● Camille attend', tune: 'arrival' })
  expect(call('practitioner', { present: { patient: presence('b') } })?.id).not.toBe(arrived?.id)
  expect(call('practitioner', { present: { guest: presence('a') } })).toBeUndefined()
  for (const self of ['patient', 'guest'] as const)
    expect(call(self, { present: { practitioner: presence('c') } })?.title).toBe('● Inès L. est là')
})

test('being let in calls those who waited, and a message calls everybody', () => {
  for (const self of ['patient', 'guest'] as const)
    expect(call(self, { isAdmitted: true })).toMatchObject({ title: '● Inès L. vous fait entrer', isBrief: true })
  const unread: ChatLine = { id: '1', from: 'patient', text: 'Secret', at: new Date(), isDirect: true }
  for (const self of ['practitioner', 'guest', 'supervisor'] as const)
    expect(call(self, { isAdmitted: true, unread })).toMatchObject({ title: '● Camille vous écrit', tune: 'message' })
})

test('a notification names nobody and quotes nothing', () => {
  const unread: ChatLine = { id: '1', from: 'patient', text: 'Secret', at: new Date(), isDirect: true }
  for (const one of [
    call('practitioner', { unread }),
    call('practitioner', { present: { patient: presence('a') } }),
    call('patient', { isAdmitted: true }),
  ])
    expect(one?.notification).not.toMatch(/Camille|Inès|Secret/)
})
