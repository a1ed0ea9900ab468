import { getTheme, setTheme, type ThemeChoice } from '@casewright/ui/theme'
import { Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { theme } from './site-footer.css.ts'

/** Switches between light and dark. Until the page knows which of them is shown, it says neither. */
export function ThemeSwitch() {
  const [shown, setShown] = useState<ThemeChoice>()
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const chosen = getTheme()
    setShown(chosen === 'system' ? system : chosen)
  }, [])
  const next = shown === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={theme}
      onClick={() => {
        setTheme(next)
        setShown(next)
      }}
    >
      {next === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {shown ? `Use the ${next} theme` : 'Change the theme'}
    </button>
  )
}
