import type { Span } from '@casewright/law'
import { asserted } from '../bars/asserted.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import type { Length } from './calendar.ts'
import { isStart, isStep, kindIn, type Start, type Step } from './happenings.ts'
import { length, lengthOf } from './lengths.ts'

/** A time that a text itself names: 'the statute gives two years', 'within 90 days of the injury'. */
export interface ToldLimit {
  time: Length
  /** What it is counted from, where the text says it. */
  from?: Start
  /** What must be done in it. */
  step: Step
  isRepose: boolean
  span: Span
}

const every = new RegExp(length, 'gi')
/** Words of a rule beside a time. */
const rule =
  /\b(?:statutes?|limitations?|limits?|due|periods?|windows?|deadlines?|repose|clock|SOL|must|shall|may not|no (?:suit|action)|requires?|required|gives?|allows?|allowed|permits?|condition|within|provides?|policy|clause|code|act|law|rule|time to|to (?:sue|file|appeal|bring|serve)|has|have|had|bars?|barred|runs?|ran|wants?|demands?|calls for|insists on)\b/i
/** A time that passed is no limit: 'filed 97 days after', 'two years later', 'ten years ago'. */
const passed =
  /^ (?:later|ago|before|earlier|old|of age|into|in (?:a|prison|jail)|straight|in a row|running|on the job|of (?:service|employment|experience|work|treatment|age|back))\b/i
const fromWords =
  /^[^.;]{0,12}?\b(?:from|of|after|following|since|past|measured from|that (?:start|began|run)s? (?:at|with|on|from))\b ([^.;,]{2,60})/i
/** What took that long, and is no limit itself. */
const took =
  /\b(?:filed|sued|suit|complaint|came|served|mailed|sent|received|noticed|appealed|acted|waited|brought|gave|got|arrived|reported|went|later|another|some|nearly|almost|worked|served as|sentenced to|for)(?: (?:on|at|in|us|it|only|about|just|exactly|some|more than|over|nearly|almost|suit|a|the|claim|notice|charge|appeal|in|of)){0,4} ?$/i

export function toldLimitsIn(text: string): ToldLimit[] {
  const sentenceAt = sentenceFinder(text)
  return [...text.matchAll(every)].flatMap(({ index, 0: words }): ToldLimit[] => {
    const time = lengthOf(words)
    const end = index + words.length
    const sentence = sentenceAt(index)
    if (!time) return []
    const before = text.slice(Math.max(sentence.start, index - 110), index)
    const following = text.slice(end, Math.min(sentence.end, end + 110))
    const near = `${before.slice(-90)}${words}${following.slice(0, 40)}`
    const isWithin = /\b(?:within|no (?:more|later) than|more than|up to)(?: the)? $/i.test(before)
    if (passed.test(following) || !rule.test(near)) return []
    // 'Filed 97 days after the letter' says how long it took; 'must be filed 90 days after' says how long there is.
    if (!isWithin && took.test(before)) return []
    if (/^ (?:after|from|of|following)\b/i.test(following) && !isWithin && !limitBefore.test(before)) return []
    if (asserted.test(text.slice(sentence.start, index)) && !quoted.test(before)) return []
    if (/\b(?:if|suppose|unless|might|could|would|not|never|isn['’]t|wasn['’]t)(?: \w+){0,3} $/i.test(before)) return []
    const from = kindIn(fromWords.exec(following)?.[1] ?? '')
    const all = text.slice(sentence.start, sentence.end)
    const step = stepOf(near, all)
    if (!step) return []
    return [
      {
        time,
        ...(from && isStart(from) && { from }),
        step,
        isRepose: /\brepose\b/i.test(all),
        span: { start: index, end },
      },
    ]
  })
}

/** A rule that stands before its time: 'the statute of repose is ten years from', 'no suit more than one year after'. */
const limitBefore =
  /\b(?:statutes?|limitations?|limit|period|window|deadline|repose|must|shall|no (?:suit|action)|requires?|gives|allows|permits|is|are|was|of|to|has|have|had|only|the|policy|clause|rule|law)(?: \w+){0,3} $/i
const quoted =
  /\b(?:policy|statute|contract|lease|clause|rule|handbook|code|act|agreement|order|letter|notice) (?:itself )?(?:says?|said|states?|provides?|reads?)\b/i

const otherTimes =
  /\b(?:cure|grace|inspect\w*|diligence|probation\w*|warranty|notice|pay(?:ment)?s?|waiting|trial|discovery|respon[ds]\w*|answer\w*|deliver\w*|contingency|rescission|redemption|option|term|lease|sentence\w*|employ\w*|jail|prison|hospital|clos(?:e|ing)|cancel\w*|renew\w*|object\w*|grievances?|repair\w*|performance|non-?compete|opt)\b/i

/** What must be done within a time, by the words beside it, else by those of its sentence. */
function stepOf(near: string, sentence: string): Step | undefined {
  for (const words of [near, sentence]) {
    if (
      /\b(?:notice of (?:the )?(?:tort )?claim|claim notice|written notice|notice to the|tort claim notice|ante litem|claims? act|notice (?:in|within|by))\b/i.test(
        words,
      ) &&
      // Notice of a delay, a renewal or an end asks for more time or for an end, and is no condition of a suit.
      !/\bnotice (?:of|for|to) (?:any |a |the |its |such )?(?:delays?|changes?|extensions?|renewals?|non-?renewal|termination|cancell?ation|cancel|terminate|renew|vacate|entry|enter|increase|price|inspection|default|cure)\b/i.test(
        words,
      )
    )
      return 'notice'
    if (/\bappeal/i.test(words)) return 'appeal'
    if (/\b(?:charge|EEOC)\b/i.test(words) && !/right[- ]to[- ]sue|letter/i.test(words)) return 'charge'
    if (
      /\b(?:statutes?|limitations?|SOL|repose|suits?|sued?|action|complaint|lawsuit|right[- ]to[- ]sue|petition|habeas)\b/i.test(
        words,
      )
    )
      return 'suit'
    // 'The window was 90 days' is a time to sue where it is no other: to cure, to pay, to answer.
    if (
      /\b(?:limit|window|period|deadline|time to (?:file|bring)|to (?:file|bring))\b/i.test(words) &&
      !otherTimes.test(sentence)
    )
      return 'suit'
  }
  return undefined
}

/** 'On day 97', '98 days after', 'three years and two months later': how long something took that was to be done in time. */
export interface Taken {
  least: Length
  /** 'And two months' beside the years. */
  more?: Length
  step: Step
  from?: Start
  span: Span
}

const notUntil =
  /\b(?:did(?: not|n['’]t)|had(?: not|n['’]t)|never) (?:file|filed|sue|sued|serve|served|bring|brought|appeal|appealed|commence|commenced)\b(?<what>[^.;,]{0,50}) until (?:about |some |more than |over )?$/i
const onDay = /\b(?:on |at |by )?day (\d{1,3})\b/gi
const laterThan = new RegExp(
  `(?<time>${length})(?:(?:,| and) (?<more>${length}))? (?:later\\b|(?:after|from|past|following)\\b ?(?<of>[^.;,]{2,60})?)`,
  'gi',
)

export function takenIn(text: string): Taken[] {
  const sentenceOf = sentenceFinder(text)
  const isDone = (from: number, at: number): Step | undefined => {
    // 'She did not file until 340 days after' says when she did.
    const before = text.slice(Math.max(from, at - 70), at).replace(notUntil, 'filed $<what>')
    const done = [
      ...before.matchAll(
        /\b(?:filed|sued|commenced|brought|served|mailed|gave|given|sent|received|noticed|appealed|lodged|docketed|came|went|filing|hit the docket)\b/gi,
      ),
    ].at(-1)
    if (!done || /\b(?:must|shall|should|to|may|can|could|would|if|not|never|n['’]t)\b/i.test(before.slice(-40)))
      return undefined
    if (asserted.test(text.slice(from, at))) return undefined
    const kind = kindIn(before)
    return kind && isStep(kind)
      ? kind
      : /\b(?:we|she|he|they|plaintiff|client|suit|complaint)\b/i.test(before)
        ? 'suit'
        : undefined
  }
  const days = [...text.matchAll(onDay)].flatMap(({ index, 0: words, 1: count }): Taken[] => {
    const step = isDone(sentenceOf(index).start, index)
    return step
      ? [{ least: { count: Number(count), unit: 'day' }, step, span: { start: index, end: index + words.length } }]
      : []
  })
  const later = [...text.matchAll(laterThan)].flatMap(({ index, 0: words, groups }): Taken[] => {
    const least = lengthOf(groups?.time ?? '')
    const step = isDone(sentenceOf(index).start, index)
    if (!least || !step) return []
    const from = kindIn(groups?.of ?? '')
    const more = lengthOf(groups?.more ?? '')
    return [
      {
        least,
        ...(more && { more }),
        step,
        ...(from && isStart(from) && { from }),
        span: { start: index, end: index + words.length },
      },
    ]
  })
  return [...days, ...later]
}
