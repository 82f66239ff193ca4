/** Style of a free start: a link in the directory, a radio item in the booking form. */
export const timeLook =
  'inline-flex min-h-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-lg border border-transparent bg-secondary font-semibold text-secondary-foreground hover:bg-accent hover:text-accent-foreground data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground'
