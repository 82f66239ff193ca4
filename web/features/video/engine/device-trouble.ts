export type DeviceKind = 'microphone' | 'camera'
/** `refused` by the person or the browser, `missing` altogether, `busy` in another application. */
export type DeviceTrouble = 'refused' | 'missing' | 'busy'

/**
 * Maps an error of `getUserMedia`. It is more reliable than `permissions.query`, which contradicts it in several browsers.
 */
export function deviceTroubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

const sentences = {
  microphone: {
    refused: 'Votre navigateur bloque le micro.',
    missing: 'Aucun micro trouvé. Branchez-en un, cette page le verra. Vous pouvez aussi écouter et écrire.',
    busy: 'Une autre application utilise votre micro. Fermez-la, ou rejoignez pour écouter et écrire.',
  },
  camera: {
    refused: 'Votre navigateur bloque la caméra.',
    missing: 'Aucune caméra trouvée. Branchez-en une, cette page la verra. Vous pouvez aussi rejoindre sans.',
    busy: 'Une autre application utilise votre caméra. Fermez-la, ou rejoignez sans.',
  },
} satisfies Record<DeviceKind, Record<DeviceTrouble, string>>

export function deviceTroubleSentence(kind: DeviceKind, trouble: DeviceTrouble): string {
  return sentences[kind][trouble]
}

/** How to change the permission in this browser, in one sentence. */
export function permissionSteps(kind: DeviceKind, userAgent: string): string {
  const what = kind === 'microphone' ? 'le micro' : 'la caméra'
  if (/iPhone|iPad/.test(userAgent))
    return `Ouvrez Réglages, puis votre navigateur, et autorisez ${what}. Revenez ensuite ici.`
  if (/Firefox\//.test(userAgent))
    return `Cliquez sur l’icône barrée à côté de l’adresse, retirez le blocage, et autorisez ${what}.`
  if (/Safari\//.test(userAgent) && !/Chrom/.test(userAgent))
    return `Ouvrez le menu Safari, « Réglages pour ce site web », et autorisez ${what}.`
  return `Touchez le cadenas à côté de l’adresse, puis « Autorisations », et autorisez ${what}.`
}
