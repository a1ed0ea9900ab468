import { valueOfWords } from '../../amounts/number-words.ts'
import type { Finder } from './kind.ts'
import { otherThan, subjectAt } from './tagged.ts'

/** What is ended is the bargain itself, and no order, meeting or day's work. */
const ends =
  '(?:(?:end|terminate|cancel|withdraw from) (?:this |the |its |her |his |their )?(?:agreement|contract|lease|engagement|employment|subcontract|franchise|license|arrangement|relationship|tenancy|services of @[A-F]|@[A-F])|(?:dismiss|discharge) @[A-F])'
/** One side may end it at once. */
const atOnce = new RegExp(
  `@([A-F]) (?:may|can|is free to|has the right to) ${ends}\\b[^.;]{0,60}\\b(?:at will|at any time|without (?:prior |any |advance )?(?:written )?notice|for any (?:or no )?reason|forthwith|immediately|summarily|at once|on the spot|by a (?:text|call|word))\\b`,
  'i',
)
const span =
  '((?:(?:one|two) hundred )?(?:and )?[a-z]+(?:-[a-z]+)?|\\d{1,3}) (?:\\(\\d{1,3}\\) )?(days?|weeks?|months?)'
/** The other side has to give notice. */
const onNotice = new RegExp(
  `@([A-F]) (?:shall|must|has to|will|may (?:end|terminate|leave|cancel|resign)[^.;]{0,30} only (?:on|upon|by|after|with))(?: first)? ?(?:give |serve |furnish |provide )?(?:@[A-F] )?(?:at least |not less than |no less than )?(?:a )?${span}['’]?(?: prior| advance)?(?: written)? (?:prior )?notice\\b(?! of (?!its|his|her|their|termination|intention|intent|leaving|ending|resignation|departure))`,
  'i',
)
const inDays = (count: string, unit: string): number =>
  (valueOfWords(count) ?? Number(count)) * (/^w/.test(unit) ? 7 : /^m/.test(unit) ? 30 : 1)
/** A reason, or notice of its own. */
const forReason =
  /\bfor (?:cause|fraud|(?:an? )?(?:\w+ )?breach|misconduct|theft|non-?payment)\b|\b(?:if|unless|in the event)\b|\b(?:upon|on|after|where|when) (?!notice|its own|his own|her own|their own)[^.;]{0,60}\b(?:death|disability|breach|default|conviction|insolvency|bankruptcy|fraud|misconduct|unsafe|failure|loss of|theft)\b|(?<!without (?:any |prior |written |advance |prior written )?)\bnotice\b/i
/** Days of notice that weigh on whoever is let go without any. */
const muchNotice = 28

/** May end it at once, while the other side has to give weeks of notice. */
export const endsUnequally: Finder = ({ words, around }) => {
  const found = atOnce.exec(words)
  const gainer =
    found && !forReason.test(words.slice(found.index).split(/[.;]| and @/, 1)[0] ?? '') ? found[1] : undefined
  const [, bearer, count = '', unit = ''] = onNotice.exec(around) ?? []
  if (!gainer || !bearer || gainer === bearer || !(inDays(count, unit) >= muchNotice)) return undefined
  return { gainer, bearer }
}

const work =
  '(?:practi[cs]e|work|compete|be (?:employed|engaged) (?:by|in|with)|teach|consult|sell|cook|(?:engage in|own|serve|operate|perform|render|hold an? (?:\\w+ )?interest in) [^,.;]{0,60}(?:compet\\w+|similar|business|practice|enterprise|clinic|shop|store|restaurant|company|firm|for (?:any|another|other)))'
const barred = new RegExp(
  `\\b(?:shall|will|may|must|agrees?)(?: to)? not (?!be (?:required|obligated|obliged|liable|bound)\\b)[^.;]{0,40}\\b${work}\\b`,
)
const length =
  /\bfor (?:a period of )?([a-z]+(?:-[a-z]+)?|\d{1,3}) (?:\(\d{1,3}\) )?(months?|years?) (?:after|following|from (?:the )?(?:end|termination|expiration|last))\b|\b([a-z]+(?:-[a-z]+)?|\d{1,3}) (?:\(\d{1,3}\) )?(months?|years?) (?:after|following)\b/i
const ending =
  /\b(?:employment|agreement|engagement|term|franchise|agency|contract|service|residency|end(?:s|ing)?|terminat\w+|expir\w+|leav\w+|departure|cessation|separation|last day)\b/i
/** Whoever sells a business, or keeps away from customers whom it served alone, may be bound for longer. */
const usual =
  /\b(?:sale of|closing|seller|sold|purchaser|shareholder|goodwill|solicit\w*|hire|confidential\w*|disclos\w*|customers? (?:whom|with whom|that)|clients? (?:whom|with whom|that)|patients? (?:whom|with whom))\b/i
const sells = /\b(?:sellers?|shareholders?|stockholders?|founders?|owners?|members?)\b/i
const longMonths = 30

/** May not work after the end for more than two and a half years. */
export const longRestraint: Finder = (read) => {
  const { words } = read
  const hit = barred.exec(words)
  if (!hit || !ending.test(words) || usual.test(words)) return undefined
  // The time of the ban stands in its own clause, or before it.
  const clause = words.slice(words.lastIndexOf(';', hit.index) + 1).split(/;|, and /, 1)[0] ?? ''
  const found = length.exec(clause)
  const [count, unit = ''] = found ? [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? ''] : ['', '']
  if (!count) return undefined
  const months = (valueOfWords(count.toLowerCase()) ?? Number(count)) * (/^y/i.test(unit) ? 12 : 1)
  if (!(months >= longMonths)) return undefined
  const bearer = subjectAt(words, hit.index)
  if (bearer && sells.test(read.names[bearer] ?? '')) return undefined
  const gainer = bearer && otherThan(read, bearer)
  return bearer ? { bearer, ...(gainer && { gainer }) } : {}
}
