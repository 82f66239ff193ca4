/** Notes are written after a consultation, on a screen of their own. */
export function SessionNotes() {
  return (
    <div className="grid gap-1 py-8 text-center">
      <p className="font-semibold">Aucune note de séance disponible</p>
      <p className="text-muted-foreground">Vous pourrez ajouter des notes après vos consultations</p>
    </div>
  )
}
