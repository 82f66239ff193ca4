import { allocateRelay } from '../allocate-relay.ts'
import { critical, gradeByThresholds, type Probe, untested } from '../probe.ts'

const SLOW_MS = 1000
const INSTALL_COTURN = 'Installez coturn, puis réglez TURN_URLS et TURN_SECRET.'

/** Allocates a relay at each TURN address, as a browser does. */
export const probeRelay: Probe = async ({ ice, clock }, signal) => {
  // Settings give a demonstration its own relay: only a production start has none.
  if (ice.relay === 'none')
    return [
      critical(
        'Aucun relais n’est réglé : les appels sous pseudonyme, ou depuis un réseau strict, ne passent pas.',
        INSTALL_COTURN,
      ),
    ]
  if (ice.relay === 'embedded')
    return [untested('Le relais de démonstration démarre avec la première salle.', INSTALL_COTURN)]
  const [server] = await ice.servers(clock())
  if (!server) throw new Error('a relay without an address')
  const { username = '', credential = '' } = server
  return Promise.all(
    server.urls.map(async (url) => {
      const name = url.replace(/\?.*$/, '')
      const startedAt = performance.now()
      const answer = await allocateRelay(url, { username, password: credential }, signal)
      const ms = Math.round(performance.now() - startedAt)
      if (answer === 'allocated')
        return gradeByThresholds(
          ms,
          { warning: SLOW_MS },
          `${name} donne une place en ${ms} ms.`,
          'Rapprochez le relais, ou allégez sa charge.',
        )
      return answer === 'refused'
        ? critical(
            `${name} refuse nos identifiants.`,
            'Mettez le même secret dans TURN_SECRET et dans coturn (static-auth-secret).',
          )
        : critical(`${name} ne répond pas.`, 'Vérifiez que coturn tourne, et ses ports dans le pare-feu.')
    }),
  )
}
