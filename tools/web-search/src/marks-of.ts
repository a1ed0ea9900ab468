const small = new Set(
  'the a an of in on at to for from by with and or not is are was were as about what which who how when'.split(' '),
)

/** Where words of the query begin in a text: offsets to mark. */
export function marksOf(text: string, query: string): [number, number][] {
  const wanted = new Set(
    (query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !small.has(word))
      .map((word) => word.replace(/s$/, '')),
  )
  return [...text.matchAll(/[\p{L}\p{N}]{3,}/gu)].flatMap((found) =>
    wanted.has(found[0].toLowerCase().replace(/s$/, '')) ? [[found.index, found.index + found[0].length]] : [],
  )
}
