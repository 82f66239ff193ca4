import { once } from 'node:events'
import { connect } from 'node:tls'
import { formatCount, formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { critical, fine, type Probe, untested, warning } from '../probe.ts'

const SOON_DAYS = 21
const LAST_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
const RENEW = 'Renouvelez-le (certbot renew, ou le renouvellement de votre proxy), puis relancez l’analyse.'

/** TLS certificate served at PUBLIC_URL. */
export const probeCertificate: Probe = async ({ settings, clock }, signal) => {
  const { protocol, hostname, port } = new URL(settings.PUBLIC_URL)
  if (protocol !== 'https:')
    return [untested('Le site n’est pas servi en https.', 'Réglez PUBLIC_URL sur l’adresse https du site.')]
  // Accepts any certificate, because an expired one must be reported.
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal })
    const endsAt = new Date(socket.getPeerCertificate().valid_to)
    const days = Math.floor((endsAt.getTime() - clock().getTime()) / DAY_MS)
    if (days < 0) return [critical(`Le certificat est terminé depuis le ${formatDate(dayOf(endsAt))}.`, RENEW)]
    if (!socket.authorized)
      return [
        critical(
          `Les navigateurs refusent ce certificat (${String(socket.authorizationError)}).`,
          'Installez la chaîne complète d’une autorité reconnue.',
        ),
      ]
    const text = `Fin le ${formatDate(dayOf(endsAt))}, dans ${formatCount(days, 'jour', 'jours')}.`
    if (days < LAST_DAYS) return [critical(text, RENEW)]
    return [days < SOON_DAYS ? warning(text, RENEW) : fine(text)]
  } finally {
    socket.destroy()
  }
}
