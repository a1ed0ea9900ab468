import { IconButton, useMediaQuery } from '@casewright/ui'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../lib/theme.ts'

/** Switches between light and dark; until then the system decides. */
export function ThemeButton() {
  const { choice, setTheme } = useTheme()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = choice === 'system' ? systemIsDark : choice === 'dark'
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onPress={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}
