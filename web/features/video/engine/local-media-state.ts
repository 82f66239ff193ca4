import type { PeerState } from './data-message.ts'
import type { DeviceTrouble } from './device-trouble.ts'
import { type Devices, noDevices } from './devices.ts'
import type { Picture } from './pictures.ts'

export interface LocalMediaState {
  devices: Devices
  isAsking: boolean
  microphone: { deviceId: string; label: string } | undefined
  microphoneTrouble: DeviceTrouble | undefined
  isMicrophoneOn: boolean
  cameraId: string | undefined
  cameraTrouble: DeviceTrouble | undefined
  /** Whether video is sent, from the camera or drawn. */
  isVideoOn: boolean
  picture: Picture
  /** Track sent to the others; null when none is sent. */
  video: MediaStreamTrack | null
  /** Message about an automatic change of a device or picture. */
  notice: string | undefined
  /** The microphone is open but has been silent for a while. */
  isMicrophoneMute: boolean
  /** A phone call, Siri or another application took the microphone, and it could not be opened again. */
  isSoundLost: boolean
}

export const initialMedia = (picture: Picture): LocalMediaState => ({
  devices: noDevices,
  isAsking: false,
  microphone: undefined,
  microphoneTrouble: undefined,
  isMicrophoneOn: true,
  cameraId: undefined,
  cameraTrouble: undefined,
  isVideoOn: false,
  picture,
  video: null,
  notice: undefined,
  isMicrophoneMute: false,
  isSoundLost: false,
})

/** One's own media, as announced to the others. */
export function announced(
  { microphone, isMicrophoneOn, video, picture }: LocalMediaState,
  isVideoPaused: boolean,
): PeerState {
  return {
    hasMicrophone: microphone !== undefined,
    isMicrophoneOn: microphone !== undefined && isMicrophoneOn,
    // Not while the camera opens, which may take as long as a permission prompt.
    isVideoOn: video !== null,
    picture,
    isVideoPaused,
  }
}
