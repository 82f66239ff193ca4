import { ToggleGroup as Radix } from 'radix-ui'

type SegmentedControlProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** Segmented control: a few short options, all visible. */
export function SegmentedControl({ label, value, onValueChange, options }: SegmentedControlProps) {
  return (
    <Radix.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onValueChange(next)}
      className="grid auto-cols-auto grid-flow-col overflow-hidden sm:auto-cols-fr rounded-lg border border-input bg-card"
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="min-h-11 border-input border-l px-3 outline-offset-[-3px] first:border-l-0 hover:bg-accent data-[state=on]:bg-primary data-[state=on]:font-semibold data-[state=on]:text-primary-foreground"
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
