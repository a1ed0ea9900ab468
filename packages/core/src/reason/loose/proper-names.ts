import { nameAfter, tellingWords } from './names.ts'
import type { Span } from './span.ts'
import { isCapital, type Token } from './tokens.ts'

const things =
  /^(?:courts?|panel|decisions?|case|opinions?|ruling|holding|majority|plurality|dissent|tests?|doctrine|rules?|standard|framework|factors?|line|precedent|progeny|court's)$/i
const said =
  /^(?:held|holds|holding|ruled|rules|found|finds|concluded|concludes|decided|decides|established|establishes|requires|required|recognized|recognizes|reasoned|explained|stated|states|teaches|instructs|controls|controlled|governs|governed|overruled|reversed|affirmed|remains|rejected|rejects|adopted|adopts|made|makes|clarified|confirmed|confirms|forecloses|compels|squarely)$/i
/** Verbs of courts alone: at the head of a sentence the others have any word before them. */
const ruled = /^(?:held|holds|ruled|overruled|affirmed|reversed|squarely|teaches|forecloses|compels)$/i
const leads =
  /^(?:in|under|see|per|citing|cites|cited|following|applying|quoting|cf|accord|contra|like|unlike|since|after|from|overruling|distinguishing|distinguished|invoking|extending|on|by)$/i

/** What is said of authorities alone, at the head of a sentence as well: 'Varghese is dispositive', 'Varghese: dispositive'. */
const isAuthority =
  /^(?: (?:is|are|was|remains|seems|looks))?(?: (?:squarely|directly|clearly|plainly|also|still|therefore|thus|not|the|a))*[ :,-]+(?:dispositive|controlling|binding|on (?:all fours|point)|inapposite|distinguishable|instructive|persuasive|settled|good law|squarely|directly|leading|seminal|determinative|precedent|authority|overruled|abrogated|our case|the case)\b/
/** 'post-Varghese', 'Varghese-type': a name that is part of a word. */
const joined =
  /\b(?:post|pre|anti|non|quasi|pseudo|under)-(\p{Lu}[\p{L}']{1,40})|(?<![\p{L}'-])(\p{Lu}[\p{L}']{1,40})-(?:type|style|like|era|esque|based|compliant|line|inspired|progeny)\b/gu
/** Initials of a statute or an agency: 'ERISA', 'HUD'. */
const initials = /(?<![\p{L}.-])\p{Lu}{3,6}(?![\p{L}-])/gu
const notNamed = new Set(
  'LLC LLP INC USA CEO CFO COO PDF ADA DNA ATM VIN GPS USD EST PST CST III VII VIII XII XIII THE AND NOT FOR BUT ALL ANY NO YES'
    .split(' ')
    .filter((word) => word !== 'ADA'),
)

/** A name in a text. `ofCase`: it is spoken of as an authority, not merely named. */
export interface NamedSpan extends Span {
  ofCase: boolean
}

/**
 * Proper names: of cases that are named alone ('the Varghese court', 'Under Varghese,', 'Varghese held', 'Varghese's
 * rule'), and any other within a sentence. What is a party or a court of the evidence stands in the evidence.
 */
export function namesIn(text: string, tokens: readonly Token[]): NamedSpan[] {
  // In a heading every long word is a capital one.
  const long = tokens.filter(({ core }) => core.length > 3)
  const isHeading = (long.length > 2 && long.every(isCapital)) || (long.length > 0 && text === text.toUpperCase())
  const spans: NamedSpan[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (!isCapital(token) || leads.test(token.core)) continue
    const before = tokens[at - 1]
    const end = isHeading ? headingEnd(tokens, at) : nameAfter(tokens, at)
    if (end <= at) continue
    const last = tokens[end - 1] as Token
    const after = tokens[end]
    const begins = before === undefined || /[.:;!?]/.test(before.tail)
    // Any word has a capital at the head of a sentence.
    const opens = end - at === 1 && begins
    const isThing =
      after !== undefined &&
      things.test(after.core) &&
      !/[.;:!?]/.test(last.tail) &&
      !(opens && /[^s]s$/i.test(after.core))
    const rest = text.slice(last.end, last.end + 60)
    const isCalled = end - at <= 3 && isAuthority.test(rest)
    const isShouted = !isHeading && last.tail !== ':' && /^\p{Lu}{5,}$/u.test(token.core)
    const speaks = after !== undefined && (opens ? ruled : said).test(after.core) && last.tail === ''
    const possesses = last.core.endsWith("'s") || last.core.endsWith("s'")
    const isLed = !isHeading && before !== undefined && leads.test(before.core) && !/[.;:]/.test(before.tail)
    const isListed = before !== undefined && /[:;]/.test(before.tail) && (after === undefined || /[;,]/.test(last.tail))
    const ofCase = isThing || isCalled || speaks || possesses || isLed || isListed
    if (tellingWords(text.slice(token.start, last.end)).length > 0 && (ofCase || isShouted || !(opens || isHeading)))
      spans.push({ start: token.start, end: isThing && after ? after.end : last.end, ofCase })
    at = end - 1
  }
  return [...spans, ...partsOfWords(text, isHeading)]
}

/** Names that no word of their own shows: in 'post-Varghese', or by initials. */
function partsOfWords(text: string, isHeading: boolean): NamedSpan[] {
  const names = [...text.matchAll(joined)].flatMap(({ 0: whole, 1: one, 2: other, index }) =>
    tellingWords(one ?? other ?? '').length > 0 ? [{ start: index, end: index + whole.length, ofCase: true }] : [],
  )
  if (isHeading || text === text.toUpperCase()) return names
  const short = [...text.matchAll(initials)].filter(({ 0: word }) => !notNamed.has(word))
  return [...names, ...short.map(({ 0: word, index }) => ({ start: index, end: index + word.length, ofCase: false }))]
}

/** In a heading a name ends where a court, a case or what it said begins. */
function headingEnd(tokens: readonly Token[], at: number): number {
  for (let index = at; index < tokens.length && index < at + 4; index++) {
    const next = tokens[index + 1]
    if (next && (things.test(next.core) || said.test(next.core))) return index + 1
    if ((tokens[index] as Token).core.endsWith("'s")) return index + 1
  }
  const isListed =
    /[:;]/.test(tokens[at - 1]?.tail ?? '') && (!tokens[at + 1] || /[;,]/.test((tokens[at] as Token).tail))
  return isListed ? at + 1 : at
}
