import { getTheme, IconButton, setTheme, type ThemeChoice, useMediaQuery } from '@casewright/ui'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'

/** Switches between light and dark; until then the system decides. */
export function ThemeButton() {
  const [choice, setChoice] = useState<ThemeChoice>(getTheme)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = choice === 'system' ? systemIsDark : choice === 'dark'
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onPress={() => {
        const next = isDark ? 'light' : 'dark'
        setTheme(next)
        setChoice(next)
      }}
    />
  )
}
