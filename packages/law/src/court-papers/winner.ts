/** Who prevailed, as far as a disposition alone tells it of an appeal. */
export type Prevailing = 'appellee' | 'appellant' | 'each in part'

/** A disposition such as 'Affirmed in part and reversed in part' says who prevailed; null where it does not. */
export function prevailing(value: string): Prevailing | null {
  const says = (pattern: RegExp) => pattern.test(value)
  const below = says(/\b(?:reversed|vacated|quashed|set aside)\b/i)
  const stands = says(/\b(?:affirmed|enforced)\b/i)
  if (says(/\bin part\b/i) || (below && stands)) return 'each in part'
  if (stands) return 'appellee'
  return below ? 'appellant' : null
}
