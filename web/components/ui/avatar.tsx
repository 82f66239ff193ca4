const sizes = {
  small: 'size-8 text-note',
  medium: 'size-10 text-small',
  card: 'size-14 text-base lg:size-16 lg:text-lg',
  page: 'size-16 text-lg lg:size-24 lg:text-3xl',
  large: 'size-24 text-3xl',
}

/** Initials, two at most, upper case; « U » without a name. */
function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
  return letters.slice(0, 2).join('').toLocaleUpperCase('fr') || 'U'
}

type AvatarProps = { name: string; photoUrl?: string | undefined; size?: keyof typeof sizes }

export function Avatar({ name, photoUrl, size = 'medium' }: AvatarProps) {
  const look = `${sizes[size]} inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent font-semibold text-accent-foreground`
  if (photoUrl) return <img src={photoUrl} alt="" className={`${look} object-cover`} />
  return (
    <span aria-hidden="true" className={look}>
      {initialsOf(name)}
    </span>
  )
}
