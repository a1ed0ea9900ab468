// What of notes is told to the one who writes: how the letter is to sound, what is not to be said, and what is.
import { capital } from '../../capital.ts'
import { saidIn, unsaidIn } from '../brief/orders.ts'
import { secretIn, topicsOf } from '../brief/secrets.ts'
import { strike } from '../brief/strike.ts'
import type { Edit } from '../edits.ts'
import type { Unit } from '../reading.ts'

const softly = '(?:(?:but|so|and|also|oh|um|please|pls|just|obviously|well|again|maybe|actually|ok|okay)[, ]{1,2}){0,3}'
const it = '(?:that|this|it|him|her|them|those|any of (?:that|it|this)|the (?:last|first) (?:part|bit))'
const behind =
  '(?: (?:part|bit|in|there|here|in there|in it|yet|though|please|obviously|of course|either|out|out loud|at all|to (?:him|her|them)|for now|now|with (?:him|her|them))){0,4}'
const of = (...all: string[]) => new RegExp(`^${softly}(?:${all.join('|')})`, 'iu')

/** It points at what was said before it: that is not to be said. */
const points = of(
  `(?:leave|keep|cut|take) ${it}${behind} out\\b`,
  `(?:don['’]?t|do not|no need to|never) (?:put|mention|say|include|write|use|bring up|add|ask for|print|count|tell|list|threaten)(?: ${it})?${behind}[.!]{0,2}$`,
  `(?:don['’]?t|do not|no need to) (?:put|mention|say|include|write|use|bring up|add|ask for|print|count)(?: ${it})${behind}(?=[,;.!]|$)`,
  `(?:leave|skip|omit|forget|scratch|strike|drop|ignore|cut) ${it}${behind}(?=[,;.!]|$)`,
  "(?:that|this)(?:[’']s| is| part is| stays)? (?:just )?(?:for you|between us|between you and me|private|off the record|not for the letter|not in the letter|confidential)\\b",
  'not for the letter\\b',
)
/** It points at what was said before it: that is to be said, or comes first. */
const affirms = of(
  `(?:(?:you can|you may|please|do|be sure to|make sure to|make sure you) )?(?:put|say|include|mention|add|work|get) ${it}(?: (?:in|first|at the (?:top|start|beginning)|up front|somewhere|too|as well|please|in there|in the letter|clearly|plainly))*[.!)]{0,2}$`,
  `(?:make|say) ${it} (?:very |really |perfectly )?(?:clear|plain)\\b`,
)
/** How the letter is to sound or look, and what is to be done with it. */
const manner = of(
  '(?:keep|make|write|type|print|put|word|format|fit|phrase) (?:it|this|the (?:letter|tone|whole thing|wording)|everything)\\b(?! (?:in writing|right|good|whole|at|aside|down)\\b)',
  '(?:be|sound|act|stay)(?: (?:really|very|real|as|so))? (?:nice|polite|firm|kind|clear|brief|civil|friendly|formal|professional|warm|short|courteous|respectful|gentle|careful)\\b',
  "(?:don[’']?t|do not|try not to|never) (?:be|sound|make (?:it|me|us|this)|get|oversell|overdo|gush|lay it on|go overboard|beg|be (?:too|so))\\b",
  '(?:nothing|not) (?:too |so |overly )?(?:fancy|formal|stiff|long|mushy|sappy|gushy|threatening|harsh|mean|stuffy|cute)\\b',
  '(?:(?:no more than|about|at most|max|maximum|under|like|only) )?(?:one|a|two|half a|three|\\d{1,3}) (?:pages?|paragraphs?|words|sentences)(?: (?:at most|max|tops|is fine|if you can|please|long|or less))?(?=[,.;!]|$)',
  'no (?:legalese|jargon|fluff|threats?|big words|drama|need (?:to be|for|to sound))\\b',
  'not threatening (?:to|anything|anyone)\\b',
  "I(?:[’']m| am) not (?:a|an|much of a|any kind of) (?:\\p{L}+ )?writer\\b",
  "I(?:[’']m| am) (?:bad|terrible|no good|not good) (?:at|with) (?:writing|letters|words|this)\\b",
  'signed by (?:both|all|me|us)\\b',
  'fix (?:my|the) (?:grammar|spelling|typos)\\b',
  'spell[- ]?check\\b',
  'double[- ]check\\b',
  '(?:use|put it on|on) (?:our|my|the) letterhead\\b',
  '(?:make|have) (?:it|this) sound\\b',
  'no (?:salary|pay|wage) (?:number|figure|amount|requirement)s?\\b',
  '(?:you|u) (?:know|fill in|figure out|can fill in) (?:the rest|how)\\b',
)
/** 'Short and nice': how the letter is to be, where that is all of a sentence or stands behind its name. */
const looks = of(
  '(?:short|brief|plain|simple|firm|polite|warm|formal|friendly|civil|professional|nice|quick|concise)(?:,? (?:and|but) (?:short|brief|plain|simple|firm|polite|warm|formal|friendly|civil|professional|nice|sweet|quick|to the point))*(?:,? please| please| letter| note)?[.!]{0,2}$',
)
/** Somebody or something that is said to be so: 'he is always prompt and polite'. */
const tellsOfSomebody =
  /\b(?:is|are|was|were|be|been|being|seems?|stays?|remains?|I|he|she|they|we|who)\b|['’](?:s|m|re|ve|d)\b/iu
/** What is not to be spoken of. */
const topics = of(
  '(?:skip|omit|leave out|leave off|forget) (?:the (?:part|thing|bit|stuff) )?(?:about |that )?(?=\\p{L})',
  'nothing about\\b',
  'no mention of\\b',
  "(?:don[’']?t|do not) (?:talk|go) (?:about|into)\\b",
)
/** 'But try not to offer the house': what is not to be said, of what stands before it. */
const avoids = of(
  'try not to (?:offer|mention|say|use|include|list|bring up|talk about)\\b',
  'not that (?:he|she|they|it|I|we) (?:gets?|matters?|has|have)\\b',
)
const toStaff =
  /^\(?\p{Lu}\p{Ll}{2,}, (?:please |can you |could you |pls |will you )?(?:check|spell|make sure|call|remind|find|fix|look|verify|confirm with|ask|get|pull|double|proof)\b/u
const instead = /^(?:(?:so|and|but|please|just|instead) )*say (?:that )?(?=\p{L})/iu

interface Found {
  at: number
  kind: 'avoids' | 'points' | 'affirms' | 'manner' | 'topics'
}
const joints = /(?:,|;| [-–—]|\.| and| but)\s+|\s?\(/g

/** A sentence of more characters tells the one who writes nothing. */
export const mostForSentence = 1_500

/** Where in a sentence the one who writes is told something first. */
function orderAt(words: string): Found | null {
  const starts = [0, ...[...words.matchAll(joints)].map(({ index, 0: joint }) => index + joint.length)]
  for (const at of starts) {
    const rest = words.slice(at)
    if (affirms.test(rest) && at > 0) return { at, kind: 'affirms' }
    if (points.test(rest)) return { at, kind: 'points' }
    if (at > 0 && avoids.test(rest)) return { at, kind: 'avoids' }
    if (unsaidIn(rest) !== null || topics.test(rest)) return { at, kind: 'topics' }
    if (looks.test(rest) && !tellsOfSomebody.test(words.slice(0, at))) return { at, kind: 'manner' }
    if (manner.test(rest) || (at === 0 && toStaff.test(rest))) return { at, kind: 'manner' }
  }
  return null
}

/** Where, behind what is not to be said, it is told what is: 'don't say that, say I'm looking to grow'. */
function insteadAt(words: string): number {
  for (const { index, 0: joint } of words.matchAll(joints)) {
    const lead = instead.exec(words.slice(index + joint.length))
    if (lead) return index + joint.length + lead[0].length
  }
  return -1
}

const putsRight =
  /^(?:(?:no|but|oh|actually|wait),? )*(?:scratch|strike) (?:that|this|it),? (?=\p{L}[\p{L}’'-]* \p{L})/iu
/** What is said in place of what is struck: 'strike that, otherwise we'll file in housing court'. */
const putRightIn = (words: string): string => {
  const lead = putsRight.exec(words)?.[0]
  return lead ? capital(words.slice(lead.length)) : ''
}

/** A sentence without what holds it to an order behind it. */
const ended = (words: string) => words.replace(/[\s,;(–—-]{1,4}(?:and|but|so)?$/i, '')

const greets = /^(?:please|thanks|thank you|hi|hello|hey|ok|okay|also|again|so)\b/iu
/** Whether words before an order of manner say something of their own: 'I want my $400 back'. */
const isContent = (before: string): boolean => {
  const many = before.split(/\s+/).length
  return (
    many > 8 ||
    (many > 2 &&
      !manner.test(before) &&
      !looks.test(before) &&
      (/[\d$]/.test(before) || (!greets.test(before) && says.test(before))))
  )
}
const says = /\b(?:I|we|he|she|they|it|you|my|our|his|her|their)\b/iu

export interface Heard {
  edits: Edit[]
  /** Sentences that the letter begins with. */
  first: string[]
  /** Whether anything was told to the one who writes. */
  isTold: boolean
}

/** What is told to the one who writes, as edits of the text, and what is to be said, without what says so. */
export function saidToWriter(units: readonly Unit[]): Heard {
  const edits = new Map<Unit, Edit>()
  const unsaid: Set<string>[] = []
  const first: string[] = []
  for (const [n, unit] of units.entries()) {
    if (unit.text.length > mostForSentence) continue
    const bullet = /^[\s*•–-]{1,5}(?=\S)/.exec(unit.text)?.[0].length ?? 0
    const words = unit.text.slice(bullet)
    const found = orderAt(words)
    if (!found) {
      const said = saidIn(words)
      if (said !== null) edits.set(unit, strike(unit, 'filler', said))
      continue
    }
    const before = ended(words.slice(0, found.at))
    const place = { start: unit.start + bullet + before.length, end: unit.end }
    const after = insteadAt(words.slice(found.at))
    const content = after < 0 ? putRightIn(words.slice(found.at)) : capital(words.slice(found.at + after))
    if (found.kind === 'affirms') {
      if (/\b(?:first|top|start|beginning|up front)\b/i.test(words.slice(found.at))) first.push(before)
      edits.set(unit, strike(place, 'order', /[.!?]$/.test(before) ? '' : '.'))
      continue
    }
    if (found.kind === 'avoids') {
      edits.set(unit, strike(place, 'private', /[.!?]$/.test(before) ? '' : '.'))
      continue
    }
    if (found.kind === 'points') {
      const last = units[n - 1]
      if (before === '' && last && !edits.has(last)) edits.set(last, strike(last, 'private'))
      edits.set(unit, strike(unit, 'private', content))
      continue
    }
    if (found.kind === 'topics') {
      const about = topicsOf(words.slice(found.at).replace(topics, ''))
      unsaid.push(about)
      const isOther =
        before.split(/\s+/).length > 3 &&
        !/^(?:it|that|this|he|she|they)\b/i.test(before) &&
        ![...about].some((one) => topicsOf(before).has(one))
      edits.set(
        unit,
        isOther ? strike(place, 'private', /[.!?]$/.test(before) ? '' : '.') : strike(unit, 'private', content),
      )
      continue
    }
    edits.set(
      unit,
      isContent(before) ? strike(place, 'order', /[.!?]$/.test(before) ? '' : '.') : strike(unit, 'order', content),
    )
  }
  for (const unit of units) {
    if (edits.has(unit) || unit.text.length > mostForSentence) continue
    const struck = unsaid.map((one) => secretIn(unit, one)).find(Boolean)
    if (struck) edits.set(unit, strike(struck.start === unit.start ? unit : struck, 'private'))
  }
  return {
    edits: [...edits.values()],
    first,
    isTold: [...edits.values()].some(({ why }) => why === 'order' || why === 'private'),
  }
}
