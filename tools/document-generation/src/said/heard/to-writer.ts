import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'

const starts = String.raw`(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)`
const not = "(?:please )?(?:don['’]?t|do not|dont|never|no need to)"
const write =
  '(?:oversell|overstate|overdo|exaggerate|embellish|inflate|overplay|downplay|sugarcoat|gush|argue|dwell|elaborate)'
/** What closes a sentence that tells something: ', don’t oversell', '- don’t argue it'. */
const tail = new RegExp(
  `(?:[,;]|\\s[-–—])\\s?(?:but |and |so )?(?:${not} ${write}(?: (?:it|that|this|them|him|her|on it|on that|too much))?(?: (?:here|please|though|too hard|much))?|(?:framed?|say (?:it|so)|put (?:it|that)|worded?) (?:honestly|gently|carefully|nicely|softly|plainly)|I want (?:it|that|this) in,? (?:but )?(?:framed?|said|put|worded) (?:honestly|gently|carefully|nicely|softly|plainly))(?=[.;!\\n)]|$)`,
  'giu',
)
/** ', no bond language - skip, Lumen balked at that': what is skipped, with the reason. */
const skipped =
  /(?:(?<=^|[.!?;\n]\s{0,3})|, (?:and |but )?)no [^.,;:!?\n()–—-]{3,50} ?[-–—] ?(?:skip|leave (?:it |that )?out|omit)(?: (?:it|that|this))?(?:[,;:–—-]? ?[^.;!?\n]{0,80})?(?=[.;!\n]|$)/giu
/** 'Don’t give gpa (I don’t know it), nor mention her divorce.' */
const given =
  '(?:(?:her|his|their|my|the|an?|any) )?(?:gpas?|grades?|ages?|salary|pay|address(?:es)?|phone|numbers?|figures?|amounts?|names?|dates?|reasons?|details?|specifics|titles?|citations?|cites?)'
const notGiven = new RegExp(
  `${starts}${not} (?:give|state|list|include|supply|cite|quote|reveal|guess(?: at)?|make up|invent) ${given}(?![\\p{L}])[^.!?\\n]{0,160}[.!]?(?=\\s|$)`,
  'giu',
)

/** A sentence, of which the stop of 'v.' is no end. */
const more = '(?:[^.!?\\n]|(?<=\\bv)\\.|\\.(?=\\S))'
const ofPapers: readonly RegExp[] = [
  // 'Reply brief, argument section only.'
  new RegExp(
    `${starts}(?:(?:need|draft|want|do|write|prepare|our|an?|the|short|quick) ){0,3}(?:opp(?:osition)?|reply|response|brief|memo(?:randum)?|motion)(?: brief| memo)?(?: (?:to|for|in support of|in opposition to|re|on) [^.!?\\n,]{2,60})?,? [^.!?\\n\\d]{0,40}\\b(?:section|intro|introduction|part|only|pages?)\\b[^.!?\\n\\d]{0,40}[.!]?(?=\\s|$)`,
    'giu',
  ),
  // 'leave [6th Cir. cite] where needed.'
  new RegExp(
    `${starts}(?:leave|put|insert|use) (?:an? |the )?\\[[^\\]\\n]{2,60}\\][^.!?\\n]{0,60}[.!]?(?=\\s|$)`,
    'giu',
  ),
  // 'Only cite those three + Rule 56, I'll add the rest.'
  new RegExp(
    `${starts}(?:only|just) (?:cite|use|quote|rely on|argue|ask (?:for|about))\\b${more}{2,240}[.!]?(?=\\s|$)`,
    'giu',
  ),
  new RegExp(
    `${starts}${not} (?:argue|cite|call|ask|concede|brief|raise|address|reargue|rely|attack|plead|seek|request)\\b${more}{2,200}[.!]?(?=\\s|$)`,
    'giu',
  ),
]
/** 'You compute it, Ed wants the number in the note.' */
const asksWriter =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?:please )?you (?:compute|calculate|figure|work|run|do|check|fill|look|pick|choose|decide|draft|write)(?: it| that| them| this)?(?: out| up| in)?(?:,? (?:the (?:math|number|figure|rest))?[^.!?\n\d$]{0,60})?[.!]?(?=\s|$)/giu
const dtsa =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?:please )?(?:put|include|add|need|want|insert)(?: in)? (?:the |a )?(?:DTSA|Defend Trade Secrets Act|whistle-?blower)\b[^.!?\n\d]{0,60}\bnotice\b[^.!?\n\d]{0,40}[.!]?(?=\s|$)/giu
/** 'ADEA only (we dropped the state count, don’t argue it).' */
const bracketed = new RegExp(
  ` ?\\([^()\\n]{0,120}${not} (?:argue|cite|raise|brief|address|mention|plead|call|ask)\\b[^()\\n]{0,60}\\)`,
  'giu',
)
/** 'Bad facts, deal with them: FACT': the lead is said to the writer, and the fact is one. */
const leadsOfPapers = new RegExp(
  `${starts}(?:bad|good|key|hard|ugly|helpful|harmful|weak|tough) (?:facts?|points?)(?:[,(–—-] ?[^:.!?\\n]{2,40})?: ?(?<next>\\S)`,
  'giu',
)
const leadsOfLetters = new RegExp(
  `${starts}(?:weak|soft|sore) (?:spots?|sides?|points?)(?:[,(–—-] ?[^:.!?\\n]{2,40})?: ?(?<next>\\S)`,
  'giu',
)
const warned =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?:please |also |and )?(?:warn|tell|remind|advise|explain to|inform|let) (?:them|him|her|the client|client|the clients)(?: know)?,? (?:that |of the fact that )?(?=(?:the|a|an|this|that|there|it|we|their|his|her|they|he|she|no|any|our|if|[\p{Lu}\d])\b)(?<next>.)/giu

/** What is said to whoever writes is no text of the paper; a fact that is told with it stays. */
export function toWriterIn({ id, tab }: Pick<Template, 'id' | 'tab'>, text: string): Edit[] {
  const all = (pattern: RegExp, as: string = '', why: Edit['why'] = 'order'): Edit[] =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length, as, why }))
  const led = (pattern: RegExp): Edit[] =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups }) => ({
      start: index,
      end: index + words.length,
      as: capital(groups?.next ?? ''),
      why: 'order',
    }))
  const isPaper = /^(?:brief|motion|discovery-requests|affidavit)$/.test(id)
  const isTold = /^(?:attorney-engagement-letter|business-letter)$/.test(id)
  return [
    ...all(tail),
    ...all(asksWriter),
    ...(id === 'non-disclosure-agreement' ? all(dtsa) : []),
    ...all(skipped),
    ...(tab === 'contracts' ? [] : all(notGiven)),
    ...(isPaper ? [...ofPapers.flatMap((one) => all(one)), ...all(bracketed)] : []),
    ...(isPaper ? led(leadsOfPapers) : tab === 'letters' ? led(leadsOfLetters) : []),
    ...(isTold ? led(warned) : []),
  ]
}
