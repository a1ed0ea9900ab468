// A door of its own, `@casewright/core/visible`, as worker threads load it: it rests on nothing.

/**
 * Signs that a reader does not see: controls, zero-width signs, those that turn the direction of a text, variation
 * selectors, and the tags of U+E0000, in which whole sentences can be hidden. White space is none of them.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu

/** A text as it is seen: without signs that are not, and without halves of characters. */
export const visibleText = (text: string): string => text.toWellFormed().replace(unseen, '')

/** How many UTF-16 units at `at` are a sign that is not seen; 0 where one is seen. */
export function unseenAt(text: string, at: number): 0 | 1 | 2 {
  const code = text.charCodeAt(at)
  // The most by far: letters, digits, signs and white space.
  if ((code >= 0x20 && code < 0x7f) || (code >= 0x09 && code <= 0x0d)) return 0
  const isTag = code >= 0xdb40 && code <= 0xdb43
  const sign = isTag ? text.slice(at, at + 2) : text.charAt(at)
  if (visibleText(sign) !== '') return 0
  return isTag ? 2 : 1
}
