import { useEffect, useState } from 'react'
import { THEME_STORAGE_KEY } from '#web/app/theme-script.ts'

const choices = { system: 'Automatique', light: 'Clair', dark: 'Sombre' }
type Theme = keyof typeof choices

function storedTheme(): Theme {
  const stored = localStorage.getItem(THEME_STORAGE_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function apply(theme: Theme, systemIsDark: boolean) {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && systemIsDark))
}

/** Follows the system, also when it changes during the visit, unless the person chose. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => setTheme(storedTheme()), [])

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => apply(storedTheme(), system.matches)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [])

  function choose(next: Theme) {
    setTheme(next)
    if (next === 'system') localStorage.removeItem(THEME_STORAGE_KEY)
    else localStorage.setItem(THEME_STORAGE_KEY, next)
    apply(next, matchMedia('(prefers-color-scheme: dark)').matches)
  }

  return (
    <label className="flex items-center gap-2">
      Apparence
      <select
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
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
