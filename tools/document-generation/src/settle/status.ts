import type { Unit } from '../reading/units.ts'
import { type Candidate, candidatesIn } from './candidates.ts'

/** What words around a value say of it: that it no longer holds, that it was agreed on, that it is the field's, or another thing's. */
export type Status = 'gone' | 'settled' | 'named' | 'other' | 'plain'

const between = '[^.;:\\n\\d$]{0,28}$'
const goneBefore = new RegExp(
  `\\b(?:had been|used to be|(?:was|were) (?:going to be|originally|first|at first|supposed to be|listed)|first(?! (?:for|of|refusal|day|month|payment|lien))|originally|initially|at first|ask(?:ed|s|ing)(?: for)?|want(?:ed|s)|offer(?:ed|s)|quoted|proposed|suggested|mentioned|floated|hoped for|opened (?:at|with)|start(?:ed|s)(?: out)? at|counter(?:ed)?(?: at| with)?|list(?:ed|ing)?(?: price)?(?: (?:it|them))? (?:for|at)|spoken of|talked (?:of|about)|(?:I|he|she|they|we|you|\\p{Lu}\\p{L}+)(?:['’]d| had)? (?:said|thought|told (?:him|her|them|you|me|us))|instead of|rather than|not|no longer|(?:strike|scratch|cross out|delete|remove|forget|ignore)(?: the)?|down from|up from|superseded|(?:first|old|earlier|previous|prior|original) (?:draft|offer|quote|version|letter|e-?mail|price|rate|figure|number|date|one)|gone (?:from|to)|take back)\\b${between}`,
  'iu',
)
const changes =
  '(?:drop\\w*|chang\\w+|reduc\\w+|rais\\w+|lower\\w+|mov\\w+|increas\\w+|amend\\w+|cut|slip\\w*|push\\w*|postpon\\w+|correct\\w+|down|up|goes|went|comes|came)'
/** 'The price goes from $148,000 to $141,500'. */
const fromOld = new RegExp(`\\b${changes}\\b[^.;\\n]{0,24}\\bfrom (?:the |about )?$`, 'iu')
const toNew = new RegExp(`\\b${changes}\\b[^.;\\n]{0,24}\\bfrom [^.;\\n]{1,30}? to (?:the |about )?$`, 'iu')
const goneAfter =
  /^ ?(?:→|->|=>)|^,? (?:superseded|(?:is|was) (?:wrong|old|out|off|too (?:high|low|much|little|long|short))|no longer|before,? but|at first|originally|initially)\b|^ ?\((?:old|was|superseded|wrong|first)/i
const settledBefore = new RegExp(
  `(?:\\b(?:agreed(?: (?:on|to|at|upon))?|settled (?:on|at|for)|ended(?: up)? (?:at|with|on)|closed (?:on|at)|c[ao]me (?:down|up) to|came to|shook(?: hands)? (?:on|at)|signed (?:at|for)|landed (?:on|at)|met (?:him |her |them )?at|final(?:ly)?(?: (?:price|number|figure|offer|date|is|at|it['’]?s))?|(?:is|it['’]?s|are) now|now(?=[\\s:,]{0,3}(?:at |it['’]?s |is )?$)|make (?:it|that)|(?:changed|raised|lowered|reduced|increased|bumped|dropped|cut|moved|amended|corrected|pushed|postponed|extended|shortened|went|goes|go|gone)(?: back| up| down| out)? to|am(?:en)?d['’]?d(?: to)?|correction:?|should (?:be|read)|in force:?|call it|(?:go|went) with|done at|deal at|compromised?(?: at| on)?|split (?:it|the difference) at)[\\s:,]{0,3}${between.replace('28', '20')}|(?:→|->|=>) ?(?:am(?:en)?d['’]?d )?$)`,
  'iu',
)
/** What somebody would have come to is nothing that was agreed on. */
const wouldBe =
  /\b(?:would|could|might)(?: have| even| maybe)? (?:go|gone|come|take|taken|settle|settled|pay|paid|accept|accepted)(?: (?:up|down|as (?:high|low)))?(?: (?:to|for|at|as))? (?:about |only )?$/i
const settledAfter =
  /^,? ?\(?(?:agreed|(?:is|it is|it['’]?s) (?:final|right|agreed)|final\b|confirmed|accepted|gets it done|is the (?:deal|number|price|figure))/i
/** Of a thing with its own price: the name of a field that has it is no other. */
const others =
  /\b(?:late|bonus|sign-?on|insur\w*|liab\w*|occurrence|cap(?:ped|s)?|expenses?|reimburs\w*|mileage|penalt\w*|pets?|dogs?|cats?|clean\w*|parking|discount|refund\w*|credit|tax(?:es)?|commission|raise|apiece|down|deposit|retainer|install?ments?|pieces|rest|balance|remainder|paid|put down|utilities|fine|fee|stock|options|match|severance|allowance|budget|limit|maximum|minimum|max|min|at least|up to|exceed\w*|under|over|above|below|reserve|estimate\w*|default|dflt|overdue|unpaid)\b/giu

/** '$850 a month up to 12 hours': behind a sum these limit something else. */
const limits = /\b(?:up to|at least|over|under|above|below|maximum|minimum|max|min|limit)\b.*/isu

/** What leads to another sum than the one that is named: 'if the rent isn’t there I add $50'. */
const hangs = /\b(?:if|when|unless|after|until|once|isn['’]?t|not|n['’]t|never|add|plus|by)\b/i

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Words by which a field is named, as one pattern. */
export const cuesOf = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escaped).join('|') || '(?!)'})(?![\\p{L}\\d])`, 'iu')

/** 'Paid so far? $1,500': the question that a value answers. */
const askedBefore = (text: string, unit: Unit, from: number): string =>
  from > unit.start
    ? ''
    : (/(?:^|\n)(?<asked>[^\n?]{3,60}\?)\s{0,3}$/.exec(text.slice(Math.max(0, unit.start - 70), unit.start))?.groups
        ?.asked ?? '')

/**
 * What the words around a value say of it.
 * @param cue names the field
 * @param unit that the value stands in
 * @param last where the value of its kind before it ends
 */
export function statusOf(text: string, one: Candidate, unit: Unit, last: number, cue: RegExp): Status {
  const from = Math.max(unit.start, last)
  const before =
    askedBefore(text, unit, from) +
    text.slice(Math.max(from, one.start - 90), one.start).replace(/\([^()]{0,60}\)/g, ' ')
  const after = text.slice(one.end, Math.min(unit.end, one.end + 40))
  if (fromOld.test(before) && /^ to\b/.test(after)) return 'gone'
  if (
    /\bwas (?:only )?$/i.test(before) &&
    /^ (?:last (?:year|month|week|time)|before|previously|until now|back then)\b/i.test(after)
  )
    return 'gone'
  if (wouldBe.test(before)) return 'gone'
  if (carvedOut.test(unit.text)) return 'other'
  if (toNew.test(text.slice(Math.max(unit.start, one.start - 110), one.start))) return 'settled'
  if (settledBefore.test(before) || settledAfter.test(after)) return 'settled'
  if (goneAfter.test(after) || goneBefore.test(before)) return 'gone'
  // 'The rest, $33,500': a comma alone parts nothing from its value.
  const led = before.replace(/,\s{0,2}$/, ' ')
  const clause = `${led.slice(Math.max(led.lastIndexOf(','), led.lastIndexOf(';'), led.lastIndexOf('('), 0))}|${after.split(/[,;.(]/)[0]?.replace(limits, '') ?? ''}`
  if ((clause.match(others) ?? []).some((word) => !cue.test(word))) return 'other'
  const lead = before.slice(
    Math.max(before.lastIndexOf(',') + 1, before.lastIndexOf(';') + 1, before.lastIndexOf('(') + 1, before.length - 45),
  )
  if (cue.test(lead) && !hangs.test(lead) && !/^\W{0,3}(?:if|when|unless|after|until|once)\b/i.test(unit.text))
    return 'named'
  return 'plain'
}

/** 'The storage account, on which he still owes $2,180, is carved out': a sum that a deal does not reach. */
const carvedOut =
  /\b(?:carved? out|carve-?outs?|stays? open|(?:is|are) (?:not (?:part of|covered|included)|excluded|excepted))\b/i

const mayHaveSum = /\d{3}|\$|hundred|thousand|\dk\b/i
const goneWord =
  /\b(?:first|asked|wanted|offered|had|was|were|originally|initially|said|told|thought|not|from|instead|no longer|mentioned|quoted|started|opened|superseded|old|earlier)\b/i

/** Whether words tell a sum that was agreed on: 'we closed on $38,500'. */
export const tellsAgreed = (words: string): boolean =>
  mayHaveSum.test(words) &&
  candidatesIn(words, 'money').some(
    ({ start, end }) =>
      settledBefore.test(words.slice(Math.max(0, start - 60), start)) || settledAfter.test(words.slice(end, end + 30)),
  )

/** Whether words tell a sum only as one that was asked, offered or held before: 'first it was $120 an hour'. */
export const goneSum = (words: string): boolean => {
  const all = mayHaveSum.test(words) && goneWord.test(words) ? candidatesIn(words, 'money') : []
  return (
    all.length > 0 &&
    all.every(
      ({ start, end }) =>
        goneBefore.test(words.slice(Math.max(0, start - 60), start)) || goneAfter.test(words.slice(end, end + 30)),
    )
  )
}
