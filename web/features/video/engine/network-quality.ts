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

/** Of all connected links the worst; undefined without one. */
export function worstQuality(
  links: Iterable<{ stats: NetworkSample | undefined; state: RTCPeerConnectionState }>,
  isSendingVideo: boolean,
): NetworkQuality | undefined {
  const qualities = [...links].flatMap(({ stats, state }) =>
    stats && state === 'connected'
      ? // Without video the browser does not probe the bandwidth.
        [qualityOf({ ...stats, availableBitsPerSecond: isSendingVideo ? stats.availableBitsPerSecond : undefined })]
      : [],
  )
  return (['poor', 'fair', 'good'] as const).find((one) => qualities.includes(one))
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
  /** Since when the network is poor, while the video is sent. */
  poorSince?: number | undefined
  /** Since when it is good, and since when it is no longer poor, while the video is paused. */
  goodSince?: number | undefined
  bearableSince?: number | undefined
}

const POOR_BEFORE_PAUSE_MS = 10_000
const GOOD_BEFORE_RETURN_MS = 15_000
/** A network that is always fair, such as one with a long delay, gets its picture back too. */
const BEARABLE_BEFORE_RETURN_MS = 60_000

/** Hysteresis: own video pauses after ten poor seconds, to protect the audio, and resumes after fifteen good ones. */
export function nextVideoPause(pause: VideoPause, quality: NetworkQuality, now: number): VideoPause {
  if (!pause.isPaused) {
    const poorSince = quality === 'poor' ? (pause.poorSince ?? now) : undefined
    return hasLasted(poorSince, now, POOR_BEFORE_PAUSE_MS) ? { isPaused: true } : { isPaused: false, poorSince }
  }
  const goodSince = quality === 'good' ? (pause.goodSince ?? now) : undefined
  const bearableSince = quality === 'poor' ? undefined : (pause.bearableSince ?? now)
  const returns =
    hasLasted(goodSince, now, GOOD_BEFORE_RETURN_MS) || hasLasted(bearableSince, now, BEARABLE_BEFORE_RETURN_MS)
  return returns ? { isPaused: false } : { isPaused: true, goodSince, bearableSince }
}

const hasLasted = (since: number | undefined, now: number, ms: number) => since !== undefined && now - since >= ms
