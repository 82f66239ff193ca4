import { href, Link } from 'react-router'
import { LOW_MOOD_LEVEL } from '#domain/mood/levels.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import type { MoodPlace, SavedMood } from './save-mood.ts'

const look = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

function QuietLinks() {
  return (
    <p className="grid text-small">
      Si vous avez envie de parler :
      <Link to={href('/chat')} className={look}>
        Écrire au Chat IA
      </Link>
      <a href="tel:3114" className={look}>
        Appeler le 3114, gratuit, 24 h/24
      </a>
    </p>
  )
}

const places: Record<MoodPlace, string> = {
  device: 'Enregistré sur cet appareil.',
  account: 'Enregistré dans votre compte. Visible par vous seul·e.',
}

/** For a low mood, links to help, in view and clear of the toast; then where the entry was saved. */
export function SavedNote({ saved: { level, place } }: { saved: SavedMood }) {
  return (
    <>
      {level <= LOW_MOOD_LEVEL && (
        <div ref={bringIntoView}>
          <QuietLinks />
        </div>
      )}
      <Alert tone="success">
        <p>Votre humeur du jour est notée.</p>
        <p>{places[place]}</p>
      </Alert>
    </>
  )
}

function bringIntoView(help: HTMLElement | null) {
  help?.scrollIntoView({ block: 'nearest' })
}
