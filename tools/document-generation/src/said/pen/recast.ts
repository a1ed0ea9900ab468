// A sentence of notes as the sentences of a letter: each with who does it, and none held to another by a comma alone.
import { bases } from '../clean/lexicon.ts'
import { isAdverb, isPast } from '../in-third-person/verbs.ts'
import { chunksOf } from './chunks.ts'
import { type Kind, kindOf, tokensOf } from './clauses.ts'
import { completed } from './completed.ts'

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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const lower = (words: string) =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d]|[\p{Lu}]\p{Ll}+ \p{Lu})/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1)
/** What only whoever complains or demands does. */
const ownActs =
  /^(?:(?:also|then|just|never|always|finally|already|even) )*(?:bought|purchased|ordered|rented|hired|paid|called|phoned|emailed|e-mailed|texted|wrote|filed|asked|complained|reported|returned|requested|signed up|moved (?:in|out)|mailed|heard (?:back|nothing|anything)|cleaned|waited|got (?:no|nothing)|have (?:called|emailed|asked|written|the|all)|got (?:a|an|two|three) (?:quote|estimate|bid))\b/iu
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
}

/** 'You came, fixed it, left' in a row, the last joined to the others. */
function inSeries({ words, series }: Part): string {
  if (series.length === 0) return words
  const all = series.map((one) => one.replace(/^(?:and|then) /i, ''))
  const last = all.pop() ?? ''
  const isListed = / and /.test(words) && (words.split(', ').at(-1)?.split(' ').length ?? 9) < 3 && words.includes(', ')
  return all.length === 0 ? `${words}${isListed ? ',' : ''} and ${last}` : `${[words, ...all].join(', ')}, and ${last}`
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
  for (const [n, given] of chunksOf(plain).entries()) {
    const last = parts.at(-1)
    const kind = kindOf(given)
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
        begin(`please ${lower(bare)}`, true)
        continue
      }
      const isOwn = ownActs.test(bare)
      const isOfSelf = last !== undefined && /^(?:I|We)\b/.test(last.words)
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
      if (last?.hasVerb) add(chunk)
      else if (last) add(chunk)
      else begin(chunk, false, true)
      continue
    }
    if (last) add(last.hasVerb ? chunk.replace(/^no (?=\p{Ll}+ \p{Ll})/u, 'with no ') : chunk)
    else begin(chunk, false)
  }
  return parts.map((part, n) => {
    const words = withDays(
      inSeries(part).replace(
        /, (?<year>(?:19|20)\d\d)(?=[,.]|$)(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/g,
        ' ($<year>)',
      ),
    )
    const own = part.hasVerb ? words : completed(words, speaker)
    return own === null ? null : `${own.replace(/(?<![\s,;.])[\s,;.]+$/, '')}${n === parts.length - 1 ? stop : '.'}`
  })
}

/** 'Second guy said', 'last day is Friday': a thing that is one, with the word that names it so. */
function withArticle(words: string, kind: Kind, isFirst: boolean): string {
  const own = words.replace(/^(?<join>(?:and|but|so) )?last day (?=is|was|will)/i, '$<join>my last day ')
  if (kind !== 'clause') return own
  const found = /^(?<join>(?:and|but|so) )?(?<what>(?:first|second|third|other|next|same) \p{Ll}+)/iu.exec(own)
  if (found) return own.replace(found[0], `${found.groups?.join ?? ''}the ${lower(found.groups?.what ?? '')}`)
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
  if (isAdverb(first)) return words
  return words
}
