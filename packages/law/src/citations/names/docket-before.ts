const docketWords =
  /,?\s{0,4}((?:Nos?\.|Case\s{1,3}Nos?\.|Civ(?:il)?\.?\s{0,3}(?:A(?:ction)?\.?\s{0,3})?Nos?\.|C\.A\.\s{0,3}Nos?\.|Docket\s{1,3}Nos?\.|Cr(?:im)?\.?\s{0,3}Nos?\.)(?:(?!\sv\.?\s)[\w\s:.,()&/–-]){2,80})$/
const numberAlone = /^\s{1,3}No\.\s{1,3}\d{1,4}(?:,\s[A-Z][^\d]{0,80})?$/
/** 'Seattle School District No. 1' has its number for a name. */
const numberedBody = /\b(?:District|Dist\.|Local|Lodge|Council|Post|Union|Precinct|Region|Ward|Aerie|Unit)$/

/**
 * The number of a docket that stands before the volume at `to`: where it begins, and from where on its words do. Null
 * where there is none.
 */
export function docketBefore(text: string, to: number, bound: number): { from: number; start: number } | null {
  const [whole = '', number = ''] = docketWords.exec(text.slice(Math.max(bound, to - 110), to)) ?? []
  if (!/\d/.test(number)) return null
  const from = to - whole.length
  if (numberAlone.test(whole) && numberedBody.test(text.slice(Math.max(bound, from - 12), from))) return null
  return { from, start: to - number.length }
}
