import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

type MenuRowProps = { icon: IconName; label: string; hint: string; onClick: () => void }

export function MenuRow({ icon, label, hint, onClick }: MenuRowProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-3.5 border-b py-1.5 text-left last:border-0"
    >
      <Icon name={icon} className="size-5" />
      <span className="flex-1 leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="block text-small text-muted-foreground">{hint}</span>
      </span>
      <Icon name="chevron-right" />
    </button>
  )
}
