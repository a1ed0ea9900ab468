// A sentence of notes as the sentences of a letter: each with who does it, and none held to another by a comma alone.

import { inSeries } from '@casewright/templates'
import { capital } from '../../capital.ts'
import { bases, helping } from '../clean/lexicon.ts'
import { small } from '../draw/frame.ts'
import { isPast } from '../in-third-person/verbs.ts'
import { chunksOf } from './chunks.ts'
import { type Kind, kindOf, tokensOf } from './clauses.ts'
import { completed } from './completed.ts'
import { othersIn } from './others.ts'

/** Who does what nobody is named for. */
export interface Speaker {
  /** Who writes. */
  self: 'I' | 'We'
  /** Of a recommendation, who is recommended: 'She'. */
  other?: string
  /** Whether only what a writer does is certain to be the writer's: of a dispute the other side does things as well. */
  isDispute: boolean
  /** Whether an order in the notes is what the letter asks its reader for: 'add the second truck'. */
  isAsking?: boolean
  /** Who writes does so for somebody else, who did what the notes tell. */
  isForClient?: boolean
  /** Names of who is recommended. */
  otherNames?: readonly string[]
  /** The sentence before tells what the reader or somebody else did. */
  isAfterOther?: boolean
}

/** 'Drop the floater': a verb as it stands in an order. */
const isBid = (words: string) => {
  const [first = '', next = ''] = tokensOf(words)
  return (
    bases.has(first.toLowerCase()) &&
    !isPast(first.toLowerCase()) &&
    /^(?:the|my|our|your|us|me|a|an|it|all|this|that|\d)/i.test(next)
  )
}

/** What only whoever complains or demands does. */
const ownActs =
  /^(?:(?:also|then|just|never|always|finally|already|even) )*(?:bought|purchased|ordered|rented|hired|paid|called|phoned|emailed|e-mailed|texted|wrote|filed|asked|complained|reported|returned|requested|signed up|moved (?:in|out)|mailed|heard (?:back|nothing|anything)|cleaned|waited|got (?:no|nothing)|have (?:called|emailed|asked|written|the|all)|got (?:a|an|two|three) (?:quote|estimate|bid))\b/iu
/** What is done to who writes, or is as well what the other side does: 'never called me back', 'called it a mistake'. */
const turned =
  /^(?:\p{L}+ ){0,3}?(?:me|us)(?!\p{L})|^(?:\p{L}+ ){1,2}?(?:back |to |about |against |all |out |off |for )?(?:my|our)(?!\p{L})|(?<!\p{L})(?:me|us)$|^(?:also |then |finally )?called (?:it|this|that)(?!\p{L})/iu
const neverOwn =
  /^(?:(?:also|then|just|always|finally|already|even) )*(?:never (?!heard\b|got\b)|wouldn['’]?t\b|refused\b)/iu
/** What is certain to be the writer's, also behind what the reader did. */
const ofWriter =
  /^(?:(?:also|then|just|never|finally|still) )*(?:heard (?:back|nothing|anything)|got (?:no|nothing)|have (?:called|emailed|written))(?!\p{L})|(?<!\p{L})your?(?!\p{L})/iu
const doer =
  /(?<!\p{L})(?:(?<who>I|we|you|he|she|they|it)(?:['’](?:m|s|re|ve|d|ll))?|your (?:\p{Ll}+ )?\p{Ll}+)(?: (?:also|never|just|still|then|finally|even|always|only))* (?<verb>\p{Ll}+)/giu

/** Whether the last who does something in a sentence is somebody else than who writes. */
export function subjectIn(sentence: string, isBefore: boolean): boolean {
  if (othersIn(sentence, () => false).length > 0) return true
  const all = [...sentence.matchAll(doer)].filter(({ groups }) => {
    const verb = groups?.verb?.toLowerCase() ?? ''
    return groups?.who === undefined || isPast(verb) || helping.has(verb) || bases.has(verb) || /s$/.test(verb)
  })
  const isOther = all.some(({ groups, 0: one }) => !/^(?:I|we|it)(?!\p{L})/iu.test(one) && isDone(groups?.verb))
  if (isOther) return true
  return all.length > 0 || kindOf(chunksOf(sentence)[0] ?? '') === 'clause' ? false : isBefore
}
const isDone = (verb = '') => isPast(verb) || helping.has(verb) || /s$/.test(verb) || bases.has(verb)

/** Whether who is recommended is whom something is done to; null where that is not certain. */
function isDoneToOther(words: string, { other = '', otherNames = [] }: Speaker): boolean | null {
  const object = /^(?:\p{L}+ ){1,3}?(?<who>him|her|them|\p{Lu}\p{Ll}+)(?<next>(?: \p{L}+| [\d$][^ ]*)?)(?!\p{L})/u.exec(
    words,
  )?.groups
  if (!object?.who) return false
  if (/^\p{Lu}/u.test(object.who)) return otherNames.includes(object.who)
  if (object.who === 'them') return /^(?:He|She)$/.test(other) ? false : null
  if (object.who === 'him') return other === 'He' ? true : other === 'She' ? false : null
  if (/^ own$/.test(object.next ?? '')) return false
  if (other !== 'She') return null
  return /^(?:| (?:again|to|for|and|or|but|in|on|at|if|when|so|as|with|because|by|from|that|this|about|back|a|an|the|very|some|once|twice|three|several|my|our|out|last|every|more|two|through|after|before|since|during|into|over|up|off|do|\d.*))$/.test(
    object.next ?? '',
  )
    ? true
    : null
}
/** When, where or how, before who does something: 'In January, we called'. */
const opens =
  /^(?:otherwise|however|also|then|first|second|instead|finally|so far|since|after|before|on|in|at|by|for|during|until|from|as|with|without|within|over|to|despite|under|last|this|next|every|one|that) ?/i
const joint = /^(?:and|but|so|or|then|yet|because)\b/i

interface Part {
  words: string
  /** Whether a verb with its subject stands in it. */
  hasVerb: boolean
  /** What is done next by the same one. */
  series: string[]
  /** It only leads to what follows: 'if nobody answers'. */
  leads: boolean
  /** It is not certain who does it. */
  isOpen?: boolean
}

/** 'You came, fixed it, left' in a row, the last joined to the others. */
function withSeries({ words, series }: Part): string {
  if (series.length === 0) return words
  const all = series.map((one) => one.replace(/^(?:and|then) /i, ''))
  const last = all.pop() ?? ''
  const isListed = / and /.test(words) && (words.split(', ').at(-1)?.split(' ').length ?? 9) < 3 && words.includes(', ')
  return all.length === 0 ? `${words}${isListed ? ',' : ''} and ${last}` : inSeries([words, ...all, last])
}

/**
 * The sentences of one of notes.
 * @returns each with its stop, and null for what cannot be told as a sentence
 */
export function recast(sentence: string, speaker: Speaker): (string | null)[] {
  const stop = /[.!?]["”’)]{0,2}$/.exec(sentence.trim())?.[0] ?? '.'
  const plain = sentence.trim().slice(0, sentence.trim().endsWith(stop) ? -stop.length : undefined)
  const parts: Part[] = []
  const begin = (words: string, hasVerb: boolean, leads = false) =>
    parts.push({ words: capital(words), hasVerb, series: [], leads })
  const unsure = () => {
    const now = parts.at(-1)
    if (now) now.isOpen = true
  }
  for (const [n, given] of chunksOf(plain).entries()) {
    const last = parts.at(-1)
    const kind = kindOf(given)
    const isOfWriter = last ? /^(?:I|We)\b/.test(last.words) : !speaker.isAfterOther
    if (lastDay.test(given) && !isOfWriter) {
      begin(given, true)
      unsure()
      continue
    }
    const chunk = withArticle(given, kind, n === 0)
    const bare = chunk.replace(/^(?:and|but|so|then|also),? /i, '')
    const add = (words: string) => {
      if (!last) return
      if (last.series.length > 0) last.series[last.series.length - 1] += `, ${words}`
      else last.words += `, ${words}`
    }
    if (kind === 'clause') {
      if (!last) begin(chunk.replace(/^(?:and|so|but|also),? /i, ''), true)
      else if (
        last.leads ||
        (joint.test(chunk) && last.hasVerb) ||
        (parts.length === 1 && !last.hasVerb && opens.test(last.words))
      ) {
        if (last.series.length > 0) begin(bare, true)
        else add(chunk)
        const now = parts.at(-1)
        if (now) [now.hasVerb, now.leads] = [true, false]
      } else begin(bare, true)
      continue
    }
    if (kind === 'verbs' && /^paid (?:in full|off|for|by)\b/i.test(chunk) && last?.hasVerb) {
      add(chunk)
      continue
    }
    if (kind === 'verbs') {
      if (!last && speaker.isAsking && isBid(bare)) {
        begin(`please ${small(bare)}`, true)
        continue
      }
      const toOther = speaker.other ? isDoneToOther(bare, speaker) : false
      const isTurned = turned.test(bare) || neverOwn.test(bare)
      const isOfSelf = last !== undefined && /^(?:I|We)\b/.test(last.words)
      // What who writes is the object of is done by somebody else; of a candidate, what is done to them by who writes.
      if (speaker.other && (toOther || toOther === null) && (!last || !isOfSelf)) {
        begin(toOther ? `${speaker.self} ${agreed(small(bare), speaker.self)}` : chunk, true)
        if (toOther === null) unsure()
        continue
      }
      if (!speaker.other && isTurned && (!last || isOfSelf)) {
        begin(chunk, true)
        unsure()
        continue
      }
      const isOwn = ownActs.test(bare) && !isTurned
      const isOther = last ? /^(?:You|Your|He|She|They)\b/.test(last.words) : speaker.isAfterOther === true
      if (speaker.isDispute && isOwn && isOther && !ofWriter.test(bare)) {
        begin(chunk, true)
        unsure()
        continue
      }
      if (
        !last ||
        (isOwn && last.hasVerb && !speaker.other && (!isOfSelf || / (?:who|said|that|which) /.test(last.words)))
      ) {
        const who =
          speaker.other && !/^(?:taught|supervised|hired|known|have known|recommend|would)\b/i.test(bare)
            ? speaker.other
            : speaker.self
        if (speaker.isDispute && (!isOwn || speaker.isForClient)) begin(chunk, false)
        else begin(`${who} ${agreed(bare.charAt(0).toLowerCase() + bare.slice(1), who)}`, true)
      } else if (last.hasVerb && !/^(?:have|has|had|is|are|was|were) /i.test(chunk)) last.series.push(chunk)
      else {
        add(chunk)
        last.hasVerb = true
      }
      continue
    }
    if (kind === 'hanging') {
      if (last) add(chunk)
      else begin(chunk, false, true)
      continue
    }
    if (last) add(last.hasVerb ? chunk.replace(/^no (?=\p{Ll}+ \p{Ll})/u, 'with no ') : chunk)
    else begin(chunk, false)
  }
  return parts.map((part, n) => {
    const words = withDays(
      withSeries(part).replace(
        /, (?<year>(?:19|20)\d\d)(?=[,.]|$)(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/g,
        ' ($<year>)',
      ),
    )
    const own = part.isOpen ? null : part.hasVerb ? words : completed(words, speaker)
    return own === null ? null : `${own.replace(/(?<![\s,;.])[\s,;.]+$/, '')}${n === parts.length - 1 ? stop : '.'}`
  })
}

const lastDay = /^(?<join>(?:and|but|so) )?last day (?=is|was|will)/i
/** 'Second guy said', 'last day is Friday': a thing that is one, with the word that names it so. */
function withArticle(words: string, kind: Kind, isFirst: boolean): string {
  const own = words.replace(lastDay, '$<join>my last day ')
  if (kind !== 'clause') return own
  const found = /^(?<join>(?:and|but|so) )?(?<what>(?:first|second|third|other|next|same) \p{Ll}+)/iu.exec(own)
  if (found) return own.replace(found[0], `${found.groups?.join ?? ''}the ${small(found.groups?.what ?? '')}`)
  const noun = isFirst
    ? null
    : /^(?<join>(?:and|but|so) )?(?<what>\p{Ll}{3,}) (?=is|was|has|had|will|stays|goes|went)/u.exec(own)
  const what = noun?.groups?.what ?? ''
  return what === '' ||
    /s$|ing$|^(?:this|that|there|nobody|everyone|someone|somebody|everything|nothing|which|what|who|they|she|you|one|each|both)$/.test(
      what,
    )
    ? own
    : own.replace(noun?.[0] ?? '', `${noun?.groups?.join ?? ''}the ${what} `)
}

const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const day = new RegExp(
  `(?<=(?<![\\p{L}’'-])(?!(?:on|by|since|until|till|to|through|from|of|before|after|dated|between|and|or|next|last|this|for|is|was|are|be|due|effective|starting|beginning|the|in|at|around|about|ends?|ending|than|per|ending|early|late|mid|every|between) )\\p{Ll}+ )(?=${months} \\d)`,
  'gu',
)
/** 'October 10, 2026, 17 and 30' is of one month. */
const yearInList = new RegExp(
  `(?<first>${months} \\d{1,2}), (?:19|20)\\d\\d(?<rest>, \\d{1,2}(?:, \\d{1,2})*,? and \\d{1,2}\\b)(?!,? \\p{L}* ?(?:19|20)\\d)`,
  'gu',
)
/** 'Called October 5, 9 and 20' is 'called on October 5, 9, and 20'. */
const withDays = (words: string) =>
  words
    .replace(yearInList, '$<first>$<rest>')
    .replace(day, 'on ')
    .replace(/(?<=\b\d{1,2}, \d{1,2}) and (?=\d{1,2}\b)/g, ', and ')

/** 'I been there', 'we sees': the verb of whoever it is. */
function agreed(words: string, who: string): string {
  const first = tokensOf(words)[0]?.toLowerCase() ?? ''
  if (first === 'been') return `${/^(?:I|We)$/.test(who) ? 'have' : 'has'} ${words}`
  return words
}
