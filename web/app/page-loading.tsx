/** Shown while the browser finds out which screen to draw; silent at first, since that is usually instant. */
export function PageLoading() {
  return (
    <output className="page grid min-h-[60vh] animate-late place-items-center text-muted-foreground">
      Chargement de la page…
    </output>
  )
}
