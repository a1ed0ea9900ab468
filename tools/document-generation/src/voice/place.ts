import type { Scratched } from './scratched/put-back.ts'
import { withSpoken } from './spoken.ts'

/** A text, and what of it stands behind the place where words are put: nothing, until somebody goes back. */
export interface Placed {
  text: string
  behind: string
  /** What was taken out last, if something was. */
  scratched?: Scratched
}

const goesBack = /^(?:please )?go back to (?=\S)/i
const goesOn = /^(?:please )?go (?:back )?to the end[.,]?$/i
const longestPlace = 100

/** The words to go back to; undefined where nobody says to. */
function placeIn(said: string): string | undefined {
  const order = said.trim()
  const [words] = goesBack.exec(order) ?? []
  return words && order.length <= longestPlace ? order.slice(words.length) : undefined
}

/** Letters and digits with where each stands: marks and capitals are not said. */
function heard(text: string): { letters: string; places: number[] } {
  const found = [...text.matchAll(/[\p{L}\p{N}]/gu)]
  return {
    letters: found.map(([one]) => one.toLowerCase().slice(0, 1)).join(''),
    places: found.map(({ index }) => index),
  }
}

/** The last place at which words stand, as whole words and whatever their marks; undefined where they do not. */
export function lastPlaceOf(text: string, words: string): { start: number; end: number } | undefined {
  const { letters, places } = heard(text)
  const wanted = heard(words).letters
  for (
    let at = letters.lastIndexOf(wanted);
    wanted && at >= 0;
    at = at === 0 ? -1 : letters.lastIndexOf(wanted, at - 1)
  ) {
    const [start = 0, last = 0] = [places[at], places[at + wanted.length - 1]]
    if (!/[\p{L}\p{N}]/u.test(text.charAt(start - 1) + text.charAt(last + 1))) return { start, end: last + 1 }
  }
  return undefined
}

/** What was said put where words are put, or the place moved where that is what was said. */
export function withSpokenAt({ text, behind }: Placed, said: string): Placed {
  if (goesOn.test(said.trim())) return { text, behind: '' }
  const words = placeIn(said)
  const end = words === undefined ? undefined : lastPlaceOf(text, words)?.end
  if (end !== undefined) return { text, behind: text.slice(end) }
  // Whoever changed the end by hand goes on there.
  const rest = behind && text.endsWith(behind) ? behind : ''
  let taken: Scratched | undefined
  const spoken = withSpoken(rest ? text.slice(0, -rest.length) : text, said, (scratched) => {
    taken = scratched
  })
  const scratched = taken && { scratched: taken }
  if (!rest) return { text: spoken, behind: '', ...scratched }
  const space = /[\p{L}\p{N}.,;:!?)”]$/u.test(spoken) && /^[\p{L}\p{N}“(§]/u.test(rest) ? ' ' : ''
  return { text: spoken + space + rest, behind: rest, ...scratched }
}
