/** A sentence that was taken out of a text, and all that stood before it. */
export interface Scratched {
  words: string
  before: string
}

/** A text with what was taken out of it where it stood; at its end, if what stood before has changed since. */
export function putBack(text: string, { words, before }: Scratched): string {
  const at = text.startsWith(before) ? before.length : text.length
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const joint = (left: string, right: string) =>
    left === '' || right === '' || /\s$/.test(left) || /^\s/.test(right) ? '' : ' '
  return head + joint(head, words) + words + joint(words, tail) + tail
}
