/** Letters and digits of a text alone, each with its place: what neither layout nor marks can change. */
export interface Letters {
  letters: string
  at: number[]
}

export function lettersOf(text: string, digits = true): Letters {
  const at: number[] = []
  let letters = ''
  const wanted = digits ? /[a-z0-9]/ : /[a-z]/
  for (let index = 0; index < text.length; index++) {
    const char = (text[index] as string).toLowerCase()
    if (!wanted.test(char)) continue
    letters += char
    at.push(index)
  }
  return { letters, at }
}

const isLetter = (char: string | undefined) => char !== undefined && /[A-Za-z]/.test(char)

/**
 * Where parts stand one after the other, or null. Each begins and ends with whole words, and the next begins within
 * `reach` letters of the end of the last.
 */
export function align(
  text: string,
  whole: Letters,
  parts: readonly Letters[],
  reach: number,
): [number, number][] | null {
  const starts = placesOf(text, whole, parts[0]?.letters ?? '', 0, whole.letters.length)
  for (const start of starts.slice(0, 50)) {
    const places: [number, number][] = []
    let from = start
    for (const [index, { letters }] of parts.entries()) {
      const place = index === 0 ? start : placesOf(text, whole, letters, from, from + reach + letters.length)[0]
      if (place === undefined) break
      from = place + letters.length
      places.push([whole.at[place] as number, (whole.at[from - 1] as number) + 1])
    }
    if (places.length === parts.length) return places
  }
  return null
}

function placesOf(text: string, { letters, at }: Letters, part: string, from: number, to: number): number[] {
  const places: number[] = []
  if (part === '') return places
  for (let place = letters.indexOf(part, from); place >= 0; place = letters.indexOf(part, place + 1)) {
    if (place + part.length > to) break
    const [first, last] = [at[place] as number, at[place + part.length - 1] as number]
    if (!isLetter(text[first - 1]) && !isLetter(text[last + 1])) places.push(place)
  }
  return places
}
