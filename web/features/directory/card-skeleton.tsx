/** Of the size of a card with three times. */
export function CardSkeleton() {
  return <span aria-hidden="true" className="block h-96 animate-late rounded-2xl bg-muted lg:h-84" />
}
