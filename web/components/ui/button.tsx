import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Keeps the label and adds a spinner; further clicks are ignored. */
    isBusy?: boolean
  }

export function Button({
  variant,
  size,
  width,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Keeps the focus: validation on blur would add an error and move the button before the click lands.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      className={buttonLook({ variant, size, width })}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
