/** Shows the words of a citation in the text, and opens what was found: its note, or a popover where there is no margin. */
export function choose(id: string): void {
  const words = document.getElementById(id)
  if (!words) return
  words.scrollIntoView({ block: 'center' })
  words.click()
}
