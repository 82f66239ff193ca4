import { useMutation } from '@tanstack/react-query'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { saveFile } from '#web/lib/save-file.ts'

const formats = [
  { format: 'pdf', label: 'Télécharger en PDF', name: 'mes-donnees-mivoix.pdf' },
  { format: 'json', label: 'Télécharger en JSON', name: 'mes-donnees-mivoix.json' },
] as const

/** Data export: a readable copy, and a machine-readable one for portability. */
export function ExportData() {
  const download = useMutation({
    mutationFn: async ({ format, name }: (typeof formats)[number]) =>
      saveFile(await invoke('export-my-data', { format }), name),
  })
  return (
    <div className="grid gap-3">
      <h3 className="text-heading-xs">Recevoir une copie</h3>
      <p>Tout ce que nous gardons à votre sujet : en PDF pour le lire, en JSON pour le confier à un autre service.</p>
      <div className="flex flex-wrap gap-3">
        {formats.map((choice) => (
          <Button
            key={choice.format}
            variant="outline"
            isBusy={download.isPending && download.variables.format === choice.format}
            onClick={() => download.mutate(choice)}
          >
            <Icon name="download" />
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
