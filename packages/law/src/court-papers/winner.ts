import { restDecided } from './disposition.ts'

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
/** A kind of motion, by its name. */
const kind =
  '(?:(?! ?\\b(?:opposition|response|reply|objection|answer|opposed|opposes|opposing|the|an?|this|that|to|of|in|on|for|and|or|but|against|by|is|was|has|had)\\b)[\\p{L}-]+ ){0,4}'
const whoMoves = '(plaintiff|defendant|petitioner|respondent)'
const moved =
  '(?:to (?:dismiss|compel|strike|stay|remand|amend|quash|exclude|suppress|vacate|seal|transfer|intervene|continue|extend|withdraw|consolidate|sever|certify|reopen|reconsider|reconsideration|set aside|enforce|confirm|limit|bifurcate)|for\\b|the court|under)'
const made = [
  new RegExp(
    `\\b${whoMoves}(?:['’]s|s['’]?|['’])(?:(?<=['’]s?)| [\\p{L} .,&]{1,40}['’]s?) ${kind}(?:motion|petition|application|request|demurrer)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b${whoMoves} [\\p{L} .,&]{1,40}['’]s? ${kind}(?:motion|petition|application|request|demurrer)\\b`,
    'giu',
  ),
  new RegExp(`\\b(?:motion|petition|application) (?:of|by|filed by) (?:the )?${whoMoves}s?\\b`, 'giu'),
  new RegExp(
    `\\b${whoMoves}s? (?:has |have |now )?(?:moves?|moved|petitions?|petitioned|applies|applied) ${moved}`,
    'giu',
  ),
]
/** What a motion is for: 'to dismiss', 'summary judgment'. */
const purposes =
  /\b(?:(?:to|mov(?:es?|ed|ing)|motions?) )?(dismiss|compel|strike|stay|remand|amend|quash|exclude|suppress|vacate|seal|transfer|intervene|continue|extend|withdraw|consolidate|sever|certify|reopen|reconsider|set aside|enforce|confirm|summary judgment|judgment on the pleadings|new trial|in limine|sanctions|default judgment|preliminary injunction|fees|costs|class certification|protective order)\b/gi
const purposesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(purposes)].map(([, name = '']) => name.toLowerCase()))
/** Who only answers a motion. */
const answers = /\b(?:oppos\w+|respon(?:se|ds?|ded|ding) (?:to|in)|objects?|objected|objections?|repl(?:y|ies|ied))\b/i
/** Nobody prevails on a motion that both want, or that falls away. */
const withoutWinner =
  /\bmoot\b|\bwithout prejudice\b|\bwithdr[ae]w\w*\b|\b(?:joint|jointly|agreed|unopposed|uncontested|stipulated|consent|stipulation)\b/i
/** '(doc. no. 14)': where a paper stands in the record. */
const record = /\([^()]{0,40}\)/g
const parted =
  /\bin part\b|\b(?:granted|denied|sustained|overruled) (?:insofar|to the extent(?! (?:requested|it (?:seeks|asks)))|only)\b/i
const someOf =
  /\b(?:granted|denied|sustained|overruled) (?:as to|with respect to)(?! (?:all|each|every|both|any|the (?:entire|whole))\b)/i

/** Who made a motion, by a sentence that says so. */
const moversIn = (text: string): string[] =>
  made.flatMap((way) => [...text.matchAll(way)].map(([, who = '']) => who.toLowerCase()))

/** The motion that a decision is about; null where it decides several, or none in so many words, or where nobody won it. */
export function decidedMotion(done: readonly string[], told: readonly string[]): DecidedMotion | null {
  const words = done.join(' ').replace(record, '')
  if (/\brecommend(?:s|ed)?\b/i.test(words) || withoutWinner.test(words)) return null
  const found = [...words.matchAll(acts)]
  const [first] = found
  if (!first) return null
  const outcomes = new Set(found.map(([, , how = '']) => /granted|allowed|sustained/i.test(how)))
  const isSome = someOf.test(words)
  const isPartly = parted.test(words) || (isSome && restDecided(words))
  // Of the rest of a motion that was granted as to some of it, nobody says what became.
  if (isSome && !isPartly) return null
  const movers = new Set(done.flatMap(moversIn))
  if (found.length > 1 && !isPartly && (outcomes.size > 1 || movers.size > 1)) return null
  const what = (first[1] ?? 'motion').toLowerCase() as DecidedMotion['what']
  const names = purposesOf(found.map(([words]) => words).join(' '))
  if (movers.size === 0) {
    for (const text of told) {
      const own = purposesOf(text)
      const isSame = names.size === 0 || [...names].some((name) => own.has(name))
      const of = moversIn(text)
      if (of.length === 0) continue
      if (withoutWinner.test(text)) return null
      if (isSame && !answers.test(text)) for (const who of of) movers.add(who)
    }
  }
  const [by] = movers
  return {
    what,
    outcome: isPartly ? 'in part' : outcomes.has(true) ? 'granted' : 'denied',
    ...(by && movers.size === 1 && { mover: by }),
  }
}
