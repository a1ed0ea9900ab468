/** Words without marks and capitals. A number in figures stays one, and counts as an error for its words. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many words must be changed, left out or put in to make one of the other. */
export function wordErrors(said: string, heard: string): number {
  const [from, to] = [wordsIn(said), wordsIn(heard)]
  let row = to.map((_, at) => at + 1)
  for (const [nth, word] of from.entries()) {
    let corner = nth
    let left = nth + 1
    row = row.map((above, at) => {
      const least = Math.min(above + 1, left + 1, corner + (to[at] === word ? 0 : 1))
      corner = above
      left = least
      return least
    })
  }
  return row.at(-1) ?? from.length
}
