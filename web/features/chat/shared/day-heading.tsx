/** Date separator between the days of a conversation. */
export function DayHeading({ children }: { children: string }) {
  return (
    <h2 className="text-center font-normal font-sans text-note text-muted-foreground leading-5 tracking-normal">
      {children}
    </h2>
  )
}
