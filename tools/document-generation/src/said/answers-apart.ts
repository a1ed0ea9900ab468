import type { Edit } from './edits.ts'

const pair =
  /(?<=^|\n)[ \t]{0,3}(?:Q|Question)\d{0,2}[:.][ \t][^\n?]{2,200}\?(?<gap>[ \t]{1,4})(?=(?:A|Answer)\d{0,2}[:.][ \t])/g

/** 'Q: Which job? A: Bus driver' in one line: what is asked and what is answered, each in a line of its own. */
export function answersApartIn(text: string): Edit[] {
  const all = [...text.matchAll(pair)]
  return all.length < 2
    ? []
    : all.map(({ index, 0: words, groups }): Edit => {
        const end = index + words.length
        return { start: end - (groups?.gap?.length ?? 0), end, as: '\n', why: 'filler' }
      })
}
