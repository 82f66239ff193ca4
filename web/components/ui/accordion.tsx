import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

type AccordionProps = {
  items: readonly { id: string; title: string; content: ReactNode }[]
  headingLevel: 'h2' | 'h3'
  openId: string
  onOpenChange: (id: string) => void
}

/** One panel open at a time. Closed panels stay in the DOM, so that they can be read without JavaScript. */
export function Accordion({ items, headingLevel: Heading, openId, onOpenChange }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible value={openId} onValueChange={onOpenChange}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} id={id} className="scroll-mt-32 border-b">
          <Radix.Header asChild>
            <Heading className="font-sans font-semibold text-heading-xs tracking-normal [text-wrap:pretty]">
              <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left hover:text-primary">
                {title}
                <Icon
                  name="chevron-down"
                  className="size-5 transition-transform duration-200 ease-calm group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content forceMount className="collapsible pb-6">
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
