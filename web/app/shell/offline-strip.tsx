import { useSyncExternalStore } from 'react'
import { href, Link } from 'react-router'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="block">
      {!isOnline && (
        <p data-offline="" className="border-b bg-warning-subtle px-4 py-1.5 text-center text-note">
          Vous êtes hors connexion.{' '}
          <Link to={href('/urgence')} reloadDocument className="font-semibold underline underline-offset-4">
            Les numéros d’aide restent lisibles
          </Link>
          .
        </p>
      )}
    </output>
  )
}
