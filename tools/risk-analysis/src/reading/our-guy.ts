import type { CaseType } from '../case-types.ts'

/** 'My guy', 'our folks': whom the writer acts for, as lawyers say it. */
const ours =
  /\b(?<whose>[Mm]y|[Oo]ur) (?<who>guy|gal|lady|fella|fellow|man|woman|folks)\b(?!['’]s? (?:lawyer|wife|husband|brother|sister|boss|employer|doctor))/g

/** The text with 'our client' in place of such words, and where a place in it stood before. */
export function withClients(text: string, type: CaseType): { text: string; before: (at: number) => number } {
  if (type === 'family' || text.search(ours) < 0) return { text, before: (at) => at }
  const shifts: { at: number; by: number }[] = []
  let grown = 0
  const plain = text.replace(ours, (words, whose: string, who: string, at: number) => {
    const put = `${whose} ${who === 'folks' ? 'clients' : 'client'}`
    grown += put.length - words.length
    shifts.push({ at: at + words.length + grown, by: grown })
    return put
  })
  return { text: plain, before: (at) => at - (shifts.findLast((one) => one.at <= at)?.by ?? 0) }
}
