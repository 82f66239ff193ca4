const VIDEO_MAX_BITS_PER_SECOND = 1_200_000
/** What every browser decodes in hardware or cheaply, and what repairs it. */
const KNOWN_VIDEO = /^video\/(VP8|H264|rtx|red|ulpfec|flexfec-03)$/i

export function preferKnownCodecs(transceiver: RTCRtpTransceiver) {
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs.filter(({ mimeType }) => KNOWN_VIDEO.test(mimeType))
  // Some browsers have the method and refuse lists they made themselves: their own choice then stands.
  if (codecs?.length && 'setCodecPreferences' in transceiver)
    try {
      transceiver.setCodecPreferences(codecs)
    } catch {}
}

/** The voice goes first, and the picture has an upper bound: beyond it nobody sees a difference. */
export async function shareTheLine(sender: RTCRtpSender) {
  const kind = sender.track?.kind
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (!encoding) return
  if (kind === 'audio') encoding.priority = 'high'
  else encoding.maxBitrate = VIDEO_MAX_BITS_PER_SECOND
  await sender.setParameters(parameters).catch(() => undefined)
}
