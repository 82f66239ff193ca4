import { Alert } from '#web/components/ui/alert.tsx'
import type { PeerView } from '../../engine/peer-view.ts'
import type { Entrance } from '../../queries.ts'
import { nameOf } from '../room-people.ts'
import { SidePanel } from './side-panel.tsx'

/** « Vérifier l’appel »: three words that match only without a man in the middle. */
export function CodeWordsPanel({
  entrance,
  peers,
  onClose,
}: {
  entrance: Entrance
  peers: PeerView[]
  onClose: () => void
}) {
  return (
    <SidePanel title="Vérifier l’appel" onClose={onClose}>
      {peers.map(({ party, codeWords }) => {
        const name = nameOf(party, entrance)
        return (
          <div key={party} className="grid gap-3">
            <p>
              Lisez ces trois mots à voix haute. Identiques chez {name} : personne entre vous n’écoute. Vérifiez aussi
              l’adresse du site.
            </p>
            {codeWords.state === 'known' && (
              <p className="rounded-2xl bg-muted px-4 py-5 text-center font-display text-2xl" data-code-words="">
                {codeWords.words.join(' · ')}
              </p>
            )}
            {codeWords.state === 'unknown' && (
              <output className="block text-muted-foreground">Les mots viennent avec la connexion.</output>
            )}
            {codeWords.state === 'mismatch' && (
              <Alert tone="error" title="Cet appel n’est peut-être pas sûr.">
                Quelqu’un a pu se placer entre vous et {name}. Sortez de la salle, puis écrivez-nous.
              </Alert>
            )}
          </div>
        )
      })}
      {peers.length === 0 && <p>Les mots viennent quand vous êtes deux.</p>}
    </SidePanel>
  )
}
