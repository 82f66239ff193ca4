import { type ReactNode, useEffect } from 'react'

/** Full screen layout of the room, always in the dark theme. */
export function RoomFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { classList } = document.documentElement
    const wasDark = classList.contains('dark')
    classList.add('dark')
    return () => {
      if (!wasDark) classList.remove('dark')
    }
  }, [])
  return <div className="flex min-h-(--screen-height) flex-col bg-background text-foreground">{children}</div>
}
