import { expect, test } from 'vitest'
import { type NetworkQuality, nextVideoPause, qualityOf, type VideoPause } from './network-quality.ts'

const sample = { at: 0, lossRatio: 0, roundTripMs: 40, availableBitsPerSecond: 1_000_000 }

test('loss, delay or a narrow way out make a network poor', () => {
  expect(qualityOf(sample)).toBe('good')
  expect(qualityOf({ ...sample, lossRatio: 0.05 })).toBe('fair')
  expect(qualityOf({ ...sample, lossRatio: 0.09 })).toBe('poor')
  expect(qualityOf({ ...sample, roundTripMs: 501 })).toBe('poor')
  expect(qualityOf({ ...sample, availableBitsPerSecond: 149_000 })).toBe('poor')
  expect(qualityOf({ at: 0, lossRatio: undefined, roundTripMs: undefined, availableBitsPerSecond: undefined })).toBe(
    'good',
  )
})

function after(qualities: NetworkQuality[]): VideoPause {
  return qualities.reduce<VideoPause>((pause, quality, second) => nextVideoPause(pause, quality, second * 1000), {
    isPaused: false,
  })
}
const seconds = (quality: NetworkQuality, count: number) => Array<NetworkQuality>(count).fill(quality)

test('the picture stops after ten poor seconds, and no sooner', () => {
  expect(after(seconds('poor', 10)).isPaused).toBe(false)
  expect(after(seconds('poor', 11)).isPaused).toBe(true)
  expect(after([...seconds('poor', 9), 'good', ...seconds('poor', 9)]).isPaused).toBe(false)
})

test('it comes back after fifteen good seconds', () => {
  expect(after([...seconds('poor', 11), ...seconds('good', 15)]).isPaused).toBe(true)
  expect(after([...seconds('poor', 11), ...seconds('good', 16)]).isPaused).toBe(false)
})

test('a fair network brings it back after a minute, and the fifteen seconds start again', () => {
  expect(after([...seconds('poor', 11), ...seconds('fair', 60)]).isPaused).toBe(true)
  expect(after([...seconds('poor', 11), ...seconds('fair', 61)]).isPaused).toBe(false)
  expect(after([...seconds('poor', 11), ...seconds('good', 10), 'fair', ...seconds('good', 10)]).isPaused).toBe(true)
})
