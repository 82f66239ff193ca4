import type { NetworkSample } from './network-quality.ts'

export interface LinkStats extends NetworkSample {
  packetsReceived: number
  framesDecoded: number
  isRelayed: boolean
}

type Entry = Record<string, unknown> & { type: string; id: string }

export function readStats(report: RTCStatsReport, at: number): LinkStats {
  const entries: Entry[] = []
  report.forEach((entry: Entry) => entries.push(entry))
  const of = (type: string) => entries.filter((entry) => entry.type === type)
  const transport = of('transport')[0]
  const pair =
    entries.find(({ id }) => id === transport?.selectedCandidatePairId) ??
    of('candidate-pair').find(({ nominated, state }) => nominated === true && state === 'succeeded')
  const local = entries.find(({ id }) => id === pair?.localCandidateId)
  const losses = of('remote-inbound-rtp').map(({ fractionLost }) => numberOf(fractionLost) ?? 0)
  const roundTripSeconds = numberOf(pair?.currentRoundTripTime)
  const sum = (key: string) => of('inbound-rtp').reduce((total, entry) => total + (numberOf(entry[key]) ?? 0), 0)
  return {
    at,
    packetsReceived: sum('packetsReceived'),
    framesDecoded: sum('framesDecoded'),
    lossRatio: losses.length > 0 ? Math.max(...losses) : undefined,
    roundTripMs: roundTripSeconds === undefined ? undefined : roundTripSeconds * 1000,
    availableBitsPerSecond: numberOf(pair?.availableOutgoingBitrate),
    isRelayed: local?.candidateType === 'relay',
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
