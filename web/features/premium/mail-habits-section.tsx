import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatClockTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { type MailHabits, mailHabits } from './queries.ts'

const FIRST_HOUR = 7
const LAST_HOUR = 21
const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, i) => ({
  value: String(FIRST_HOUR + i),
  label: formatClockTime(`${FIRST_HOUR + i}:00`),
}))

export function MailHabitsSection() {
  const auth = useAuthState()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const queryClient = useQueryClient()
  const kept = useQuery(mailHabits)
  const {
    mutate,
    variables: chosen,
    isPending,
  } = useMutation({
    mutationFn: (habits: MailHabits) => save(userId, habits),
    meta: { notice: 'mail_habits_saved' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailHabits.queryKey }),
  })
  return (
    <Card title="Rappels et conseil du jour">
      <QueryState query={kept} failure="Nous n’avons pas pu lire vos choix.">
        {/* Optimistic update: a failure reverts the switch. */}
        {(habits) => <Choices habits={isPending ? chosen : habits} onChange={mutate} />}
      </QueryState>
    </Card>
  )
}

type ChoicesProps = { habits: MailHabits; onChange: (habits: MailHabits) => void }

function Choices({ habits, onChange }: ChoicesProps) {
  return (
    <div className="grid gap-4">
      <Switch
        id="daily-tip"
        checked={habits.daily_tip}
        onCheckedChange={(isOn) => onChange({ ...habits, daily_tip: isOn })}
      >
        Un conseil de bien-être par jour
      </Switch>
      <Switch
        id="mood-reminder"
        checked={habits.mood_reminder}
        onCheckedChange={(isOn) => onChange({ ...habits, mood_reminder: isOn })}
      >
        Un rappel pour noter mon humeur, si ce n’est pas fait
      </Switch>
      <Field id="mail-hour" label="Vers quelle heure ?" hint="Heure de Paris. Un seul e-mail par jour.">
        {(wiring) => (
          <Select
            {...wiring}
            value={String(habits.hour)}
            onValueChange={(hour) => onChange({ ...habits, hour: Number(hour) })}
            options={hours}
          />
        )}
      </Field>
      <p className="text-small text-muted-foreground">
        L’objet de l’e-mail est neutre. Chaque e-mail porte un lien pour ne plus en recevoir, en un clic.
      </p>
    </div>
  )
}

async function save(userId: string, habits: MailHabits) {
  const supabase = await client()
  const { error } = await supabase.from('mail_habits').upsert({ user_id: userId, ...habits })
  if (error) throw await appErrorOf(error)
}
