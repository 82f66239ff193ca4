import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Keeps the label and adds a spinner; a second click does nothing. */
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
      // A field that is left is checked, and its error would move the button from under the pointer before the click.
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
