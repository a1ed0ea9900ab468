/**
 * Browsers withhold some calls from a page that came over plain http from another machine, as in a firm's own network
 * it may. Here stands what the pages need of them. What cannot be made up for, such as dictation, needs https.
 */
export function makeUpForPlainHttp(): void {
  if (window.isSecureContext) return
  crypto.randomUUID ??= randomUuid
  if (!('clipboard' in navigator)) Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}

/** Version 4 of RFC 9562, of the random numbers that every page has. */
export function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Copies by the page's own copy command, which asks what to copy: nothing needs to be selected or focused. */
function writeText(text: string): Promise<void> {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', answer, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', answer)
  return copied ? Promise.resolve() : Promise.reject(new Error('The browser does not allow it.'))
}
