import { ToggleGroup as Radix } from 'radix-ui'
import type { FieldWiring } from './field.tsx'

type ToggleGroupProps = Partial<FieldWiring> & {
  label: string
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  options: readonly { value: string; label: string }[]
}

/** Multiple choice as chips. */
export function ToggleGroup({
  label,
  values,
  onValuesChange,
  options,
  'aria-required': _required,
  ...wiring
}: ToggleGroupProps) {
  return (
    <Radix.Root
      {...wiring}
      type="multiple"
      aria-label={label}
      value={[...values]}
      onValueChange={onValuesChange}
      className="flex flex-wrap gap-2"
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="min-h-11 rounded-full border border-input bg-card px-4 hover:bg-accent data-[state=on]:border-primary data-[state=on]:bg-primary data-[state=on]:text-primary-foreground"
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
