export type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'casewright-theme'

/** What the person chose on this device; `system` until then. */
export const getTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system' // Storage is closed to this page.
  }
}

/** Shows a theme at once and remembers it. Call `setTheme(getTheme())` when a page starts. */
export const setTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // The choice holds until the page is left.
  }
}
