import type { CheckedDocument, Hit } from '../check.ts'
import type { Doubt } from './senses.ts'

/** UTF-16 units before a place in which a quotation may begin. */
const reach = 1500
/** A quotation that is shorter names a term, and is no text to copy. */
const shortest = 40

const quotes: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['"', '"'],
]

/** Whether a place stands in a quotation of several words, which opens in its paragraph or the one before. */
const isInQuotation: Doubt = ({ text }, { start, end }) =>
  quotes.some(([open, close]) => {
    const from = Math.max(0, start - reach)
    const before = text.slice(from, start)
    const opened = before.lastIndexOf(open)
    if (opened < 0 || before.slice(opened).includes('\n\n')) return false
    const isOpen =
      open === close
        ? (before.slice(before.lastIndexOf('\n') + 1).split(open).length - 1) % 2 === 1
        : before.lastIndexOf(close) < opened
    const closed = text.indexOf(close, end)
    return isOpen && closed >= 0 && closed < end + reach && closed - (from + opened) >= shortest
  })

/** '“following notice:”', 'Copyright (c) [year]', 'the legend below': words that somebody else is to put on something. */
const toCopy =
  /\b(?:following|below|above|such|this|the|a|copyright) (?:\w+ ){0,3}(?:notices?|legend|statement|header|boilerplate|attribution|label|marking|credit|acknowledge?ment|template)\b[^\n]{0,120}$|\b(?:as follows|contents of this file|are subject to)\b[^\n]{0,120}$|\b(?:marking|labelling|labeling) (?:the|it|each)\b[^\n]{0,160}$/i
const ofCopyright = /(?:©|\(c\)|\bcopyright\b)/i
const lineOf = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, end + 80).split('\n', 1)[0] ?? ''

/**
 * Whether the words at a place are a model of what somebody writes later on something else: a notice to put on a copy, a
 * statement to make. What is open in it is no blank of this paper.
 */
const isToBeCopied: Doubt = (document, hit) =>
  isInQuotation(document, hit) ||
  ofCopyright.test(lineOf(document, hit)) ||
  toCopy.test(document.text.slice(Math.max(0, hit.start - 400), hit.start).replace(/\n+/g, ' '))

/** 'Attached to the System License Agreement as Appendix B': it hangs on another paper. */
const ofAnother =
  /\b(?:attached|annexed|appended) (?:to|in|with) (?:the|that|its|such|an?) (?!(?:present|foregoing)\b)[^.;]{0,80}\b(?:agreement|contract|lease|license|plan)\b[^.;]{0,12}\bas (?:an? )?$/i
/** '____ You approve only the story attached as Exhibit 1': a choice that nobody has made yet. */
const isUnchosen = (line: string): boolean => /^\W{0,6}(?:[a-z]{1,2}[.)]\s{0,4})?(?:_{2,}|\[\s{0,3}\]|☐|□)/i.test(line)
const isElsewhere: Doubt = (document, hit) =>
  ofAnother.test(document.text.slice(Math.max(0, hit.start - 200), hit.start).replace(/\s+/g, ' ')) ||
  isUnchosen(lineOf(document, hit)) ||
  // 'Schedule A Products at https://…' stand at that address.
  /^[^.;\n]{0,60}\b(?:at|on|from|available at) (?:https?:|www\.|\w+\.\w+\/)/i.test(
    document.text.slice(hit.end, hit.end + 100),
  )

export const copied: Readonly<Record<string, Doubt>> = {
  'blank.placeholder': isToBeCopied,
  // 'I, ____, authorize': whoever signs writes the name.
  'blank.line': (document, hit) =>
    isToBeCopied(document, hit) ||
    /\b(?:I|we),?\s{1,4}$/i.test(document.text.slice(Math.max(0, hit.start - 8), hit.start)),
  // 'Two hundred forty [240]' says one number twice.
  'blank.choice': (document, hit) =>
    isToBeCopied(document, hit) ||
    (/^\[\s?\d/.test(document.text.slice(hit.start, hit.end)) &&
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\s{0,2}$/i.test(
        document.text.slice(Math.max(0, hit.start - 14), hit.start),
      )),
  'reference.attachment': (document, hit) => isElsewhere(document, hit) || isInQuotation(document, hit),
  // 'Full name of signatory', 'Date': what stands under a line to sign on.
  'blank.letter-line': ({ text }, { start, end }) =>
    /\b(?:signature|signatory|signed|print(?:ed)? name|witness)\b/i.test(
      text.slice(Math.max(0, start - 160), end + 80),
    ),
}
