import { findSpokenDates } from '@casewright/law'
import { givenNames } from '@casewright/templates'
import type { Means } from './asked-lines.ts'
import type { Edit } from './edits.ts'
import { askedFor } from './interview.ts'
import { same, valuesIn } from './taken-back.ts'

const clock = String.raw`\d{1,2}:\d\d(?::\d\d)?[ \t]?(?:[AaPp]\.?[Mm]\.?)?`
const day = String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}|Today|Yesterday|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{4}-\d\d-\d\d),?[ \t]`
const who = String.raw`(?<who>\p{L}[\p{L}.'’ -]{0,30})`
/** What a chat program puts over or before each message, in the forms that are pasted. */
const stamps = [
  new RegExp(String.raw`(?<=^|\n)[ \t]{0,3}\[(?:${day})?${clock}\][ \t]{0,3}${who}:[ \t]?`, 'gu'),
  new RegExp(String.raw`(?<=^|\n)[ \t]{0,3}(?:${day})${clock}[ \t][-–—][ \t]${who}:[ \t]?`, 'gu'),
  new RegExp(String.raw`(?<=^|\n)[ \t]{0,3}${who}[ \t]{0,3}[([](?:${day})?${clock}[)\]]:?[ \t]?`, 'gu'),
  new RegExp(String.raw`(?<=^|\n)[ \t]{0,3}${who}[ \t]{1,4}(?:${day})?${clock}[ \t]{0,3}(?:\n|$)`, 'gu'),
]
const channel = /(?<=^|\n)[ \t]{0,3}#[\p{Ll}\d-]{2,40}[ \t]{0,3}(?:\n|$)/gu
/** What whoever copied it wrote over a chat: '[Family group chat, copied by Aunt Bev]'. */
const copied =
  /(?<=^|\n)[ \t]{0,3}[[(](?=[^\]\n]{0,60}\b(?:chat|texts?|text messages|messages|transcript|thread|screenshots?|copied|pasted|forwarded)\b)[^\])\n$]{3,100}[\])][ \t]{0,3}(?:\n|$)/giu
const plainName =
  /(?<=^|\n)[ \t]{0,3}(?<who>me|\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?)(?: \(\p{Lu}[\p{L}.]{0,15}\))?:[ \t]/gu

const longName = /(?<=^|\n)[ \t]{0,3}(?:\p{L}[\p{L}.'’-]{0,14} ){1,3}(?<last>\p{Lu}[\p{L}'’-]{0,20}):[ \t]/gu

interface Message {
  who: string
  start: number
  /** Where the words begin, behind the stamp. */
  from: number
  end: number
}

/** The messages of a pasted chat, each with who wrote it; none where no chat is pasted. */
export function messagesIn(text: string): Message[] {
  const found = stamps
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: words, groups }) => ({
      who: groups?.who?.trim() ?? '',
      start: index,
      from: index + words.length,
    }))
    .toSorted((one, other) => one.start - other.start)
    .filter((one, n, all) => n === 0 || one.start >= (all[n - 1]?.from ?? 0))
  const plain = oneName(found.length > 1 ? found : namedIn(text))
  return plain.length < 2 ? [] : plain.map((one, n) => ({ ...one, end: plain[n + 1]?.start ?? text.length }))
}

/** 'WADE PICKARD' who is 'WADE' in the next line is one. */
function oneName<M extends { who: string }>(all: readonly M[]): M[] {
  const names = [...new Set(all.map(({ who }) => who))]
  const short = (who: string) =>
    names.find((one) => one !== who && who.toLowerCase().startsWith(`${one.toLowerCase()} `)) ?? who
  return all.map((one) => ({ ...one, who: short(one.who) }))
}

/** 'Ann: … Ben: … Ann: …': names before colons that come again and again are of those who talk, and no labels. */
function namedIn(text: string) {
  const named = [...text.matchAll(plainName)].map(({ index, 0: words, groups }) => ({
    who: groups?.who ?? '',
    start: index,
    from: index + words.length,
  }))
  // 'Front desk Jo: …' is Jo.
  const isNamed = (who: string) => named.some((one) => one.who === who)
  const longer = [...text.matchAll(longName)]
    .filter(({ groups }) => isNamed(groups?.last ?? ''))
    .map(({ index, 0: words, groups }) => ({ who: groups?.last ?? '', start: index, from: index + words.length }))
  const short = named.filter(({ start }) => !longer.some((one) => one.start === start))
  const all = [...short, ...longer].toSorted((one, other) => one.start - other.start)
  const often = [...Map.groupBy(oneName(all), (one) => one.who)]
    .filter(([, own]) => own.length > 1)
    .map(([name]) => name)
  if (often.length > 1) return oneName(all).filter((one) => often.includes(one.who))
  // One who writes again and again, and another who asks once.
  const [only] = often
  const isPerson = (who: string) =>
    who === 'me' ||
    givenNames.has(who.toLowerCase()) ||
    text.includes(`me (${who}):`) ||
    [...text.matchAll(whole)].some(({ groups }) => groups?.first === who)
  const isOften = all.filter(({ who }) => who === only).length > 4
  return only && isOften && !noPerson.test(only) ? oneName(all).filter(({ who }) => who === only || isPerson(who)) : []
}

/** A given name with a family name: 'Ray Dominguez'. */
const whole = /(?<![\p{L}])(?<first>\p{Lu}[\p{L}’'-]{1,15}) \p{Lu}\p{Ll}/gu
/** What a form may call line after line. */
const noPerson =
  /^(?:q|a|qs?|ans|items?|notes?|re|lines?|terms?|points?|facts?|costs?|fees?|questions?|answers?|steps?|tasks?|names?|dates?|subject|goods|services?|clause|section|paragraph|task|product|equipment|exhibit|to|from)$/iu

const asks =
  /\?[\s\p{P}\p{S}]{0,6}$|^\W{0,4}(?:(?:so|and|ok|okay|k|also|but|hey|wait|ha|haha|lol)\b[,.!]? ?){0,3}(?:what|whats|what['’]s|who|whos|who['’]s|when|where|which|why|how|how['’]s)\b/iu
/** 'Can I pay early': asked without its sign. */
const asksPlainly =
  /^\W{0,4}(?:(?:so|and|ok|okay|also|but|hey|wait)\b,? ?){0,3}(?:can|could|do|does|is|are|should|will|would|may) (?:I|we|he|she|it|they|there|the \p{L}+|my \p{L}+)\b[^.!?\n\d$]{2,60}$/iu
const confirms = /\b(?:right|correct|yes|yeah|ya)\?/iu
const bare = /^\p{Ll}[\p{Ll} ]{1,15}[.!,]{0,2}$/u

/** What takes note of the other's last words before a question: 'lol ok. benefits'. */
const agrees =
  /^(?:(?:lol|haha|ok|okay|k|kk|sure|great|cool|nice|perfect|got it|will do|obv|obviously|noted|thanks|thx|good|alright|yes|yep|yeah|np|no problem)\b[,.! ]{0,4}){1,4}/iu
/** The bare assent to what was asked. */
const assent =
  /^\W*(?:(?:yep|yes|yeah|yup|ya|yea|correct|right|exactly|sure|of course|that['’]?s right|affirmative|absolutely|definitely|mm-?hmm|si|ok|okay|please)\b[,.! ]{0,3}){1,3}\W*$/iu
/** What asks with a verb of its own states nothing, even where it is assented to. */
const inverted =
  /^\W*(?:(?:so|and|also|but|ok|okay|wait|hey)\b,? ?){0,2}(?:is|are|do|does|did|can|could|will|would|should|shall|have|has|had|was|were|may|am|who|what|when|where|which|why|how|whats|whos|want|need|same|u|you|ready|got)\b/iu
const struckOut =
  /^\s*(?:(?:no|nope|nah|oh|yeah|ok)[,.]? )?(?:(?:please )?(?:take|leave|cut|keep) (?:it|that) out|(?:delete|drop|skip|strike|kill|nix|remove|lose|scratch) (?:it|that))\b(?=[.!,;]|\s*$)[.!]?/iu
/** 'Same as Devin?': with whom somebody is compared is no party. */
const compared =
  /\b(?:same as|as much as|like|what about|more than|less than)\s(?<who>\p{L}[\p{L}’']{1,20}?)(?:['’]s)?\W*$/iu

/** Whether a message only asks the other for what they say next; what it guesses is not yet said. */
function isAsked(words: string): boolean {
  const own = words.trim().replace(agrees, '')
  if (own === '') return false
  if (confirms.test(own) || /\bask (?:if|whether|them|him|her|why|how|for)\b/i.test(own)) return false
  return (
    asks.test(own) ||
    asks.test(own.split(/[.!?]\s(?=\S)/).at(-1) ?? own) ||
    /^[^.!?\n]{1,60}\?\s[^.!?\n]{0,60}[.!]?$/.test(own) ||
    asksPlainly.test(own) ||
    (bare.test(own) && own.split(' ').length < 3)
  )
}

/** 'No noncompete right', without the sign of a question. */
const asksRight = /(?<!\b(?:all|that['’]?s|is|are|the|no|a|any|every|his|her|their|our)),? right$/iu
/** How much of a message stands before what it asks at its end and tells who or how much: 'right. Oak LLC, Galveston. 82k?' */
function toldBefore(words: string): number {
  const last = lastOf(words)
  const at = words.lastIndexOf(last)
  const before = at > 0 ? words.slice(0, at) : ''
  return /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,30},? (?:LLC|L\.L\.C|Inc|Corp|Co|Ltd|LLP|PLLC|P\.C)\b/u.test(before) &&
    !before.includes('?')
    ? at
    : 0
}

/** What is asked is what its answer is called. */
const called: readonly [RegExp, string][] = [
  [/\border (?:number|no|#)/i, 'Order number'],
  [/\bhow much did (?:you|u|they|she|he) pay|\bwhat did (?:it|you|u) (?:cost|pay)/i, 'Amount paid'],
  [
    /\bwho (?:do|does|are|is|should)\b[^?\n]{0,20}\b(?:write|writing|send|sending|sent|address\w*)\b|\bwho(?:['’]?s| is) (?:it|this|that) to\b/i,
    'To',
  ],
  [/^\W*(?:the )?dates?\W*$|\bwhat (?:dates|days)\b/i, 'Dates'],
  [/^\W*(?:the |her |his |what['’]?s the )?(?:hourly )?rate\b/i, 'Rate'],
  [/\bwhat (?:do|does|did) (?:you|u|they|she|he|we) want/i, 'Demand'],
  [/\bpay (?:it |this |that |you )?(?:off |back )?(?:early|ahead|sooner)/i, 'Paying early'],
]
const labelFor = (asked: string): string => called.find(([pattern]) => pattern.test(asked))?.[1] ?? ''

/** 'Late fees?', 'And ending it?': a question of a few words that asks for nothing but a subject is what its answer is called. */
const topicOf = (asked: string): string =>
  /^\W*(?:(?:so|and|ok|okay|what about|how about|any|the|your|their)\s){0,3}(?<topic>(?!(?:same|like|as|right|correct|yes|no|really|sure|who|whom|what|when|where|which|why|how|is|are|do|does|did|can|could|will|would|should|has|have|anything|something|everything|more|else|that|this|it|you|they|we|i)\b)\p{L}+(?: (?!you\b|they\b|we\b|i\b|he\b|she\b)\p{L}+){0,3})\?\W*$/iu.exec(
    asked,
  )?.groups?.topic ?? ''

/** The question of a message that says more. */
/** How many signs stand behind words, from the first mark of a question among them; 0 where none does. */
function marksOf(words: string): number {
  const all = words.trimEnd()
  let end = all.length
  while (end > 0 && !/[\p{L}\d]/u.test(all.charAt(end - 1))) end -= 1
  const mark = all.indexOf('?', end)
  return mark < 0 ? 0 : all.length - mark
}

const lastOf = (words: string) =>
  words
    .trim()
    .split(/[.!?,;]\s(?=\S)/)
    .at(-1) ?? ''

const figureOnly =
  /^\W*(?:(?:no|nope|nah|wait|actually|well|um|uh|it was|it['’]?s|more like)\b[,.]? ?){0,3}\$?[\d,]{3,10}\b(?:[^.!?\n\d]{0,20}\d{1,2}(?:st|nd|rd|th))?[.!]?\s*$/i

/**
 * '5,000 on April 25?' and '4,500 on the 25th': the sum that the other answers with stands wherever the asked one stood.
 * @returns nothing where the answer puts nothing right
 */
function answeredWith(text: string, messages: readonly Message[], n: number): Edit[] {
  const [asked, next] = [messages[n], messages[n + 1]]
  if (!asked || !next || asked.who === next.who) return []
  const [own, said] = [text.slice(asked.from, asked.end), text.slice(next.from, next.end)]
  if (own.length > 80 || !/^\W{0,3}\d[\d,]{0,10}\b[^.!\n]{0,40}$/.test(own.trim()) || !figureOnly.test(said)) return []
  const isSum = (words: string) => /^\$?(?:\d{1,3},\d{3}|\d{3,6})$/.test(words)
  const sums = (words: string) => valuesIn(words).filter(({ start, end }) => isSum(words.slice(start, end)))
  const [old, more] = sums(own)
  const [now] = sums(said)
  if (!old || more || !now || !same(old, now)) return []
  const [was, is] = [own.slice(old.start, old.end), said.slice(now.start, now.end)]
  const digits = (words: string) => words.replace(/\D/g, '')
  const before = text.slice(0, asked.end)
  const places = valuesIn(before).flatMap(({ start, end }) => {
    // '5,000 dollars' is the same sum.
    const words = before.slice(start, end).replace(/ (?:dollars|bucks)$/i, '')
    return isSum(words) && digits(words) === digits(was) ? [{ start, end: start + words.length }] : []
  })
  if (digits(was) === digits(is) || !places.some(({ start }) => start === asked.from + old.start)) return []
  const end = asked.from + own.trimEnd().length
  const mark = /[?!.\s]{1,12}$/.exec(own.trimEnd())?.[0].length ?? 0
  return [
    ...places.map(
      (one): Edit => ({
        ...one,
        as: text.charAt(one.start) === '$' && !is.startsWith('$') ? `$${is}` : is,
        why: 'corrected',
      }),
    ),
    { start: end - mark, end, as: '.', why: 'corrected' },
    { start: next.from, end: next.from + said.trimEnd().length, as: '', why: 'corrected' },
  ]
}

/** The sentence at the beginning of an answer that speaks of somebody with whom one was compared. */
function sentenceOn(answer: string, who: string): string | null {
  const first = /^[^.!?\n]{1,80}[.!?](?=\s)\s{0,2}/.exec(answer)?.[0]
  return first?.toLowerCase().includes(who.toLowerCase()) ? first : null
}

const dayLine =
  /(?<=^|\n)[ \t]{0,3}(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?=[\p{L}\d])[^\n]{6,30}?(?:,? (?:at )?\d{1,2}:\d\d(?: ?[AaPp][Mm])?)?[ \t]{0,3}(?:\n|$)/gu
/** A line of a chat that is only a day tells when what follows was said: 'today' is that day. */
function daysOf(text: string, messages: readonly Message[]): Edit[] {
  const heads = [...text.matchAll(dayLine)].flatMap(({ index, 0: line }) => {
    const [day, more] = findSpokenDates(line)
    const rest = day && !more ? line.slice(0, day.start) + line.slice(day.end) : line
    return day?.iso &&
      /^[^\p{L}\d]{0,6}(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6})?[^\p{L}\d]{0,6}(?:at )?(?:\d{1,2}:\d\d ?)?(?:[ap]m)?[^\p{L}\d]{0,6}$/iu.test(
        rest,
      )
      ? [{ start: index, end: index + line.length, iso: day.iso, at: index + line.length }]
      : []
  })
  return heads.flatMap(({ start, end, iso }, n): Edit[] => {
    const until = heads[n + 1]?.start ?? text.length
    const day = new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    })
    const said = [...text.slice(end, until).matchAll(/\btoday\b(?!['’])/gi)].map(
      ({ index, 0: word }): Edit => ({
        start: end + index,
        end: end + index + word.length,
        as: `on ${day}`,
        why: 'filler',
      }),
    )
    return messages.some((one) => one.start >= start) ? [{ start, end, as: '', why: 'mail' }, ...said] : []
  })
}

/** The stamps of a pasted chat, and its messages that only ask for the next one. */
export function chatIn(text: string, means: Means = () => null, kind = ''): Edit[] {
  const messages = messagesIn(text)
  const headings = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'mail' }),
    )
  if (messages.length === 0) return headings(copied)
  const edits = [...headings(copied), ...headings(channel), ...daysOf(text, messages)]
  let label = ''
  let answered = -1
  const main = mainVoice(messages)
  for (const [n, one] of messages.entries()) {
    const next = messages[n + 1]
    // What another says of themselves, among so much of one voice, would be taken for that one's.
    if (main !== null && one.who.toLowerCase() !== main && own.test(text.slice(one.from, one.end))) {
      edits.push({ start: one.start, end: one.end - (text[one.end - 1] === '\n' ? 1 : 0), as: '', why: 'doubtful' })
      continue
    }
    const as = label === '' ? '' : `${label}: `
    label = ''
    const words = text.slice(one.from, one.end)
    edits.push({ start: one.start, end: one.from, as, why: 'mail' })
    if (answered === n) continue
    const right = answeredWith(text, messages, n)
    if (right.length > 0) {
      edits.push(...right)
      answered = n + 1
      continue
    }
    // What a letter asks is no question to who writes it.
    if (as === 'Questions: ') continue
    const end = one.from + words.trimEnd().length
    const answer = next && next.who !== one.who ? text.slice(next.from, next.end) : ''
    // 'AZ law?' and 'yep': what was asked is told.
    if (next && assent.test(answer) && marksOf(words) > 0 && !inverted.test(lastOf(words))) {
      const mark = marksOf(words)
      edits.push({ start: end - mark, end, as: '.', why: 'filler' })
      edits.push({ start: next.from, end: next.from + answer.trimEnd().length, as: '', why: 'filler' })
      answered = n + 1
      continue
    }
    if (next && next.who !== one.who && isAsked(words)) {
      const told = toldBefore(words)
      edits.push({ start: one.from + told, end, as: '', why: 'aside' })
      const asked = words.trim().replace(agrees, '')
      label =
        askedFor(kind, lastOf(asked)) ||
        askedFor(kind, asked) ||
        labelFor(words) ||
        means(lastOf(asked)) ||
        (kind === 'contracts' ? topicOf(lastOf(asked)) || topicOf(/^[^?]{2,40}\?/.exec(asked)?.[0] ?? '') : '')
      const dropped = struckOut.exec(answer)
      if (dropped && label !== '' && label.split(' ').length < 4) {
        // 'Late fees?' and 'take it out': there are none.
        edits.push({
          start: next.from + dropped.index,
          end: next.from + dropped.index + dropped[0].length,
          as: `No ${label.toLowerCase()}.`,
          why: 'filler',
        })
        label = ''
        continue
      }
      const other = compared.exec(asked)?.groups?.who
      const compares = other ? sentenceOn(answer, other) : null
      if (compares) edits.push({ start: next.from, end: next.from + compares.length, as: '', why: 'aside' })
    } else if (!/[.!?…:]\s*$/.test(words) && words.trim() !== '') {
      // Each message ends what it says; 'right' at its end only asks whether it is.
      const tag = asksRight.exec(words.trimEnd())?.[0].length ?? 0
      edits.push({ start: end - tag, end, as: '.', why: 'filler' })
    }
  }
  return edits
}

const thread = /(?<=^|\n)[ \t>]{0,6}(?:From:|On \p{Lu}[^\n]{5,120}wrote:)/gu

const own = /(?<![\p{L}'’])(?:I|[Ww]e|[Mm]y|[Oo]ur|[Uu]s)(?![\p{L}])/u

/** Who writes nearly all of a chat: 'I' and 'we' are theirs. */
function mainVoice(messages: readonly Message[]): string | null {
  const [most] = [...Map.groupBy(messages, ({ who }) => who.toLowerCase())].toSorted(
    (one, other) => other[1].length - one[1].length,
  )
  return most && most[1].length > 5 && most[1].length >= messages.length * 0.8 ? most[0] : null
}

/** Whether more than one person writes: of 'I' and 'we' nobody knows whose they are. */
export function isTalk(text: string): boolean {
  const messages = messagesIn(text)
  const voices = new Set(messages.map(({ who }) => who.toLowerCase()))
  return (voices.size > 1 && mainVoice(messages) === null) || [...text.matchAll(thread)].length > 1
}
