/** Cuts a text into pieces of so many characters, never through one (an emoji stays whole). */
export function piecesOf(text: string, size: number): string[] {
  const characters = Array.from(text)
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  )
}

/** The beginning of a text, so many characters long, cut through none. */
export const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('')
