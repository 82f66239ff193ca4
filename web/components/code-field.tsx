import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { ONE_TIME_CODE_DIGITS } from '#domain/constants.ts'
import { Field } from '#web/components/ui/field.tsx'

type CodeFieldProps = {
  id: string
  value: string
  onChange: (code: string) => void
  hint: string
  error?: string | undefined
  digits?: number
}

/** One real input drawn as separate cells, so that paste and one-time-code autofill work. */
export function CodeField({ id, value, onChange, hint, error, digits = ONE_TIME_CODE_DIGITS }: CodeFieldProps) {
  return (
    <Field id={id} label={`Code à ${digits} chiffres`} hint={hint} error={error}>
      {(wiring) => (
        <OTPInput
          {...wiring}
          value={value}
          onChange={onChange}
          maxLength={digits}
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
          noScriptCSSFallback={null}
          containerClassName={`w-full rounded-lg ${digits > ONE_TIME_CODE_DIGITS ? 'max-w-104' : 'max-w-78'}`}
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
