import { useSyncExternalStore } from 'react'
import { COMFORT_STORAGE_KEY } from '#web/app/head-script.ts'
import { ThemeChoice } from '#web/app/shell/theme-choice.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { Listeners } from '#web/lib/listeners.ts'
import { Section } from './section.tsx'

const comforts = [
  { name: 'larger-text', label: 'Texte plus grand' },
  { name: 'less-motion', label: 'Réduire les animations' },
] as const

type Comfort = (typeof comforts)[number]['name']

const listeners = new Listeners()

const chosen = () => localStorage.getItem(COMFORT_STORAGE_KEY) ?? ''

function choose(name: Comfort, isOn: boolean) {
  const others = chosen()
    .split(' ')
    .filter((other) => other !== '' && other !== name)
  const next = isOn ? [...others, name] : others
  if (next.length > 0) localStorage.setItem(COMFORT_STORAGE_KEY, next.join(' '))
  else localStorage.removeItem(COMFORT_STORAGE_KEY)
  document.documentElement.classList.toggle(name, isOn)
  listeners.notify()
}

/** Kept on this device, not in the account. */
export function AppearanceSection() {
  const names = useSyncExternalStore(listeners.subscribe, chosen, () => '')
  return (
    <Section id="apparence" title="Apparence">
      <p className="text-small text-muted-foreground">Ces choix valent pour cet appareil.</p>
      <ThemeChoice />
      {comforts.map(({ name, label }) => (
        <Switch
          key={name}
          id={`comfort-${name}`}
          checked={names.split(' ').includes(name)}
          onCheckedChange={(isOn) => choose(name, isOn)}
        >
          {label}
        </Switch>
      ))}
    </Section>
  )
}
