import { expect, test } from 'vitest'
import { userTypes } from '#domain/profile/user-type.ts'
import { settingsAnchors } from './settings-anchors.ts'

const offersSubscription = (type: (typeof userTypes)[number], hasSubscribed: boolean) =>
  settingsAnchors(type, hasSubscribed).some(({ id }) => id === 'abonnement')

test('only patients are offered a subscription', () => {
  expect(userTypes.filter((type) => offersSubscription(type, false))).toEqual(['patient'])
})

test('anybody with a subscription can find and cancel it', () => {
  expect(userTypes.every((type) => offersSubscription(type, true))).toBe(true)
})

test('the other sections are for everybody', () => {
  for (const type of userTypes)
    expect(settingsAnchors(type, false).map(({ id }) => id)).toEqual(expect.arrayContaining(['compte', 'donnees']))
})
