const VIDEO_MAX_BITS_PER_SECOND = 1_200_000
/** Codecs that every browser decodes cheaply or in hardware, and their repair formats. */
const KNOWN_VIDEO = /^video\/(VP8|H264|rtx|red|ulpfec|flexfec-03)$/i

export function preferKnownCodecs(transceiver: RTCRtpTransceiver) {
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs.filter(({ mimeType }) => KNOWN_VIDEO.test(mimeType))
  // Some browsers refuse even their own list of codecs: keep their default.
  if (codecs?.length && 'setCodecPreferences' in transceiver)
    try {
      transceiver.setCodecPreferences(codecs)
    } catch {}
}

/** Audio has priority, and video a maximum bitrate, beyond which no difference is visible. */
export async function prioritiseAudio(sender: RTCRtpSender) {
  const kind = sender.track?.kind
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (!encoding) return
  if (kind === 'audio') encoding.priority = 'high'
  else encoding.maxBitrate = VIDEO_MAX_BITS_PER_SECOND
  await sender.setParameters(parameters).catch(() => undefined)
}
