import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'

const names = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième']

/** One disc per thing to notice; pressing them is optional. */
export function Discs({ count }: { count: number }) {
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set())
  const toggle = (at: number) =>
    setPressed((before) => {
      const after = new Set(before)
      if (!after.delete(at)) after.add(at)
      return after
    })
  return (
    <ul aria-label="Un appui pour chacune, si vous voulez" className="flex flex-wrap gap-2.5">
      {names.slice(0, count).map((name, at) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={pressed.has(at)}
            aria-label={`${name} chose`}
            onClick={() => toggle(at)}
            className="grid size-11 place-items-center rounded-full border-2 border-input aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
          >
            {pressed.has(at) && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
