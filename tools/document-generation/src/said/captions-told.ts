import { capital } from '../capital.ts'
import type { Edit } from './edits.ts'

const word = String.raw`[\p{L}\d][\p{L}\d.&’'-]{0,24}`
/** 'Ruiz v Apex', 'Ruiz vs. Apex', 'Ruiz versus Apex': the sign between the parties of a case. */
const sign = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}\d])(?!(?:us|or|and)\b)(?:\p{Lu}[\p{L}\d.&’'-]{0,24}|al\.?|${word}(?=[ ]v\b)),?)[ ](?<sign>v|vs\.?|V\.?|VS\.?|Vs\.?|versus)[ ](?!(?:the|an?|his|her|their|my|our|its|this|that) )(?=(?:\p{Ll}{3,14} )?\p{Lu}|${word} (?:${word} )?(?:inc|llc|corp|co)\b)`,
  'gu',
)
/** The same in small letters: 'ruiz v apex staffing llc'. */
const small =
  /(?<=(?:^|[\s(]))(?<one>(?!(?:in|as|or|and|of|is|claims?|case|suit|action|counterclaims?|motion)\b)\p{Ll}[\p{L}’'-]{2,24}) (?:v|vs|versus)\.? (?<other>(?!(?:the|an?|his|her|their|my|our|its|this|that) )(?:\p{Ll}[\p{L}’'-]{1,24} ){0,4}(?:llc|inc|corp|co|llp|ltd)\b|\p{Ll}[\p{L}’'-]{2,24})/gu
const bodies: Readonly<Record<string, string>> = { Llc: 'LLC', Llp: 'LLP' }
const named = (words: string) =>
  words
    .split(' ')
    .map(capital)
    .map((one) => bodies[one] ?? one)
    .join(' ')
const begins = String.raw`(?<=^|\n[ \t]{0,4}|[.!?] )`
/** What is to be done about a case, before its caption: 'Settle Ortega v. Blue Mesa'. */
const done =
  '(?:settl(?:e|ing|ed|ement(?: agreement)?(?: of| in| for|:)?)|resolv(?:e|ing|ed)|mediat(?:e|ed|ing|ion (?:in|of))|dismiss(?:ing|ed|al (?:of|in))?|defend(?:ing)?|draft(?:ing)?|prep(?:are)?|file|do|need|re(?:garding)?:?|case(?: is)?:?|matter(?: is)?:?|caption(?: is)?:?|style(?: is)?:?|lawsuit(?: is)?:?|suit(?: is)?:?|action:?|litigation:?|for|on|new case:?)'
const lead = new RegExp(
  String.raw`${begins}(?:(?:please|pls|ok|so|need to|we(?:['’]re| are)|let['’]?s|trying to|going to) ){0,2}(?:${done} ){1,2}(?:the )?(?=\p{Lu}[\p{L}\d.&’'-]{0,24}(?:,? (?:of|and|&|et al\.?|\p{Lu}[\p{L}\d.&’'-]{0,24})){0,6},? v\. )`,
  'giu',
)

/** The parties of a case as its caption has them. */
export const captionSignsIn = (text: string): Edit[] =>
  [...text.matchAll(sign), ...text.matchAll(small)].map(({ index, 0: words, groups }) => ({
    start: index,
    end: index + words.length,
    as: groups?.one ? `${named(groups.one)} v. ${named(groups.other ?? '')}` : ' v. ',
    why: 'filler',
  }))

/** What stands before the caption of a case and names no party of it. */
export const captionLeadsIn = (text: string): Edit[] =>
  [...text.matchAll(lead)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    as: '',
    why: 'filler',
  }))

/** 'Elm Court LLC. landlord pays': no name goes on in a small letter behind the stop of such a body. */
export const firmStopsIn = (text: string): Edit[] =>
  [...text.matchAll(/(?<=\b(?:LLC|LLP|PLLC|LP)\.[ ]{1,2})\p{Ll}(?=\p{Ll}* [\p{L}\d$])/gu)].map(
    ({ index, 0: first }) => ({
      start: index,
      end: index + 1,
      as: first.toUpperCase(),
      why: 'filler',
    }),
  )
