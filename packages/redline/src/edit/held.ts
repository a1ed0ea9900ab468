import type { Places } from '../text/places.ts'

/** Whether the next sign from an offset on is not in the file. */
export function isMade(text: string, offset: number, places: Places): boolean {
  let at = offset
  // The number of the next line is no matter of words at the end of this one.
  while (/[^\S\n\f]/.test(text[at] ?? '')) at++
  return at < text.length && !/[\n\f]/.test(text[at] ?? '') && !places.holds(at)
}

/** Whether any word of the line around an offset is in the file: a sign that is not is a number that Word makes. */
export function isOnHeldLine(text: string, offset: number, places: Places): boolean {
  let at = offset
  while (at > 0 && !/[\n\f]/.test(text[at - 1] ?? '')) at--
  for (; at < text.length && !/[\n\f]/.test(text[at] ?? ''); at++) if (places.holds(at)) return true
  return false
}

/** Whether the words of the line around an offset are in the file, so that its place there is known. */
export function isBeside(text: string, offset: number, places: Places): boolean {
  const isSpace = (at: number) => /[^\S\n\f]/.test(text[at] ?? '')
  const isEdge = (at: number) => at < 0 || at >= text.length || /[\n\f]/.test(text[at] ?? '')
  let [before, after] = [offset - 1, offset]
  while (isSpace(before)) before--
  while (isSpace(after)) after++
  if (isEdge(before) && isEdge(after)) return true
  return (!isEdge(before) && places.holds(before)) || (!isEdge(after) && places.holds(after))
}

/** Whether a sign that is not in the file stands between words of one paragraph: it is a symbol, or of an equation. */
export function isAmong(offset: number, places: Places): boolean {
  const [before, after] = [places.before(offset), places.after(offset)]
  return before !== undefined && before.paragraph === after?.paragraph
}
