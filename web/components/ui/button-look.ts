const variants = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
  secondary: 'border-transparent bg-secondary text-secondary-foreground hover:bg-accent hover:text-accent-foreground',
  outline: 'border-input bg-card text-card-foreground hover:bg-accent hover:text-accent-foreground',
  ghost: 'border-transparent text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
  destructive: 'border-transparent bg-destructive text-destructive-foreground hover:opacity-90',
  sun: 'border-transparent bg-sun text-sun-foreground hover:bg-sun-strong',
  onWater: 'border-water-foreground/60 text-water-foreground hover:bg-water-foreground/10',
}

const sizes = {
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-button',
  icon: 'size-11 shrink-0',
}

/** A ghost button looks like a link: no padding, so that it aligns with the text around it. */
const ghostSizes: typeof sizes = {
  medium: 'min-h-11 py-2 text-base',
  large: 'min-h-13 py-3 text-button',
  icon: 'size-11 shrink-0 hover:bg-accent',
}

export type ButtonLook = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  width?: 'fit' | 'full' | undefined
}

/** Style shared by buttons and by links that look like buttons. */
export function buttonLook({ variant = 'primary', size = 'medium', width = 'fit' }: ButtonLook): string {
  const shape =
    'inline-flex items-center justify-center gap-2 rounded-lg border text-center font-semibold leading-tight transition-colors duration-[120ms] ease-calm [&_svg]:size-5 [&_svg]:shrink-0'
  const disabled =
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
  return `${shape} ${disabled} ${variants[variant]} ${(variant === 'ghost' ? ghostSizes : sizes)[size]} ${width === 'full' ? 'w-full' : ''}`
}
