import { useSyncExternalStore } from 'react'
import { THEME_STORAGE_KEY } from '#web/app/head-script.ts'
import { Listeners } from '#web/lib/listeners.ts'

const choices = { system: 'Automatique', light: 'Clair', dark: 'Sombre' }
type Theme = keyof typeof choices

const listeners = new Listeners()

function themeOf(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

const chosenTheme = () => themeOf(localStorage.getItem(THEME_STORAGE_KEY))

function apply() {
  const theme = chosenTheme()
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && systemIsDark))
}

function choose(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY)
  else localStorage.setItem(THEME_STORAGE_KEY, theme)
  apply()
  listeners.notify()
}

/** Follows the system's theme while the page is open. */
function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', apply)
  const unsubscribe = listeners.subscribe(listener)
  return () => {
    system.removeEventListener('change', apply)
    unsubscribe()
  }
}

export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, chosenTheme, () => 'system')
  return (
    <label className="flex flex-wrap items-center gap-2">
      Apparence
      <select
        value={theme}
        onChange={(event) => choose(themeOf(event.target.value))}
        className="min-h-11 rounded-lg border border-input bg-card px-3 text-base text-foreground"
      >
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
