/** Same size as a card with three starts. */
export function CardSkeleton() {
  return <span aria-hidden="true" className="block h-96 animate-late rounded-2xl bg-muted lg:h-84" />
}
