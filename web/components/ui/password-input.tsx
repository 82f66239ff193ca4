import { type ComponentProps, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { controlLook } from '#web/components/ui/input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>

/** Password field with a show button. Pasting stays allowed, for password managers. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`${controlLook} min-h-12 pr-13`}
      />
      <button
        type="button"
        aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-lg text-muted-foreground hover:text-foreground"
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
