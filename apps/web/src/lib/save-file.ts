/** Saves bytes that the page has as a file of this name. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
