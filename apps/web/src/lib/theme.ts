import { setTheme, type ThemeChoice } from '@casewright/ui'
import { useSyncExternalStore } from 'react'

const root = document.documentElement

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const shown = (): ThemeChoice => (root.dataset.theme as ThemeChoice | undefined) ?? 'system'

/** The theme that was chosen, wherever on the page that was, and choosing another. */
export const useTheme = () => ({ choice: useSyncExternalStore(subscribe, shown), setTheme })
