// Which part of a demand letter a sentence of notes belongs to.
export type Part = 'facts' | 'demand' | 'offer' | 'nextStep'

const who = "(?:(?:we|I|she|he|they)(?:['’]d| would)?|(?:our |my |the )?client|\\p{Lu}\\p{L}+)"
/** What is wanted, by whoever speaks: 'I want her to stop calling my clients'. */
const wants = new RegExp(
  `^(?:[Ww]ants?|[Dd]emands?|[Aa]sk|[Aa]sks|[Aa]sking for)\\s{0,2}:\\s*|^(?:(?:and|so|also),? )?${who} (?:wants?|demands?|needs?|requires?|expects?|insists? (?:on|that)|(?:would )?like|asks? for)(?: that)? (?!to (?:know|say|be)\\b)(?:(?:her|him|them|you) to )?`,
  'u',
)
const owing =
  /^(?:full|the full|entire|whole|the) (?:balance|amount|payment|sum)\b[^.]{0,30}\bby\b|^(?:checks?|payment|money)\b[^.]{0,30}\b(?:payable|made out|mailed|delivered|sent)\b/i
/** What somebody is told to do who gets the letter. */
const told =
  /^(?:please )?(?:keep|stop|preserve|remove|delete|return|pay|cease|refund|answer|confirm|do not destroy|don['’]t destroy|hand over|give back|take down|turn over)\b/i
const offers =
  /^(?:alternatively|in the alternative)\b|\b(?:will|would|['’]d|['’]ll|can|could) (?:also )?(?:take|accept|settle)\b|\bwaives?\b|^(?:offer|compromise)\s{0,2}:|\bcompromise\b/i
const follows =
  /^(?:if not|otherwise|or else|next)\b|^if (?:they|she|he|you|it|this)\b[^.]*(?:n['’]t\b|\bnot\b|\bgoes on\b|\bcontinues?\b)|^(?:I|we)(?:['’]ll| will| am going to| are going to) (?:see|talk to|hire|consult|file|sue|go to|take)\b|^(?:I|we|they)[^.]{0,40}\bif it (?:goes on|continues|happens again)/i
const hangs = /^(?:that|this|it) (?:does|is|would|will|won['’]t|doesn['’]t)\b/i

/** The part that a sentence belongs to behind another, and the words that only lead on to what is demanded. */
export function partOf(words: string, last: Part): { part: Part; lead: string } {
  const lead = wants.exec(words)?.[0]
  const isDemand = lead !== undefined || owing.test(words) || told.test(words)
  const of = (part: Part) => ({ part, lead: lead ?? '' })
  if (hangs.test(words) && last === 'offer') return of('offer')
  if (follows.test(words)) return of('nextStep')
  if (offers.test(words)) return of('offer')
  return of(isDemand ? 'demand' : 'facts')
}
