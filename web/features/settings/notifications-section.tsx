import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href } from 'react-router'
import { necessaryMails, type OptionalMail, optionalMails } from '#domain/profile/notifications.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { notificationChoicesQuery } from './queries.ts'
import { Section } from './section.tsx'

async function saveChoice({ kind, isWanted }: { kind: OptionalMail; isWanted: boolean }): Promise<void> {
  const supabase = await client()
  const { error } = await supabase
    .from('notification_choices')
    .upsert({ kind, is_wanted: isWanted }, { onConflict: 'user_id,kind' })
  if (error) throw error
}

/** Mail preferences, beside the mandatory mails. */
export function NotificationsSection({ user }: { user: SignedInUser }) {
  const queryClient = useQueryClient()
  const choices = useQuery(notificationChoicesQuery)
  const save = useMutation({
    mutationFn: saveChoice,
    meta: { notice: 'notifications_saved' },
    onSuccess: () => queryClient.invalidateQueries(notificationChoicesQuery),
  })
  const isWanted = (kind: OptionalMail) => choices.data?.find((choice) => choice.kind === kind)?.is_wanted ?? true

  return (
    <Section id="notifications" title="Notifications">
      <QueryState query={choices} failure="Nous n’avons pas pu lire vos choix.">
        {() =>
          optionalMails.map(({ kind, label, hint }) => (
            <Switch
              key={kind}
              id={`mail-${kind}`}
              checked={isWanted(kind)}
              disabled={save.isPending}
              onCheckedChange={(wanted) => save.mutate({ kind, isWanted: wanted })}
            >
              {label}
              <span className="block text-small text-muted-foreground">{hint}</span>
            </Switch>
          ))
        }
      </QueryState>
      {user.type === 'patient' && (
        <p className="text-small">
          Le conseil du jour et le rappel d’humeur se règlent dans votre{' '}
          <TextLink to={href('/premium')}>espace premium</TextLink>.
        </p>
      )}
      <div className="grid gap-2 text-small">
        <p className="text-muted-foreground">Ces e-mails partent toujours, parce qu’ils vous protègent :</p>
        <ul className="grid gap-1">
          {necessaryMails.map((mail) => (
            <li key={mail} className="flex items-start gap-2">
              <Icon name="lock" className="mt-1 size-4 text-muted-foreground" />
              {mail}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
