import Bowser from 'bowser'

/** A browser and its system in words, such as 'Safari on iOS'. Programs are called by their own first word. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown program'
  const { browser, os } = Bowser.parse(userAgent)
  if (browser.name) return os.name ? `${browser.name} on ${os.name}` : browser.name
  return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? 'Unknown program'
}
