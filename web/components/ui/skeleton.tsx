const shapes = {
  text: 'h-4 rounded-md',
  title: 'h-8 w-1/2 rounded-lg',
  button: 'h-11 w-40 rounded-lg',
  card: 'h-40 rounded-2xl',
  circle: 'size-10 rounded-full',
}

/** Appears after a moment only: most answers come before anyone needs to wait. */
export function Skeleton({ shape = 'text' }: { shape?: keyof typeof shapes }) {
  return <div aria-hidden="true" className={`animate-late bg-muted ${shapes[shape]}`} />
}
