const shapes = {
  text: 'block h-4 w-full rounded-md',
  title: 'block h-8 w-1/2 rounded-lg',
  button: 'block h-11 w-40 rounded-lg',
  card: 'block h-40 rounded-2xl',
  row: 'block h-18 rounded-xl',
  list: 'block h-36 rounded-xl',
  tall: 'block h-128 rounded-2xl sm:h-80',
  screen: 'block h-160 rounded-2xl',
  circle: 'block size-10 rounded-full',
}

/** Appears after a short delay, since most answers arrive before it. */
export function Skeleton({ shape = 'text' }: { shape?: keyof typeof shapes }) {
  return <span aria-hidden="true" className={`animate-late bg-muted ${shapes[shape]}`} />
}
