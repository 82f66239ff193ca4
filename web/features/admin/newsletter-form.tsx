import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { newsletterSchema } from '#domain/newsletter/letter-schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import type { NewsletterRow } from './queries.ts'

const schema = newsletterSchema.omit({ id: true })

/** Creates or edits a draft. */
export function NewsletterForm({ letter, onClose }: { letter: NewsletterRow | null; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useZodForm({
    id: 'newsletter',
    schema,
    labels: { subject: 'Objet', body: 'Texte' },
    defaultValues: { subject: letter?.subject ?? '', body: letter?.body ?? '' },
  })
  useFocusOnFirstField(form)
  const save = useMutation({
    mutationFn: (values: z.output<typeof schema>) => invoke('save-newsletter', { id: letter?.id ?? null, ...values }),
    meta: { notice: 'newsletter_saved', showsItsErrors: true },
    async onSuccess() {
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <Card title={letter ? 'Modifier la lettre' : 'Nouvelle lettre'}>
      <Form form={form} act={save}>
        <FormField form={form} name="subject" hint="Neutre : il peut s’afficher sur un téléphone verrouillé.">
          {(control) => <Input {...control} />}
        </FormField>
        <FormField
          form={form}
          name="body"
          hint="Une ligne vide sépare deux paragraphes. Le lien de désinscription s’ajoute seul."
        >
          {(control) => <Textarea {...control} rows={12} />}
        </FormField>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={save.isPending}>
            Garder le brouillon
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Fermer
          </Button>
        </div>
      </Form>
    </Card>
  )
}
