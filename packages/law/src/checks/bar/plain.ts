import type { CheckedDocument, Hit } from '../check.ts'
import { says } from '../missing/missing-check.ts'
import { daysIn } from '../reading/days.ts'
import type { Doubt } from './senses.ts'

const within = ({ text }: CheckedDocument, { start, end }: Hit): string => text.slice(start, end).replace(/\s+/g, ' ')
const has =
  (words: RegExp): Doubt =>
  (document, hit) =>
    words.test(within(document, hit))

/** '« tel quel »' is quoted in another language; a field of a form stands close in its marks, without words of prose. */
const isQuoted: Doubt = (document, hit) =>
  /^«(?:\s[\s\S]*|[\s\S]*\s)»$|^«\p{Ll}+ \p{Ll}/u.test(document.text.slice(hit.start, hit.end))

/** 'Check one: [ ] yes', 'Parent picks one', 'unless you mark here: [ ]'. */
const asksToMark = /\b(?:check|mark|tick|pick|select|choose|initial)(?:s|ed)?\b/i
const isMarked = (text: string, start: number, end: number): boolean =>
  asksToMark.test(text.slice(Math.max(0, start - 300), start)) &&
  /(?:^|[\n:;.)?])\s{0,12}$/.test(text.slice(Math.max(0, start - 16), start)) &&
  /^ {1,3}\p{L}/u.test(text.slice(end, end + 5))

/** 'Optional: [ ] and my family': a box to check stands before the words that it chooses. */
const isBox: Doubt = ({ text }, { start, end }) =>
  /^\[\s{0,3}\]$/.test(text.slice(start, end)) &&
  (isMarked(text, start, end) ||
    (/^ {1,3}\p{Ll}/u.test(text.slice(end, end + 5))
      ? /[:(;,]\s{0,3}$/.test(text.slice(Math.max(0, start - 8), start))
      : /^ {1,3}\p{Lu}\p{Ll}/u.test(text.slice(end, end + 6)) &&
        /(?:^|[.:;)]\s{0,3}\n\s{0,8}|\n\s{0,3}\n\s{0,8})$/.test(text.slice(Math.max(0, start - 16), start))))

/** 'TBD positions' are some of the positions. */
const isCategory: Doubt = ({ text }, { start, end }) =>
  /^(?:TBD|TBA|TBC)$/.test(text.slice(start, end)) &&
  /^\s{1,3}(?!and\b|or\b|by\b|at\b|in\b|on\b|upon\b|when\b|if\b|until\b|after\b|before\b|as\b|per\b|for\b|with\b|from\b|to\b|is\b|are\b|but\b|later\b|based\b|pending\b|prior\b|not\b|which\b|within\b|during\b|under\b|once\b|plus\b|amount\b|date\b|number\b|percent\b|price\b|of\b)\p{Ll}{3,}s\b/u.test(
    text.slice(end, end + 40),
  )

/** The list that an item belongs to begins with what may not be done. */
const isForbidden: Doubt = ({ text }, { start, end }) => {
  const before = text.slice(Math.max(0, start - 3000), start)
  const lead = before.slice(before.lastIndexOf('. ') + 1) + text.slice(start, end)
  return /\b(?:shall|may|must|will|agrees?) not\b[^.:]{0,80}:/i.test(lead)
}

/** Words that say less, or the reverse, of what their finding says, as anybody reads them. */
export const plain: Readonly<Record<string, Doubt>> = {
  'blank.placeholder': (document, hit) => isQuoted(document, hit) || isBox(document, hit) || isCategory(document, hit),
  // What the arbitrator may decide otherwise is not taken away.
  'risk.own-fees-in-arbitration': has(
    /\b(?:unless|except|otherwise)\b.{0,40}\b(?:decided|determined|ordered|awarded|directed|allocated|decides|determines|orders|awards|directs)\b.{0,40}\barbitrat\w+|\b(?:unless|except)\b.{0,30}\barbitrator\b/i,
  ),
  // What the tax office adds is no sum that the parties agreed on.
  'risk.penalty': has(
    /\btax(?:es|ing|ation)?\b.{0,200}\bpenalt|\bpenalt\w+\b.{0,120}\btax(?:es|ing|ation)?\b|\b(?:governmental?|regulatory) (?:authorit\w+|agenc\w+|bod\w+)\b.{0,120}\bpenalt/i,
  ),
  // '24% per annum, calculated for each day' is a rate by the year.
  'risk.late-fee-daily': has(/\b(?:per annum|per year|a year|annual(?:ly|ized)?|yearly|p\.a\.)(?!\w)/i),
  'risk.power-of-attorney': (document, hit) =>
    /\b(?:not|never) (?:grant|give|issue|execute|create) (?:\w{1,20} ){0,3}powers? of attorney\b|\bany powers? of attorney\b/i.test(
      within(document, hit),
    ) || isForbidden(document, hit),
  // Whoever sells a business promises not to open the next one around the corner.
  'risk.non-compete': (document, hit) =>
    document.kind === 'sales-agreement' &&
    /\bclosing\b/i.test(within(document, hit)) &&
    Math.max(0, ...daysIn(within(document, hit))) <= 5 * 366,
  // What is promised elsewhere in the paper stays promised.
  'risk.as-is': (document, hit) =>
    /\b(?:apart from|other than|beyond|except for|save for|aside from) (?:that|this|these|those|the (?:above|foregoing)|what)\b/i.test(
      within(document, hit),
    ) ||
    // Business space is let as it stands; a home is not.
    (document.kind === 'lease' && !says(document, /\b(?:apartment|dwelling|residential)\b/i)) ||
    /\bexcept (?:that|for|as)\b|\b(?:not|other than|except)\b.{0,30}\bexpress(?:ly)? (?:set out|set forth|stated|provided|given|made|granted)\b/i.test(
      within(document, hit),
    ),
  // Whoever may delete the copies is held to no term.
  'one-sided.termination-for-convenience': (document) =>
    says(
      document,
      /\b(?:you|licensee|customer|user)\b.{0,20}\bmay\b.{0,30}\bterminat\w*\b.{0,120}\b(?:delet|destroy|uninstall|remov|discontinu|ceas|stop)\w*/i,
    ),
}
