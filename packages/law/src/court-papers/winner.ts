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

const side = '(?:the )?(plaintiff|defendant|petitioner|respondent|claimant|appellant|appellee|libell?ant)s?\\b'
/** 'judgment shall enter in favor of the Defendant', 'judgment for plaintiffs' */
const judgmentFor = new RegExp(
  `\\bjudgment (?:(?:is|be|shall|will|must|should|hereby|therefore|accordingly) ){0,3}(?:enter(?:ed)? )?(?:in favor of|for) ${side}`,
  'i',
)
/** 'The complaint is DISMISSED with prejudice' */
const ended =
  /\b(complaint|action|case|suit|bill|libel)\b[^.;]{0,60}\b(?:is|be|are) (?:hereby |therefore |accordingly )?dismissed\b/i

/** Who prevailed in a trial court, as far as the words of its disposition tell: the role, and why. */
export interface PrevailingParty {
  role: string
  because: 'judgment' | 'dismissal'
}

/** Of what a trial court did, who prevailed by it; null where its words do not say, or are of both. */
export function prevailingParty(sentences: readonly string[]): PrevailingParty | null {
  const words = sentences.join(' ')
  if (/\bin part\b|\brecommend/i.test(words)) return null
  const given = new Set(
    sentences.flatMap((text) => {
      const role = judgmentFor.exec(text)?.[1]
      return role ? [role.toLowerCase()] : []
    }),
  )
  const [only] = given
  if (given.size === 1 && only) return { role: only, because: 'judgment' }
  if (given.size > 1 || !ended.test(words) || /\bwithout prejudice\b|\bcounterclaim/i.test(words)) return null
  return /\bwith prejudice\b/i.test(words) ? { role: 'defendant', because: 'dismissal' } : null
}
