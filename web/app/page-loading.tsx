/** Shown while the browser finds out which screen to draw; silent at first, since that is usually instant. */
export function PageLoading() {
  return (
    <div className="page grid min-h-[50vh] place-items-center" role="status">
      <p className="animate-[appear_0s_200ms_both] text-muted-foreground">Chargement de la page…</p>
    </div>
  )
}
