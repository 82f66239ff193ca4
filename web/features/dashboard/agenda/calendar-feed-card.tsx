import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { calendarFeed } from '../queries.ts'

/** Secret iCal URL for a phone's calendar. Shown once: the server only stores its hash. */
export function CalendarFeedCard() {
  const auth = useAuthState()
  const queryClient = useQueryClient()
  const feed = useQuery(calendarFeed)
  const [url, setUrl] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarFeed.queryKey })
  const open = useMutation({
    mutationFn: () => invoke('open-calendar-feed', {}),
    onSuccess: async (answer) => {
      setUrl(answer.url)
      await refresh()
    },
  })
  const close = useMutation({
    mutationFn: async () => {
      const supabase = await client()
      const userId = auth.status === 'signed-in' ? auth.user.id : ''
      const { error } = await supabase.from('calendar_feeds').delete().eq('user_id', userId)
      if (error) throw error
    },
    onSuccess: async () => {
      setUrl(undefined)
      showNotice('calendar_feed_closed')
      await refresh()
    },
  })
  return (
    <Card title="Synchroniser mon calendrier">
      <div className="grid gap-4">
        <p className="text-muted-foreground">
          Une adresse secrète montre vos rendez-vous à l’application de calendrier de votre choix : les heures, sous le
          titre «&nbsp;Rendez-vous&nbsp;», et rien d’autre.
        </p>
        {url && <FeedAddress url={url} />}
        <QueryState query={feed} failure="Nous n’avons pas pu lire ce réglage." skeleton={<Skeleton shape="button" />}>
          {(openedAt) => (
            <>
              {openedAt && !url && <p>Adresse active depuis le {formatDate(dayOf(openedAt))}.</p>}
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" isBusy={open.isPending} onClick={() => open.mutate()}>
                  {openedAt ? 'Renouveler l’adresse' : 'Créer mon adresse'}
                </Button>
                {openedAt && (
                  <Button variant="ghost" isBusy={close.isPending} onClick={() => close.mutate()}>
                    Désactiver
                  </Button>
                )}
              </div>
            </>
          )}
        </QueryState>
      </div>
    </Card>
  )
}

function FeedAddress({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="grid gap-3">
      <Field
        id="calendar-feed-url"
        label="Votre adresse"
        hint="Copiez-la maintenant : elle ne sera plus affichée. Pour en avoir une autre, renouvelez-la."
      >
        {(wiring) => <Input {...wiring} readOnly value={url} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          Copier l’adresse
        </Button>
        <output className="text-small text-muted-foreground">{isCopied && 'Adresse copiée.'}</output>
      </div>
    </div>
  )
}
