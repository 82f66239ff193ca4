import { type GenderPreference, genderPreferences } from '#domain/booking/words.ts'
import { SegmentedControl } from '#web/components/ui/segmented-control.tsx'
import { optionsOf } from './options-of.ts'

const options = optionsOf(genderPreferences)
const LABEL = 'Préférence de genre du consultant'

type GenderChoiceProps = { value: GenderPreference; onChoose: (gender: GenderPreference) => void }

export function GenderChoice({ value, onChoose }: GenderChoiceProps) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold text-base">{LABEL}</p>
      <SegmentedControl
        label={LABEL}
        value={value}
        onValueChange={(chosen) => onChoose(options.find((one) => one.value === chosen)?.value ?? 'any')}
        options={options}
      />
    </div>
  )
}
