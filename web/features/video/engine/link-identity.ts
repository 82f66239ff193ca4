import { type Contribution, commitOf, fingerprintOf, newNonce } from './code-words.ts'

/** Certificate of one connection, with its nonce and fingerprint. */
export interface LinkIdentity extends Contribution {
  certificate: RTCCertificate
  commit: string
}

const P256: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' }

export async function newLinkIdentity(): Promise<LinkIdentity> {
  const certificate = await RTCPeerConnection.generateCertificate(P256)
  const contribution = { nonce: newNonce(), fingerprint: await fingerprintOfCertificate(certificate) }
  return { ...contribution, certificate, commit: await commitOf(contribution) }
}

/** Read from an SDP, since Firefox has no `getFingerprints`. */
async function fingerprintOfCertificate(certificate: RTCCertificate): Promise<Uint8Array> {
  const connection = new RTCPeerConnection({ certificates: [certificate] })
  try {
    connection.createDataChannel('')
    const { sdp } = await connection.createOffer()
    const fingerprint = fingerprintOf(sdp ?? '')
    if (!fingerprint) throw new Error('The browser made a description without a SHA-256 fingerprint')
    return fingerprint
  } finally {
    connection.close()
  }
}
