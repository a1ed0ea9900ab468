import type { TreatmentKind } from './treatment.ts'

/** What the words between two citations say that the later decision did to the earlier one. */
export interface HistoryWords {
  kind: TreatmentKind
  certainty: number
  /** Who did it: the decision cited behind the words, or something else that it only tells of: "superseded by statute". */
  by: 'later' | 'another'
}

/** Of a part, or on another ground: a reason to read, and no red flag. */
const inPart = 0.85
const partly =
  /\b(?:in part|(?:on|upon) (?:an? )?(?:other|another|different|unrelated) (?:grounds?|points?|issues?)|as (?:modified|amended))\b/

const recognized = /\b(?:as )?(?:recognized|stated|noted|acknowledged) (?:in|by)\b|\brecogni[sz]ed (?:in|by)\b/

/** The gravest first, so that "aff'd in part and rev'd in part" is read as reversed in part. */
const phrases: readonly [RegExp, TreatmentKind, number][] = [
  [/\boverruled\b|\boverruling recognized\b/, 'overruled', 1],
  [/\babrogat(?:ed|ion)\b/, 'abrogated', 0.98],
  [/\bsuperseded\b/, 'superseded', 0.95],
  [/\brev(?:ersed|['’]?d)(?=[\s,;]|$)/, 'reversed', 0.98],
  [/\bvacated\b|\b(?:opinion|order|judgment)? ?withdrawn\b/, 'vacated', 0.98],
  [/\bdisapproved\b/, 'overruled', 0.9],
  [/\b(?:not followed|declined to follow|declining to follow)\b/, 'declined to follow', 0.9],
  [/\b(?:called into (?:doubt|question)|questioned)\b/, 'questioned', 0.9],
  [/\bcriticized\b/, 'criticized', 0.9],
  [/\blimited(?: to its facts)?(?=,|$| (?:by|in|on)\b)/, 'limited', 0.85],
  [/\bdistinguished\b/, 'distinguished', 0.9],
  [/\baff(?:irmed|['’]?d)(?=[\s,;]|$)/, 'affirmed', 0.95],
]

/** Words that make it a sentence of its own, or deny it: then it is for the rules of sentences. */
const sentence =
  /\b(?:was|were|is|are|has|have|had|been|be|we|they|he|she|but|not (?!followed)|never|whether|would|should|could|may|might|because|when|if|held|holding|said|argue[sd]?)\b|\bgrounds? that\b|[.?!] \p{Lu}|[“”"]/u
/** What a history may begin with, behind "(citation omitted)" and the like. */
const begins =
  /^[\s,;()[\]]*(?:later |subsequently |since |judgment |opinion |order |partially |expressly |implicitly |impliedly |cert(?:_|iorari) granted,? (?:and )?|reh(?:['’]g|earing)(?: en banc)? granted,? (?:and )?|review granted,? (?:and )?|petition granted,? )*(?:overrul|abrogat|supersed|rev(?:ersed|['’]?d)|vacated|opinion|order|withdrawn|disapproved|not followed|declined to|declining|called into|questioned|criticized|limited|distinguished|aff(?:irmed|['’]?d))/i

/** Stops of abbreviations are no end: "Pub. L. No. 102-166", "U.S.C. § 1". */
export const withoutStops = (words: string): string =>
  words.replace(
    /\b(?:Pub|No|Stat|amend|art|cl|Const|L|C|S|U|Ann|Code|Rev|Civ|Fed|R|P|Reg|Laws|Act|tit|ch|sec|nom|cert|mem)\./g,
    (one) => one.replace('.', '_'),
  )

/** Reads the words between two citations. Null: they tell no history. */
export function historyIn(words: string): HistoryWords | null {
  const plain = withoutStops(words.replace(/\s+/g, ' ').trim())
  if (!begins.test(plain) || sentence.test(plain)) return null
  const lower = plain.toLowerCase()
  const found = phrases.find(([phrase]) => phrase.test(lower))
  if (!found) return null
  const [, kind, certainty] = found
  const isPart = partly.test(lower)
  const byAnother = recognized.test(lower) || /\bsuperseded by\b(?! the opinion)/.test(lower)
  return {
    kind: isPart && kind === 'overruled' ? 'overruled in part' : kind,
    certainty: isPart && kind !== 'overruled' ? Math.min(certainty, inPart) : certainty,
    by: byAnother ? 'another' : 'later',
  }
}

/** The later decision cited first: "Y, rev'g X". */
const turned: readonly [RegExp, TreatmentKind][] = [
  [/^[\s,;(]*(?:aff['’]?g|affirming)\b/i, 'affirmed'],
  [/^[\s,;(]*(?:rev['’]?g|reversing)\b/i, 'reversed'],
  [/^[\s,;(]*vacating\b/i, 'vacated'],
]

/** "Y, rev'g X": what the earlier cited decision does to the one behind the words. */
export function turnedIn(words: string): HistoryWords | null {
  const found = turned.find(([phrase]) => phrase.test(words))
  if (!found || sentence.test(words)) return null
  return { kind: found[1], certainty: partly.test(words.toLowerCase()) ? inPart : 0.95, by: 'later' }
}

/** "Y, 12 Wall. 457 (1871), overruled X": Y did it, for who is undone has "by" or a comma behind the word. The sentence says the rest. */
export const isActive = (words: string): boolean =>
  /^[\s,;(]*(?:later |expressly |explicitly |in effect |specifically |substantially |also )?(?:overruled|abrogated|disapproved|superseded)\s*$/i.test(
    words,
  )
