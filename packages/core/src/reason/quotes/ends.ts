import { be, coordinators, modals, negations, prepositions } from './classes.ts'
import { clausesIn, hasVerb, readWords } from './clause.ts'
import { rejecting } from './lead-words.ts'
import type { Joint, Part } from './parts.ts'
import type { Place } from './place.ts'
import { sentenceEnd, sentenceStart } from './sentences.ts'
import type { Words } from './words.ts'

/**
 * A quotation that shows itself as whole sentences may not drop the condition with which its last sentence goes on, nor
 * the condition with which its first began. One that is woven into another sentence shows neither.
 */
export function faultOfEnds(
  words: Words,
  { from, to }: Place,
  parts: readonly Part[],
  joints: readonly Joint[],
): string | null {
  const last = joints.at(-1)
  const begun = sentenceStart(words, from)
  const back = reversedBehind(words, from, to)
  if (back) return contrast(back)
  const whole = parts[0]?.capital === true && (begun === from || isChanged(words, from))
  if (last?.ellipsis || (whole && last?.ends)) {
    const tail = readWords(words, to, sentenceEnd(words, to - 1)).read.slice(0, 6)
    const [one, two] = tail.map(({ word }) => word)
    const opening = coordinators.has(one ?? '') ? two : one
    const behind = tail[opening === one ? 1 : 2]?.word ?? ''
    const isParticiple = opening === 'provided' && participles.has(behind)
    if (opening !== undefined && tailConditions.has(opening) && !isParticiple) return said(opening)
    const found = exceptions.exec(tail.map(({ word }) => word).join(' '))
    if (found) return said(found[0])
    const place = { from: Math.max(from, sentenceStart(words, to - 1)), to }
    if (tail[0]?.mark && contrasts.has(one ?? '') && (whole || saysOfItself(words, place))) return contrast(one ?? '')
    const denied = last?.ellipsis ? takenBack(words, place) : null
    if (denied) return contrast(denied)
  }
  if (!whole || begun === from) return null
  const { read: lead, last: after } = readWords(words, begun, from)
  const first = lead[0]?.word ?? ''
  if (leadConditions.has(first) && after !== '' && !lead.slice(1).some(({ mark }) => mark === ';')) return said(first)
  return null
}

/** 'The notice provided by law' has no condition, 'provided the tenant pays' has one. */
const participles = new Set('by for in under herein hereby hereunder above below elsewhere'.split(' '))

const tailConditions = new Set('unless except excepting if provided only until till without absent save'.split(' '))

const contrasts = new Set(['but', 'yet', 'however'])

/** The last words of a sentence behind a quotation that are looked at. */
const furthest = 24

/**
 * 'may not be deemed essential [in some countries, but it is in ours]': a phrase of place or time is left out, without which
 * the sentence, of the same thing and with the same verb left out, says the opposite.
 */
function reversedBehind(words: Words, from: number, to: number): string | null {
  const { read } = readWords(words, to, Math.min(sentenceEnd(words, to - 1), to + furthest))
  const at = read.findIndex(({ word, mark }) => mark !== '' && contrasts.has(word))
  const [phrase, rest] = [read.slice(0, Math.max(0, at)), read.slice(at + 1)]
  if (!prepositions.has(phrase[0]?.word ?? '') || hasVerb(phrase)) return null
  const [subject, verb, next] = rest.map(({ word }) => word)
  if (!again.has(subject ?? '') || !(be.has(verb ?? '') || modals.has(verb ?? '') || does.test(verb ?? ''))) return null
  const denies = (list: readonly string[]) => list.some((word) => negations.has(word) || word.endsWith("n't"))
  const start = Math.max(from, sentenceStart(words, to - 1))
  const isDenied = denies(readWords(words, start, to).read.map(({ word }) => word))
  const takesUp =
    next === undefined || prepositions.has(next) || next === 'so' || (isDenied ? false : negations.has(next))
  return takesUp && isDenied !== denies([verb ?? '', next ?? '']) ? (read[at]?.word ?? '') : null
}
const again = new Set(['it', 'they', 'he', 'she', 'this', 'that', 'these', 'those'])
const does = /^(?:do|does|did|has|have|had)$/

/** A clause with its own subject: '[the] tenant may leave', not 'may leave'. */
const saysOfItself = (words: Words, { from, to }: Place): boolean =>
  clausesIn(readWords(words, from, to).read).verbs.some(({ subject }) => subject.length > 0)

/** 'The rule in Smith [is not the law]', 'we announced the rule [and today overrule it]': the rest of the sentence denies it. */
function takenBack(words: Words, { from, to }: Place): string | null {
  const { read } = readWords(words, to, Math.min(sentenceEnd(words, to - 1), to + 40))
  const isSubject = !hasVerb(readWords(words, from, to).read)
  const denies = read
    .slice(0, 14)
    .find(({ word }) => negations.has(word) || rejecting.has(word) || word.endsWith("n't"))
  if (isSubject && denies) return denies.word
  const overrules = (word: string, next = '') =>
    overruling.test(word) || (/^reject/.test(word) && /^(?:it|them)$/.test(next))
  return read.find(({ word }, at) => overrules(word, read[at + 1]?.word))?.word ?? null
}
const overruling = /^(?:overrul|repudiat|disapprov|disavow|abandon|abrogat)(?:e|es|ed|ing|s)?$/

const exceptions =
  /^(?:and |or |but )?(?:other than|but (?:not|only|for|never)|rather than|short of|subject to|(?:so|as) long as|in (?:the absence of|the event|case(?! (?:law|no|nos|number|book)\b))|to the extent|on condition|with the exception)\b/

const leadConditions = new Set(['unless', 'except', 'if', 'provided'])

const contrast = (word: string) => `The sentence takes it back in words that the quotation leaves out (“${word}”).`
const said = (word: string) => `The sentence holds a condition or an exception that is left out (“${word}”).`

/** The writer's capital stands where the source has a small letter. */
const isChanged = ({ text, start }: Words, at: number): boolean => /\p{Ll}/u.test(text[start[at] ?? 0] ?? '')
