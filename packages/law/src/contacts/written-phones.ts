import type { Span } from '../span/span.ts'

const extension = String.raw`(?:,?\s{0,2}(?:ext(?:ension)?\b\.?|x)\s?\d{1,6})?`
const own = String.raw`(?<![\d$§])(?<!\d[-.])`
const alone = String.raw`(?!\d)(?![-.]\d)`

// Area code and exchange begin with 2 to 9 (the North American Numbering Plan).
const written = new RegExp(
  String.raw`${own}(?:\+?1(?: ?[-.]\s?| )|\+1)?(?:\(\s?[2-9]\d{2}\s?\)[\s.-]{0,2}[2-9]\d{2}(?: ?[-.]\s?| )?|[2-9]\d{2}(?: ?[-./]\s?| )[2-9]\d{2}(?: ?[-.]\s?| ))\d{4}${alone}${extension}`,
  'gi',
)
const abroad = /(?<![\d+])\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d{1,4}(?:[ .-]?\d{2,4}){1,5}(?!\d)/g
const cuedForm = new RegExp(
  String.raw`${own}(?:\+?1[-. ]?)?(?:\(?\d{3}\)?[-. ]?)?\d{3}[-. ]?\d{4}${alone}${extension}`,
  'gi',
)

const cueBefore =
  /\b(?:tele?(?:phone)?|phone[sd]?|ph|fax(?:ed)?|facsimile|cell(?:ular|phone)?|mobile|call(?:s|ed|ing)?|dial(?:ed|ing)?|text(?:ed|ing| (?:me|him|her|them|us))|voicemail|pager|whatsapp|sms)\b[^\d§$]{0,35}$/i
// One cue serves a list: '2125550142, work 2125550143'.
const anotherPhone = /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/g
const cueAfter = /^\s?\((?:cell|mobile|home|work|office|fax|phone|telephone|tel|direct)\b/i
const otherNumber =
  /\b(?:(?:APN|PIN|parcel|bates|ISBN|docket|patent|folio|VIN)\b[^\d]{0,12}|(?:case|claim|policy|invoice|serial|matter|index|file|permit|license|registration|control|part|model|order|check|tax map|certificate|contract|tracking|document)s?\s(?:no|nos|number|#|id)s?[.:#]*\s{0,2})$/i

/**
 * Every written telephone and fax number in `text`: the forms in use in the U.S., numbers abroad with '+', and bare
 * digits beside a word such as 'phone'. Spans of the three forms can overlap.
 */
export const writtenPhones = (text: string): Span[] => [
  ...spans(text, written, isNoOtherNumber),
  ...spans(text, abroad, hasInternationalLength),
  ...spans(text, cuedForm, isCued),
]

type Accept = (text: string, start: number, end: number) => boolean

function spans(text: string, pattern: RegExp, accept: Accept): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length
    if (accept(text, match.index, end)) found.push({ start: match.index, end })
  }
  return found
}

const before = (text: string, at: number, size: number) => text.slice(Math.max(0, at - size), at)

const isCued: Accept = (text, start, end) =>
  (cueBefore.test(before(text, start, 80).replace(anotherPhone, '')) && !otherNumber.test(before(text, start, 40))) ||
  cueAfter.test(text.slice(end, end + 14))

const hasInternationalLength: Accept = (text, start, end) => {
  const { length } = text.slice(start, end).replace(/\D/g, '')
  return length >= 8 && length <= 15
}

const isNoOtherNumber: Accept = (text, start, end) => {
  const context = before(text, start, 40)
  if (otherNumber.test(context)) return false
  const inColumns = /\d{3} $/.test(context) || /^ \d{3}/.test(text.slice(end, end + 4))
  return !inColumns || /[-.()]/.test(text.slice(start, end))
}
