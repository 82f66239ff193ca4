interface Device {
  id: string
  label: string
}

export interface Devices {
  microphones: Device[]
  cameras: Device[]
  /** Empty where the browser does not allow choosing an output, as on iOS. */
  speakers: Device[]
}

export const noDevices: Devices = { microphones: [], cameras: [], speakers: [] }

export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const of = (kind: MediaDeviceKind, fallback: string): Device[] =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${fallback} ${index + 1}` }))
  return {
    microphones: of('audioinput', 'Micro'),
    cameras: of('videoinput', 'Caméra'),
    speakers: 'setSinkId' in HTMLMediaElement.prototype ? of('audiooutput', 'Sortie') : [],
  }
}

// `voiceIsolation` is not in the DOM types yet; browsers without it ignore it.
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, voiceIsolation: true }

export function soundFrom(deviceId: string | undefined): MediaStreamConstraints {
  return { audio: { ...sound, ...(deviceId && { deviceId: { exact: deviceId } }) } }
}

export function pictureFrom(deviceId: string | undefined): MediaStreamConstraints {
  return {
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 24, max: 30 },
      ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }),
    },
  }
}
