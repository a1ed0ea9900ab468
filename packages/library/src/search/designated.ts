const form =
  /\b(?:forms?|schedules?|publications?|circulars?) (?:no\. ?)?((?:[a-z]{1,2}-?)?\d{1,4}(?:-?[a-z]{1,2})?)(?![\w%])/gi
const part = /\bparts? (\d{2,4})(?![\w%])/gi

const bare = (id: string) => id.toLowerCase().replace('-', '')
const idsIn = (query: string) => [form, part].flatMap((of) => [...query.matchAll(of)].map(([, id = '']) => bare(id)))

/**
 * What a query names by a number of its own: 'Form 13D', 'part 107'.
 * @returns whether a text has the number of any of them; true of every text where the query names none
 */
export function hasDesignated(query: string): (text: string) => boolean {
  const ids = idsIn(query)
  if (ids.length === 0) return () => true
  return (text) => {
    const words = new Set(
      text
        .toLowerCase()
        .replaceAll(/(?<=\w)[-–](?=\w)/g, '')
        .split(/\W+/),
    )
    return ids.some((id) => words.has(id))
  }
}
