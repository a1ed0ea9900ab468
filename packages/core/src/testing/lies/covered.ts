/** Without spaces, so that a mark that was written on one line is found in a text of two. */
export const squeezed = (text: string) => text.replace(/[\s\u200b\u00ad\u2060\ufeff]/g, '').toLowerCase()

/**
 * Whether marks cover a passage: at least half of its letters and digits, or every digit, as volume and page are what
 * makes a citation.
 */
export function isCovered(text: string, passage: string, marks: readonly string[]): boolean {
  const [whole, wanted] = [squeezed(text), squeezed(passage)]
  const [from, passageLength] = [whole.indexOf(wanted), wanted.length]
  const under = new Array<boolean>(whole.length).fill(false)
  for (const mark of marks.map(squeezed).filter(Boolean))
    for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, at + 1)) under.fill(true, at, at + mark.length)
  const count = (wanted: RegExp, only: boolean) =>
    [...Array(passageLength).keys()].filter((at) => wanted.test(whole[from + at] ?? '') && (!only || under[from + at]))
      .length
  const [all, digits] = [/[\p{L}\p{N}]/u, /\d/]
  if (count(all, true) * 2 >= count(all, false)) return true
  return count(digits, false) > 1 && count(digits, true) === count(digits, false)
}
