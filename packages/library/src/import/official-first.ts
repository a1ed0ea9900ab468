/** Reporters by which a case is cited first: the official ones, then those of the national series. */
const ranks = [/ U\. ?S\. \d/, / F\.(2d|3d|4th)? \d/, / F\. Supp\./, / S\. ?Ct\. /, / L\. ?Ed\./]
const lateRanks = [/LEXIS/, / WL /]

export function officialFirst(citations: readonly string[]): string[] {
  const rank = (citation: string) => {
    if (lateRanks.some((late) => late.test(citation))) return ranks.length + 1
    const found = ranks.findIndex((one) => one.test(citation))
    return found < 0 ? ranks.length : found
  }
  return [...citations].sort((one, other) => rank(one) - rank(other))
}
