import { Button } from '#web/components/ui/button.tsx'

export function EditButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy}>
        Enregistrer
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Annuler
      </Button>
    </div>
  )
}
