/** Uplink statistics of a connection. */
export interface NetworkSample {
  at: number
  lossRatio: number | undefined
  roundTripMs: number | undefined
  availableBitsPerSecond: number | undefined
}

export type NetworkQuality = 'good' | 'fair' | 'poor'

const POOR = { lossRatio: 0.08, roundTripMs: 500, bitsPerSecond: 150_000 }
const FAIR = { lossRatio: 0.03, roundTripMs: 250, bitsPerSecond: 250_000 }

export function qualityOf(sample: NetworkSample): NetworkQuality {
  if (isBeyond(sample, POOR)) return 'poor'
  return isBeyond(sample, FAIR) ? 'fair' : 'good'
}

function isBeyond({ lossRatio, roundTripMs, availableBitsPerSecond }: NetworkSample, limit: typeof POOR): boolean {
  return (
    (lossRatio ?? 0) > limit.lossRatio ||
    (roundTripMs ?? 0) > limit.roundTripMs ||
    (availableBitsPerSecond ?? Infinity) < limit.bitsPerSecond
  )
}

export interface VideoPause {
  isPaused: boolean
  /** Since when the network contradicts `isPaused`. */
  contrarySince: number | undefined
}

const POOR_BEFORE_PAUSE_MS = 10_000
const GOOD_BEFORE_RETURN_MS = 15_000

/** Hysteresis: own video pauses after ten poor seconds, to protect the audio, and resumes after fifteen good ones. */
export function nextVideoPause(pause: VideoPause, quality: NetworkQuality, now: number): VideoPause {
  const isContrary = pause.isPaused ? quality === 'good' : quality === 'poor'
  if (!isContrary) return { isPaused: pause.isPaused, contrarySince: undefined }
  const since = pause.contrarySince ?? now
  const needed = pause.isPaused ? GOOD_BEFORE_RETURN_MS : POOR_BEFORE_PAUSE_MS
  return now - since >= needed
    ? { isPaused: !pause.isPaused, contrarySince: undefined }
    : { isPaused: pause.isPaused, contrarySince: since }
}
