/** Where a day of a conversation begins. */
export function DayHeading({ children }: { children: string }) {
  return (
    <h2 className="text-center font-normal font-sans text-note text-muted-foreground leading-5 tracking-normal">
      {children}
    </h2>
  )
}
