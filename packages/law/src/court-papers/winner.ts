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

/** One motion or petition that a court decided, and who made it where the paper says so. */
export interface DecidedMotion {
  what: 'motion' | 'petition' | 'application' | 'request' | 'demurrer'
  outcome: 'granted' | 'denied' | 'in part'
  mover?: string
}

const acts =
  /\b(motion|petition|application|request|demurrer)s?\b[^.;]{0,200}?\b(?:is|are) (?:(?:hereby|therefore|accordingly|thus|respectfully) ){0,2}(granted|denied|allowed|sustained|overruled|dismissed)\b([^.;]{0,40})/gi
const made =
  /\b(plaintiff|defendant|petitioner|respondent)(?:s?['’]s?| [\p{L} .,&]{1,40}['’]s?)? (?:\p{L}+[ -]){0,4}(?:motion|petition|application|request|demurrer)\b|\b(?:motion|petition|application) (?:of|by|filed by) (?:the )?(plaintiff|defendant|petitioner|respondent)s?\b|\b(plaintiff|defendant|petitioner|respondent)s? (?:has |have |now )?(?:moves?|moved|petitions?|petitioned|applies|applied)\b/iu
/** '(doc. no. 14)': where a paper stands in the record. */
const record = /\([^()]{0,40}\)/g
const partly =
  /\bin part\b|\b(?:granted|denied|sustained|overruled) (?:as to|with respect to|insofar|to the extent|only)\b/i

/** The motion that a decision is about; null where it decides several, or none in so many words. */
export function decidedMotion(done: readonly string[], told: readonly string[]): DecidedMotion | null {
  const words = done.join(' ').replace(record, '')
  if (/\brecommend(?:s|ed)?\b/i.test(words)) return null
  const found = [...words.matchAll(acts)]
  const [first] = found
  if (!first) return null
  const outcomes = new Set(found.map(([, , how = '']) => /granted|allowed|sustained/i.test(how)))
  const isPartly = partly.test(words)
  if (found.length > 1 && outcomes.size > 1 && !isPartly) return null
  const what = (first[1] ?? 'motion').toLowerCase() as DecidedMotion['what']
  const by = [...done, ...told].flatMap((text) => {
    const [, one, other, third] = made.exec(text) ?? []
    return one ?? other ?? third ?? []
  })[0]
  return {
    what,
    outcome: isPartly ? 'in part' : outcomes.has(true) ? 'granted' : 'denied',
    ...(by && { mover: by.toLowerCase() }),
  }
}
