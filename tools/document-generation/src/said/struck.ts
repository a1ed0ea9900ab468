import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'

const softly =
  "(?:that['’]s (?:just )?(?:talk|gossip|a rumou?r)[;,.] )?(?:(?:and|also|but|oh|so|ok|okay|well|please|pls|just|no|wait|actually|you know what|hm+|um|uh),? ){0,3}"
const not =
  "(?:don['’]?t|do not|never|no need to|better not(?: to)?|let['’]?s not|(?:you|we) (?:don['’]?t|do not) (?:have|need) to|(?:you|we) (?:needn['’]?t|can['’]?t|should not|shouldn['’]?t))"
const write = '(?:write|put|say|mention|include|print|quote|type|repeat|bring up)'
const that = '(?:that|it|this|any of (?:that|it|this)|that (?:last )?(?:part|bit|one|thing|sentence|line))'
const where = '(?: (?:in|down|in (?:there|here|it)|(?:in|into|on) (?:the|this|your|my) \\p{L}{3,14}|anywhere))?'
const why =
  '(?:,? (?:please|pls|though|either|of course|obviously|okay|ok|ha|haha|lol|thanks|it sounds \\p{L}{3,12})){0,2}'
const of = (source: string) => new RegExp(`^\\W{0,3}${softly}(?:${source})${why}[.!…]{0,3}$`, 'iu')

/** What takes a whole sentence out that was just said: 'Don’t write that.', 'Not in the letter.' */
const strikes = of(
  [
    `${not} ${write} ${that}${where}`,
    `(?:you can |you may |better |let['’]s |I['’]d )?(?:leave|keep|take|cut|cross|strike) ${that} (?:completely |entirely )?(?:out|off)(?: completely| entirely| altogether)?(?: of (?:it|this|there|here|(?:the|this|your|my) \\p{L}{3,14}))?`,
    `you (?:don['’]?t|do not) need ${that}`,
    `(?:nothing|none) (?:on|of|about) ${that} (?:in|goes in|belongs in)(?: (?:there|here|it|(?:the|this) \\p{L}{3,14}))?`,
    "(?:that(?:['’]s| is) )?not (?:in|for|part of) (?:the|this) (?:letter|application|form|draft|document|contract|lease|agreement|file|record)",
    "(?:that(?:['’]s| is) )(?:just |only |strictly )?(?:between us|between (?:you and me|me and you)|for you(?: only)?|for your (?:eyes|ears)(?: only)?|off the record)",
    `${that} (?:stays|should stay|is to stay) out(?: of (?:it|there|(?:the|this) \\p{L}{3,14}))?`,
  ].join('|'),
)
/** What asks for other words than were just said, which come next: 'No, soften that. Say we would have to move it.' */
const rewords = of(
  `(?:soften|reword|rephrase|tone down|change) ${that}(?: (?:a (?:bit|little)|down))?|${not} ${write} it (?:like that|that way)|that sounds (?:too )?\\p{L}{3,12}`,
)
const instead =
  /^(?:(?:no|instead|just|rather|please|ok|okay|so),? ){0,2}(?:say|write|put|make it)(?: (?:that|instead))?:? (?=\p{L})/iu

const all = (start: number, end: number, why: Edit['why'] = 'order'): Edit => ({ start, end, as: '', why })
/** A sentence that is struck, which is still shown beside the document, with the one that strikes it. */
const struck = (before: Unit, by: Unit): Edit[] => [all(before.start, before.end, 'doubtful'), all(by.start, by.end)]

/** What was said and is not to be written, by the words of the sentence behind it. */
export function struckIn(text: string): Edit[] {
  const units = unitsOf(text, !/\p{Lu}/u.test(text))
  return units.flatMap((unit, n): Edit[] => {
    const before = units[n - 1]
    if (!before || unit.text.length > 120 || before.block !== unit.block) return []
    if (strikes.test(unit.text)) return struck(before, unit)
    const next = units[n + 1]
    const lead = next && rewords.test(unit.text) ? instead.exec(next.text)?.[0].length : undefined
    if (!next || !lead) return []
    return [
      ...struck(before, unit),
      { start: next.start, end: next.start + lead + 1, as: next.text.charAt(lead).toUpperCase(), why: 'order' },
    ]
  })
}
