import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fileNumber } from '#domain/admin/file-number.ts'
import { archiveSearchSchema, type FoundArchive } from '#domain/archive/found-archive.ts'
import { formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { StepUpActDialog } from './step-up-act-dialog.tsx'

/** Finds the archive of an account that ended by inactivity, to open it to a referent. */
export function ClosedArchive() {
  const [chosen, setChosen] = useState<FoundArchive>()
  const form = useZodForm({
    id: 'closed-archive',
    schema: archiveSearchSchema,
    labels: { email: 'Adresse e-mail du compte fermé' },
    defaultValues: { email: '' },
  })
  const find = useMutation({
    mutationFn: (input: { email: string }) => invoke('find-archive', input),
    meta: { showsItsErrors: true },
  })
  return (
    <Card title="Archive d’un compte fermé">
      <p className="mb-4 max-w-prose text-muted-foreground">
        Un compte inactif est effacé, mais le dossier de ses consultations reste archivé quelques années. Il se retrouve
        par l’adresse exacte, que nous ne gardons que sous forme d’empreinte.
      </p>
      <Form form={form} act={find} layout="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <FormField form={form} name="email">
            {(control) => <Input {...control} type="email" autoComplete="off" />}
          </FormField>
        </div>
        <Button type="submit" variant="outline" isBusy={find.isPending}>
          Retrouver l’archive
        </Button>
      </Form>
      <output className="mt-4 block">
        {find.data?.archives.length === 0 && (
          <span className="text-muted-foreground text-small">Aucune archive à cette adresse.</span>
        )}
        {find.data?.archives.map((archive) => (
          <span key={archive.personId} className="flex flex-wrap items-center gap-3 border-t py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-semibold">Dossier {fileNumber(archive.personId)}</span>
              <span className="block text-muted-foreground text-small">
                Compte fermé le {formatDate(dayOf(new Date(archive.endedAt)))}, archive gardée jusqu’au{' '}
                {formatDate(dayOf(new Date(archive.keptUntil)))}
              </span>
            </span>
            <Button variant="outline" onClick={() => setChosen(archive)}>
              Ouvrir à une personne référente…
            </Button>
          </span>
        ))}
      </output>
      {chosen && (
        <StepUpActDialog
          act="open-archive"
          title="Ouvrir l’archive à une personne référente"
          person={{ id: chosen.personId, name: `dossier ${fileNumber(chosen.personId)}` }}
          onClose={() => setChosen(undefined)}
          onDone={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}
