import { Select as Radix } from 'radix-ui'
import { Icon } from '#web/components/icon.tsx'
import type { FieldWiring } from './field.tsx'
import { controlLook } from './input.tsx'

type SelectProps = FieldWiring & {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  placeholder?: string
  disabled?: boolean
}

export function Select({ value, onValueChange, options, placeholder, disabled, ...wiring }: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled ?? false}>
      <Radix.Trigger
        {...wiring}
        className={`${controlLook} flex min-h-12 items-center justify-between gap-3 py-2 text-left`}
      >
        {/* Radix finds the label itself, but only in a browser: a prerendered page would show an empty field. */}
        <Radix.Value placeholder={placeholder}>{options.find((option) => option.value === value)?.label}</Radix.Value>
        <Icon name="chevron-down" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-40 max-h-80 min-w-(--radix-select-trigger-width) animate-enter overflow-hidden rounded-xl border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon name="check" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
