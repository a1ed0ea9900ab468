import { sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'

/** The sentence of a letter that says whom it is written for, and their names in it. */
export interface Represented extends Span {
  text: string
  names: readonly string[]
}

const represents =
  /\b(?:(?:I|we|this (?:firm|office)|our (?:firm|office)|(?:the )?undersigned|\p{Lu}[\p{L}.,&’' ]{2,60} (?:LLP|LLC|PLLC|P\.?C\.?|P\.?A\.?)) (?:(?:has|have) been (?:retained|engaged) (?:by|to represent)|represents?|(?:is|are|am) (?:the )?(?:attorneys?|counsel|lawyers?) (?:for|to)|acts? (?:for|as counsel (?:for|to)))|(?:I|we) (?:write|am writing|are writing)(?: to you)? (?:on behalf of|as (?:counsel|attorneys?) (?:for|to)))\b/iu
const name = /\p{Lu}[\p{L}’'&-]{2,}/gu
const noName =
  /^(?:Plaintiffs?|Defendants?|Petitioners?|Respondents?|Mrs?|Dr|The|Inc|LLC|LLP|Corp|Company|Local|Civil|Rule|Section|Your|Honor)$/
/** UTF-16 units in which a letter says whom it is for. */
const reach = 4000
const mostNames = 12

/** Whom a letter is written for, where it says so near its beginning. */
export function representedIn(source: Source): Represented | undefined {
  const one = sentencesOf(source).find(({ start, text }) => start < reach && represents.test(text))
  if (!one) return undefined
  const rest = one.text.slice((represents.exec(one.text)?.index ?? 0) + 1)
  const names = (rest.match(name) ?? []).filter((word) => !noName.test(word)).slice(0, mostNames)
  return { text: one.text, start: one.start, end: one.end, names }
}

const adverbs = '(?:respectfully |therefore |hereby |now |also |again |further |accordingly |formally |thus ){0,3}'
const ours = '(?:we|I|our clients?|my clients?|this (?:firm|office))'
const asks = '(?:ask|request|demand|seek|insist|require|call (?:up)?on)s?'
const weAsk = new RegExp(
  `\\b${ours} ${adverbs}${asks}\\b|\\b(?:write|writing|letter)\\b[^;]{0,200}? to ${adverbs}(?:request|ask|demand|seek)\\b`,
  'i',
)
const theyAsk = new RegExp(
  `(?:^|[,;] |\\band )(?:the )?(\\p{Lu}[\\p{L}’'&-]+)(?: \\p{Lu}[\\p{L}’'&.-]+){0,3} ${adverbs}${asks}\\b`,
  'u',
)

/** Whether a sentence of a letter asks for something in the name of whom it is written for. */
export const asksForClient = (text: string, names: readonly string[] = []): boolean =>
  weAsk.test(text) || names.includes(theyAsk.exec(text)?.[1] ?? '')

const their =
  /(?:\b[Yy]our(?: \p{L}+['’]s?)?|(?<![\p{L}.&-])\p{Lu}[\p{L}.&-]{0,30}(?: \p{Lu}[\p{L}.&-]{0,30}){0,3}['’]s?)(?: \p{Ll}+['’]s?)? (?:only |sole |stated |apparent |latest )?(?:position|contention|claim|argument|view|response|theory|excuse|explanation|defense|assertion|suggestion|letter|e-?mail) (?:is|was|that|appears|seems|rests|says|claims|asserts|states|contends|suggests|denies)\b/u
const theySay =
  /(?:^|[,;] |\band |\bbut |(?=[Yy]ou ))(?:[Tt]he )?(?<who>you|You|[Yy]our (?:client|company|insurer|counsel|office|letter|e-?mail)|\p{Lu}[\p{L}.&’'-]*)(?: \p{Lu}[\p{L}.&’'-]*){0,3} (?:ha(?:s|ve) |now |also |then |further |still |apparently ){0,3}(?:claim|contend|assert|argue|maintain|insist|den(?:y|ie)|say|said|state|wrote|write|respond|replie|reply|suggest|take)(?:e?s|e?d)?(?: the position)?\b(?! (?:as follows|for))/u

/** Whether a sentence of a letter tells what the other side says: no word of whom the letter is written for. */
export function saysOtherSide(text: string, names: readonly string[] = []): boolean {
  const position = their.exec(text)?.[0]
  if (position && !names.some((one) => position.includes(one)) && !/\b[Oo]ur\b/.test(position)) return true
  const who = theySay.exec(text)?.groups?.who
  return who !== undefined && !names.includes(who) && !/^(?:We|I|Our|My)$/.test(who)
}
