import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  /** `count`: number of pending items. */
  tabs: readonly { value: string; label: string; count?: number; content: ReactNode }[]
}

/** Controlled: the caller keeps the selected tab in the URL. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="fade-overflow flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-3 px-4 font-semibold text-muted-foreground outline-offset-[-3px] hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {tab.label}
            {tab.count ? (
              <span className="ml-2 inline-grid min-w-6 place-items-center rounded-full bg-secondary px-1.5 text-note text-secondary-foreground">
                {tab.count}
              </span>
            ) : null}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
