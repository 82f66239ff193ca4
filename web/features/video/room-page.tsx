import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { href, useLocation, useParams } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { type Entrance, roomEntrance } from './queries.ts'
import { BackLink } from './room/back-link.tsx'
import { RoomVisit } from './room/room-visit.tsx'
import { ClosedScreen } from './room/screens/closed-screen.tsx'
import { EarlyScreen } from './room/screens/early-screen.tsx'
import { InterruptedScreen } from './room/screens/interrupted-screen.tsx'
import { PlainScreen } from './room/screens/plain-screen.tsx'
import { SupervisorWaiting } from './room/screens/supervisor-waiting.tsx'

export function meta() {
  return pageMeta({
    title: 'Votre séance',
    description: 'La salle de votre séance.',
    path: '/session',
    index: false,
  })
}

/** The consultation room, from ten minutes before the start to the end. */
export default function RoomPage() {
  const { id = '' } = useParams()
  const isOwn = isOwnDocument()
  useEffect(() => {
    if (!isOwn) window.location.reload()
  }, [isOwn])
  const guestToken = new URLSearchParams(useLocation().hash.slice(1)).get('invitation')
  return isOwn ? <Room appointmentId={id} {...(guestToken && { guestToken })} /> : null
}

/**
 * Only the room's own document has headers that allow camera and WebAssembly; client-side navigation keeps those of
 * another page.
 */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname.startsWith('/session/')
}

function Room({ appointmentId, guestToken }: { appointmentId: string; guestToken?: string }) {
  const queryClient = useQueryClient()
  const query = roomEntrance(appointmentId, guestToken)
  const { data: entrance, error, refetch } = useQuery(query)
  // An older answer must not keep somebody in a room that is closed to them.
  const isOut = error instanceof AppError && ['not_found', 'not_practising', 'invitation_expired'].includes(error.code)
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  return (
    <RoomFrame>
      {entrance && !isOut ? (
        <RoomByState entrance={entrance} onChanged={askAgain} />
      ) : (
        <PlainScreen title="Votre séance" subtitle="" heading={error ? 'Votre séance' : 'Un instant…'}>
          {error && isAboutThisRoom(error) && <p>{errorMessage(error.code, error.params)}</p>}
          {error && !isAboutThisRoom(error) && (
            <ErrorState sentence="Nous n’avons pas pu ouvrir cette salle." onRetry={() => void refetch()} />
          )}
          {error && <BackLink />}
        </PlainScreen>
      )}
    </RoomFrame>
  )
}

function isAboutThisRoom(error: Error): error is AppError {
  return (
    error instanceof AppError &&
    ['not_found', 'not_practising', 'invalid_input', 'invitation_expired', 'not_signed_in'].includes(error.code)
  )
}

function RoomByState({ entrance, onChanged }: { entrance: Entrance; onChanged: () => void }) {
  const [isTesting, setTesting] = useState(false)
  const { state } = entrance
  // Full page load: drops the room's extra permissions.
  const goOn = () => window.location.assign(afterwards(entrance))
  if (state === 'open') return <RoomVisit key="open" entrance={entrance} onChanged={onChanged} onEnded={goOn} />
  if (state === 'early' && isTesting)
    return (
      <RoomVisit
        key="test"
        entrance={entrance}
        onTested={() => setTesting(false)}
        onChanged={onChanged}
        onEnded={goOn}
      />
    )
  if (state === 'early') return <EarlyScreen entrance={entrance} onTest={() => setTesting(true)} />
  if (state === 'awaiting_consent') return <SupervisorWaiting entrance={entrance} onChanged={onChanged} />
  if (state === 'interrupted') return <InterruptedScreen entrance={entrance} />
  return <ClosedScreen entrance={entrance} onGoOn={goOn} />
}

function afterwards({ kind, party, appointmentId }: Entrance): string {
  if (kind === 'meeting') return href('/supervision/rendez-vous')
  if (party === 'patient') return `${href('/session-summary')}?appointment=${appointmentId}`
  return party === 'practitioner' ? href('/notes/:id', { id: appointmentId }) : '/'
}

/** Full screen layout of the room, always in the dark theme. */
function RoomFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.documentElement
    const wasDark = classList.contains('dark')
    classList.add('dark')
    return () => {
      if (!wasDark) classList.remove('dark')
    }
  }, [])
  return <div className="flex min-h-(--screen-height) flex-col bg-background text-foreground">{children}</div>
}
