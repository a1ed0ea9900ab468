import type { DocumentText } from '@casewright/core'
import { sentencesOf } from '@casewright/law'

interface Span {
  start: number
  end: number
}

const liability = /\b(?:liab\w+|exceeds?|cap(?:s|ped)?|limit\w*|recovers?|owes?)\b/i
const fees = /\b(?:pays?|paid|fees?|lawyers?|attorneys?|counsel|costs?|reimburses?)\b/i

/** By check whose wordings say the whole rule for both sides: of what a sentence beside the place speaks if it says otherwise. */
const subjects: Readonly<Record<string, RegExp>> = {
  'one-sided.unlimited-liability': liability,
  'one-sided.liability-cap': liability,
  'risk.low-cap': liability,
  'harsh.tiny-cap': liability,
  'harsh.unlimited': liability,
  'one-sided.fees-win-or-lose': fees,
  'one-sided.attorneys-fees': fees,
  'harsh.one-way-fees': fees,
}
/** Fewer are a heading. */
const fewestWords = 4
const mutual = /\b(?:neither|either|each|both|parties|sides)\b/i

/**
 * The words that a wording replaces: the place, and with it the sentences of its paragraph right beside it that say the
 * rest of a one-sided rule, so that none is left that contradicts the new one.
 */
export const reachOf = (
  source: Pick<DocumentText, 'text' | 'blocks' | 'pages'>,
  checkId: string | undefined,
  place: Span,
): Span => {
  const subject = checkId && subjects[checkId]
  if (!subject) return place
  const all = sentencesOf(source)
  const at = all.findIndex(({ start, end }) => start <= place.start && place.start < end)
  const paragraph = all[at]?.paragraph
  const belongs = (index: number): boolean => {
    const { text = '', paragraph: own } = all[index] ?? {}
    return own === paragraph && text.split(' ').length >= fewestWords && subject.test(text) && !mutual.test(text)
  }
  if (at < 0) return place
  let [from, to] = [at, at]
  while (belongs(from - 1)) from--
  while (belongs(to + 1)) to++
  return {
    start: from < at ? (all[from]?.start ?? place.start) : place.start,
    end: to > at ? (all[to]?.end ?? place.end) : place.end,
  }
}
