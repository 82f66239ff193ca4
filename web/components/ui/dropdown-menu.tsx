import { DropdownMenu as Menu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

type DropdownMenuProps = { trigger: ReactNode; children: ReactNode }

export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-64 animate-enter rounded-xl border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

type ItemProps = Omit<ComponentProps<typeof Menu.Item>, 'className'> & { tone?: 'normal' | 'destructive' }

export function DropdownMenuItem({ tone = 'normal', ...rest }: ItemProps) {
  return (
    <Menu.Item
      {...rest}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-offset-[-3px] data-[disabled]:opacity-55 data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground [&_svg]:size-5 ${tone === 'destructive' ? 'text-destructive' : ''}`}
    />
  )
}

type CheckboxItemProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; children: ReactNode }

export function DropdownMenuCheckboxItem({ checked, onCheckedChange, children }: CheckboxItemProps) {
  return (
    <Menu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-offset-[-3px] data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground"
    >
      <span className="grid size-5 place-items-center">
        <Menu.ItemIndicator>
          <Icon name="check" />
        </Menu.ItemIndicator>
      </span>
      {children}
    </Menu.CheckboxItem>
  )
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Menu.Label className="px-3 py-2">{children}</Menu.Label>
}

export function DropdownMenuSeparator() {
  return <Menu.Separator className="my-1.5 h-px bg-border" />
}
