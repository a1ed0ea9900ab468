import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { type Reader, stopped } from './telling.ts'

/** 'We won't handle the trespass thing, refer to Ann Shue': to whom it is referred is nothing that is left out of the work. */
const refers = /, (?:we(?:['’]ll| will) |I(?:['’]ll| will) |so |and )?(?<first>r)(?=efer(?:ring|red)? )/giu
export const engagementReferralsIn = ({ id }: Template, text: string): Edit[] =>
  id === 'attorney-engagement-letter'
    ? [...text.matchAll(refers)].map(({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: '. R', why: 'filler' }))
    : []

const rates =
  /^(?:(?:the |our |my )?(?:fees?|rates?)(?: is| are|:)? )?(?:(?:a )?flat(?: fee)?(?: of)? \$?\d|\$?[\d,.]+(?:k)?(?: flat\b| ?\/ ?h(?:ou)?r| (?:an|per) hour)|hourly\b|(?:a )?contingen|\d{1,2}(?:\.\d)? ?(?:%|percent)\b)[^\n]{0,240}$/iu
/** 'Flat $2,500 through the demand letter; after that $290/hour.': what is charged, as it was told. */
export const feeTold: Reader = ({ text }) => {
  if (!rates.test(text) || /\b(?:retainer|deposit|trust account|IOLTA)\b/i.test(text)) return null
  const told = text
    .replace(/[.]$/, '')
    .replace(/\b(?<lead>flat (?:fee )?(?:of )?)(?<sum>\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d,%])/giu, '$<lead>$$$<sum>')
    .replace(/;\s*/g, ', and ')
    .replace(/\/ ?h(?:ou)?r\b/gi, ' an hour')
    .replace(/\bthru\b/gi, 'through')
  return { values: { fee: stopped(`The fee is as follows: ${told.charAt(0).toLowerCase()}${told.slice(1)}`) }, isWhole: true }
}
const asked =
  /^(?:(?:please|need|draft|do|prepare|write|send|an?|the|new) )*(?:engagement|retention|fee|retainer) (?:letter|agreement|ltr)\b[^\n]{0,160}$/iu
/** 'Engagement letter - new client Bo Lammers, 8 Fir Ln, Moscow': for whom it is, which stands at its head. */
export const engagementAsked: Reader = ({ text }, { found }) => {
  if (!asked.test(text)) return null
  const own = found.filter(({ field }) => /^client(?:Name|Address)$/.test(field)).map(({ value }) => value)
  const rest = own
    .reduce((words, one) => words.replace(one, ' '), text)
    .replace(/\b(?:please|need|draft|do|prepare|write|send|an?|the|new|engagement|retention|fee|retainer|letter|agreement|client|for|with|to|is|and|our)\b|\d{5}|\b[A-Z]{2}\b/giu, '')
  return own.length > 0 && !/\p{L}{3}|\d/u.test(rest) ? { values: {}, isWhole: true } : null
}
