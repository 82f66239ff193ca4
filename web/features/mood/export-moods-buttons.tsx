import { useMutation } from '@tanstack/react-query'
import { type ExportedMood, moodsAsCsv, moodsAsJson } from '#domain/mood/export-moods.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { client } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'
import { saveFile } from '#web/lib/save-file.ts'

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

/** Every mood entry of the account, oldest first. */
async function allMoods(): Promise<ExportedMood[]> {
  const supabase = await client()
  return readAllRows((from, to) =>
    supabase.from('mood_entries').select('level, details, recorded_at').order('recorded_at').range(from, to),
  )
}
