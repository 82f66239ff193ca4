import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { ONE_TIME_CODE_DIGITS } from '#domain/constants.ts'
import { Field } from '#web/components/ui/field.tsx'

type CodeFieldProps = {
  id: string
  value: string
  onChange: (code: string) => void
  hint: string
  error?: string | undefined
}

/** One real input for the six digits, drawn as six cells: it can be pasted into, and the telephone can fill it in. */
export function CodeField({ id, value, onChange, hint, error }: CodeFieldProps) {
  return (
    <Field id={id} label="Code à 6 chiffres" hint={hint} error={error}>
      {(wiring) => (
        <OTPInput
          {...wiring}
          value={value}
          onChange={onChange}
          maxLength={ONE_TIME_CODE_DIGITS}
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
          noScriptCSSFallback={null}
          containerClassName="w-full max-w-78 rounded-lg"
          render={({ slots }) => (
            <div className="flex w-full gap-1.5 sm:gap-2">
              {slots.map((slot, position) => (
                <span
                  key={position}
                  className={`grid h-13 min-w-0 flex-1 place-items-center rounded-lg border bg-card font-semibold text-xl ${error ? 'border-destructive' : 'border-input'} ${slot.isActive ? 'outline-3 outline-ring outline-offset-2' : ''}`}
                >
                  {slot.char}
                </span>
              ))}
            </div>
          )}
        />
      )}
    </Field>
  )
}
