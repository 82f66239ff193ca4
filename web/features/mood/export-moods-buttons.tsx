import { useMutation } from '@tanstack/react-query'
import { moodsAsCsv, moodsAsJson } from '#domain/mood/export-moods.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { allMoods } from './all-moods.ts'

const formats = {
  csv: { label: 'Tableau (CSV)', type: 'text/csv', write: moodsAsCsv },
  json: { label: 'Données (JSON)', type: 'application/json', write: moodsAsJson },
} as const

type Format = keyof typeof formats

export function ExportMoodsButtons() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: Format) => {
      const { type, write } = formats[format]
      saveFile(new Blob([write(await allMoods())], { type }), `humeurs.${format}`)
    },
  })
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Télécharger mes humeurs</legend>
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} variant="ghost" isBusy={isPending && variables === format} onClick={() => mutate(format)}>
          <Icon name="download" />
          {formats[format].label}
        </Button>
      ))}
    </fieldset>
  )
}
