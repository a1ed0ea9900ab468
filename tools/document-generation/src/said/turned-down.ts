import { anyCase } from '@casewright/law'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

const all = (source: string) => new RegExp(anyCase(source), 'u')
const proposed =
  '(?:wants?|wanted|thinks?|thought|asked|suggested|proposed|floated|dangled|talked about|pushed for|hoped for|offered|first offer|requested|tried (?:for|to get)|begged for|would have (?:liked|settled))'
/** Who turns it down for the side that the paper is written for. */
const us =
  '(?:I|we|client|the client|(?:our|my|the) (?:board|council|partners?|committee|client|trustees)|board|both sides|\\p{Lu}\\p{Ll}{1,14})'
const no =
  '(?:no|nope|nah|never|no way|no thanks|no thank you|absolutely not|hell no|not a chance|forget it|over (?:his|her|my|our|their) dead body|where to put it)'
const verdict = (who: string) =>
  [
    `${who} (?:politely |flatly |just |all )?(?:said|says|say|told (?:them|him|her)|voted) ${no}`,
    `${who} (?:politely |flatly |just )?(?:declined|refused|passed|balked|dropped (?:it|that)|nixed (?:it|that)|killed (?:it|that)|vetoed (?:it|that)|laughed)`,
    `${who} (?:turned|voted|shot|talked) (?:it|that|him|her|them) (?:down|out of it)`,
    '(?:was|were|got) (?:voted down|shot down|told no|outvoted)',
    'thought better of it|let (?:it|that) drop|changed (?:his|her|their|my|our) minds? about (?:it|that)',
  ].join('|')
const ours = `${verdict(us)}|(?<!\\bI )(?:was|were|got) (?:declined|refused|rejected|withdrawn|turned down)`
const bare =
  "(?:lol |ha |haha )?(?:no|nope|nah|no way|no sir|no ma['’]am|not a chance|outvoted|overruled|declined|refused)(?: lol| haha?)?"
const inOne = (outcome: string) =>
  all(
    `^(?!(?:if|when|unless|once|should)\\b).{0,120}?\\b(?<verb>${proposed})\\b.{2,120}?(?:\\b(?:${outcome})\\b|(?:,|—|–| -|\\blol\\b|\\bhaha\\b) ?${bare}[.!]{0,3}$)`,
  )
const inNext = (outcome: string) =>
  all(`^(?:but |and |so )?(?:(?:${outcome})(?:,? [\\p{L}'’]{2,14}){0,5}|${bare})[.!]{0,3}$`)
/** In a letter, what the two sides asked of each other is what it tells; what one of them thought of and dropped is not. */
const inLetter = verdict('(?:(?:our|my|the) (?:board|council|partners?|committee|trustees)|legal|board)')
const toldNo = all(
  "^(?:and |but |so )?(?:we|I|he|she|they|\\p{Lu}\\p{Ll}{1,14})(?:['’]ve| have| has)?(?: already)? (?:told|said) (?:(?:him|her|them|us|me|\\p{Lu}\\p{Ll}{1,14}|the \\p{Ll}{3,12}) )?no (?:on|to|about|thanks to)\\b",
)
const [here, behind, hereInLetter] = [inOne(ours), inNext(ours), inOne(inLetter)]
const proposes = all(`\\b${proposed}\\b`)

const wait =
  "(?:(?:but |so |and )?(?:let['’]?s |we(?:['’]ll| should| will)? |please |I(?:['’]ll| will) )?(?:hold off|hold (?:on )?(?:that|it)|wait on (?:that|it|this)|table (?:that|it|this)|park (?:that|it|this)|skip (?:that|it|this)|leave (?:that|it|this) (?:out|off|alone)|sit on (?:that|it|this)|don['’]?t (?:add|do|include|put) (?:that|it|this)|not (?:now|yet|for now)|on hold|no rush on (?:that|it))(?: on (?:that|it|this))?(?: (?:yet|in|for now|until [^.!?;]{2,60}|till [^.!?;]{2,60}))*)"
/** 'Maybe add a non-solicit, hold off': what is only thought of, and is to wait. */
const putOff = all(
  `^.{0,40}?\\b(?:maybe|might|possibly|perhaps|thinking (?:of|about)|considering|could (?:also )?(?:add|include)|wants? to (?:maybe )?(?:add|include)|mentioned|talked about|said (?:to |we (?:should|could) )?(?:maybe )?add|suggested|asked (?:about|for|to))\\b.{2,140}?(?:[,;–—]| -| but| so) ?${wait}[.!)]{0,3}$`,
)
const waits = all(`^${wait}[.!)]{0,3}$`)
const thinks = all(`\\b(?:maybe|might|possibly|perhaps|thinking (?:of|about)|considering|could (?:also )?(?:add|include)|suggested|said (?:to |we (?:should|could) )?add)\\b`)

const kin =
  '(?:(?:business )?partner|boss|wife|husband|spouse|mother|mom|mama|dad|father|brother|sister|son|daughter|boy|girl|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|roommate|buddy|friend|neighbou?r|accountant|bookkeeper|secretary|assistant|\\p{L}{2,9}[- ]in[- ]law)'
/** What somebody's people say of it: of the paper or of the deal, and no part of either. */
const hearsay = all(
  `^(?:(?:and|but|so|oh|also|well|now),? ){0,2}(?:my|our) (?:late |old |ex[ -]?)?${kin} (?:(?:always |even |still |also )?(?:says|thinks|wonders|knows|knew|keeps (?:saying|telling)|would say|hates|loves|tells me)|(?:is|was) (?:so |very |a (?:bit|little) )?(?:paranoid|thrilled|happy|mad|worried|nervous|upset|furious|against it|over the moon|not happy))\\b`,
)
/** In a contract, what one of its parties heard is nothing that they agree on; a letter may tell it. */
const heard = all(
  `^(?:(?:and|but|so|oh|also|well|now),? ){0,2}(?:I|we)(?:['’]ve)? (?:just |also |only )?heard (?!back\\b)`,
)
const paper = '(?:contract|agreement|letter|lease|nda|paperwork)'
/** Who asks for the paper, and for what: 'hiya can you do the contract for the video thing'. */
const asked = all(
  `^(?:(?:hi|hiya|hey|hello|yo|sup|ok|okay|so|morning|quick one|[-–—]),?!? ){0,3}(?:(?:can|could|would|will) (?:you|u|ya) (?:please |pls )?(?:do|make|write|draft|type|help|get|put|turn)\\b|(?:I |we )?(?:need|want)(?: you to (?:do|make|write|draft|type))? (?:an? |the |my |our |one of )|this is (?:for|about) (?:the|a|my|our) |(?:it['’]?s|this is) (?:an? |the |my |our )(?=[\\p{L} ]{0,30}${paper}\\b))[^.!?;\\n\\d$%]{0,70}\\b${paper}\\b[^.!?;:\\n\\d$%]{0,60}[.!?]{0,3}$`,
)
const names = /\p{Lu}[\p{L}’'-]{1,24}\.? \p{Lu}\p{Ll}/u

const held = ({ start, end }: Pick<Unit, 'start' | 'end'>): Edit => ({ start, end, as: '', why: 'doubtful' })

/** What brackets, semicolons and a 'no.' that is no number part. */
const partsOf = (words: string) => {
  const ends = [...words.matchAll(/[;()]|\bno\.(?=\s{1,3}[^\s\d])/gi)].map(({ 0: sign, index }) => ({
    until: /^no/i.test(sign) ? index + sign.length : index,
    next: index + sign.length,
  }))
  return [...ends, { until: words.length, next: 0 }].map(({ until }, n) => {
    const index = ends[n - 1]?.next ?? 0
    return { part: words.slice(index, until), index }
  })
}

/** Where what was turned down begins and ends in a sentence: its brackets, and not what stands before it. */
function turnedDownAt(words: string, pattern: RegExp): Pick<Unit, 'start' | 'end'>[] {
  return partsOf(words).flatMap(({ part, index }) => {
    const verb = pattern.exec(part)?.groups?.verb
    if (!verb || part.length < 8) return []
    const before = part.slice(0, part.indexOf(verb))
    const comma = before.lastIndexOf(', ')
    // '$5,600 total, she offered five, nope': what stands before a comma is told by itself.
    const from = comma > 0 && /[\d$]/.test(before) && !/^\s?(?:on|in|at|when|after|before)\b/i.test(before) ? comma : 0
    const isBracketed = words.charAt(index - 1) === '(' && words.charAt(index + part.length) === ')'
    return [{ start: index + (isBracketed ? -1 : from), end: index + part.length + Number(isBracketed) }]
  })
}

/** What stands behind what is held begins a sentence. */
function beginsAt(text: string, end: number): Edit[] {
  const first = /^\s{1,3}(?<letter>\p{Ll})/u.exec(text.slice(end, end + 5))
  const letter = first?.groups?.letter
  if (!first || !letter || !/[.!?]/.test(text.charAt(end - 1))) return []
  const at = end + first[0].length - 1
  return [{ start: at, end: at + 1, as: letter.toUpperCase(), why: 'filler' }]
}

/**
 * Sentences that tell what was proposed and turned down, what somebody's people say of the deal, and who asks for the paper:
 * held beside the document.
 */
export function turnedDownIn(text: string, kind: string): Edit[] {
  const units = unitsOf(text, !/\p{Lu}/u.test(text))
  const isLetter = kind === 'letters'
  return units.flatMap((unit, n): Edit[] => {
    const { text: words, start } = unit
    if (words.length > 300) return []
    const found = turnedDownAt(words, isLetter ? hereInLetter : here)
    if (found.length > 0)
      return found.flatMap((one) => [
        held({ start: start + one.start, end: start + one.end }),
        ...beginsAt(text, start + one.end),
      ])
    if (putOff.test(words)) return [held(unit)]
    const after = units[n + 1]
    if (after && after.text.length < 60 && after.block === unit.block && waits.test(after.text) && thinks.test(words))
      return [held({ start, end: after.end })]
    const next = isLetter ? undefined : units[n + 1]
    const isNext = next && next.text.length < 60 && next.block === unit.block && behind.test(next.text)
    if (isNext && proposes.test(words)) return [held({ start, end: next.end })]
    // 'We already told Bauer no on the trial.'
    if (!isLetter && words.length < 160 && toldNo.test(words)) return [held(unit)]
    const isBeside =
      (words.length < 90 && (hearsay.test(words) || (!isLetter && heard.test(words))) && !/[\d$%]/.test(words)) ||
      (words.length < 160 && asked.test(words) && !names.test(words))
    return isBeside ? [held(unit)] : []
  })
}
