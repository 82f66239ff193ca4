import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHAT_THEMES_CONSENT_VERSION } from '#domain/constants.ts'
import { chatThemesConsentTexts } from '#domain/privacy/consent-texts.ts'
import { Switch } from '#web/components/ui/switch.tsx'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { moodAnalysis } from './queries.ts'

const [label, effect] = chatThemesConsentTexts[CHAT_THEMES_CONSENT_VERSION]

/** Consent is given and withdrawn where its effect is visible. */
export function ThemesConsent({ isGiven }: { isGiven: boolean }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (agrees: boolean) => (agrees ? give() : withdraw()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: moodAnalysis.queryKey }),
  })
  return (
    <div className="rounded-xl bg-muted p-4">
      <Switch id="themes-consent" checked={isGiven} disabled={isPending} onCheckedChange={(agrees) => mutate(agrees)}>
        {label}
      </Switch>
      <p className="mt-1 text-small text-muted-foreground">{effect}</p>
    </div>
  )
}

async function give() {
  const supabase = await client()
  const { error } = await supabase
    .from('consents')
    .insert({ purpose: 'chat_themes', version: CHAT_THEMES_CONSENT_VERSION })
  if (error) throw await appErrorOf(error)
}

async function withdraw() {
  const supabase = await client()
  const { error } = await supabase
    .from('consents')
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('purpose', 'chat_themes')
    .is('withdrawn_at', null)
  if (error) throw await appErrorOf(error)
}
