import { expect, test } from 'vitest'
import { callNotices, stillDismissed } from './call-notices.ts'

type Situation = Parameters<typeof callNotices>[0]
const start = new Date('2026-11-20T13:40:00Z')
const talking = {
  party: 'practitioner' as const,
  isPresent: true,
  isConnected: true,
  wasConnected: true,
  hasLeft: false,
}
const state = {
  hasMicrophone: true,
  isMicrophoneOn: true,
  isVideoOn: true,
  isVideoPaused: false,
  picture: 'sharp' as const,
}

function said(changes: {
  room?: Partial<Situation['room']>
  local?: Partial<Situation['local']>
  self?: Situation['self']
  now?: Date
  serverNow?: Date
}): string[] {
  return callNotices({
    room: {
      channel: 'joined',
      awaySince: undefined,
      lostSince: undefined,
      isVideoPaused: false,
      sentOut: [],
      peers: [{ ...talking, state }],
      ...changes.room,
    },
    local: {
      notice: undefined,
      isMicrophoneMute: false,
      isMicrophoneOn: true,
      isSoundLost: false,
      ...changes.local,
    },
    self: changes.self ?? 'practitioner',
    nameOf: () => 'Inès L.',
    endsAt: new Date('2026-11-20T14:15:00Z'),
    closesAt: new Date('2026-11-20T14:25:00Z'),
    now: changes.now ?? start,
    serverNow: changes.serverNow ?? start,
  }).map(({ sentence, acts }) => [sentence, ...(acts ?? [])].join(' | '))
}
const before = (seconds: number) => start.getTime() - seconds * 1000

test('a call that goes well says nothing', () => {
  expect(said({})).toEqual([])
})

test('an outage of our own offers help after twenty seconds', () => {
  const peers = [{ ...talking, state, isConnected: false }]
  expect(said({ room: { peers, lostSince: before(5) } })).toEqual(['Connexion perdue, nous vous reconnectons…'])
  expect(said({ room: { peers, lostSince: before(20) } })).toEqual([
    'Connexion perdue, nous vous reconnectons… | stop-video | reload',
  ])
})

test('an outage of the other side says to stay', () => {
  const peers = [{ ...talking, state, isConnected: false, isPresent: false }]
  expect(said({ room: { peers, lostSince: before(5) } })).toEqual([
    'Inès L. a perdu la connexion. Restez là, la salle l’attend.',
  ])
  expect(said({ room: { peers, lostSince: before(5), channel: 'away' } })[0]).toContain('Connexion perdue')
})

test('a browser whose clock is a day ahead is told the right time', () => {
  const now = new Date(start.getTime() + 24 * 60 * 60_000)
  expect(said({ now, room: { awaySince: now.getTime() - 5000 } })).toEqual([])
})

test('a deliberate leave is no outage', () => {
  expect(said({ room: { peers: [{ ...talking, state, isConnected: false, hasLeft: true }] } })).toEqual([
    'Inès L. a quitté la séance',
  ])
})

test('the patient reads that somebody was really sent out, the others that they are gone', () => {
  expect(said({ self: 'patient', room: { sentOut: ['supervisor'] } })).toEqual([
    'C’est fait : Inès L. ne vous voit plus et ne vous entend plus.',
  ])
  expect(said({ self: 'practitioner', room: { sentOut: ['supervisor'] } })).toEqual([
    'Inès L. n’est plus dans la séance.',
  ])
})

test('our server out of reach is said after thirty seconds, and only while the conversation goes on', () => {
  expect(said({ room: { channel: 'away', awaySince: before(29) } })).toEqual([])
  expect(said({ room: { channel: 'away', awaySince: before(30) } })).toEqual([
    'Hors ligne avec Mivoix ; votre conversation continue.',
  ])
  expect(said({ room: { channel: 'away', awaySince: before(30), peers: [] } })).toEqual([])
})

test('the clock, the devices and the picture are told', () => {
  expect(said({ serverNow: new Date('2026-11-20T14:10:30Z') })).toEqual(['Il reste 5 minutes'])
  expect(said({ serverNow: new Date('2026-11-20T14:15:00Z') })).toEqual([
    'Les 45 minutes sont passées. La salle ferme à 15\u00A0h\u00A025.',
  ])
  expect(said({ local: { isMicrophoneMute: true, notice: 'Micro débranché : nous utilisons « Casque ».' } })).toEqual([
    'On ne vous entend pas : ce micro ne capte rien.',
    'Micro débranché : nous utilisons « Casque ».',
  ])
  expect(said({ room: { isVideoPaused: true } })).toEqual(['Image en pause pour garder la voix.'])
  expect(said({ room: { peers: [{ ...talking, state: { ...state, picture: 'silhouette' } }] } })).toEqual([
    'Inès L. a choisi la silhouette dessinée. Le soleil suit sa voix.',
  ])
})

test('a microphone that was taken away can be brought back, unless its owner has turned it off', () => {
  const local = { isSoundLost: true, isMicrophoneMute: true }
  expect(said({ local })).toEqual(['Votre micro s’est coupé : on ne vous entend plus. | restore-sound'])
  expect(said({ local: { ...local, isMicrophoneMute: false, isMicrophoneOn: false } })).toEqual([])
})

test('a dismissed notice comes back once it has ended and begins again', () => {
  const left = { id: 'left-guest', sentence: 'Sacha a quitté la séance', tone: 'info' as const }
  expect(stillDismissed(['left-guest'], [left])).toEqual(['left-guest'])
  expect(stillDismissed(['left-guest'], [])).toEqual([])
})
