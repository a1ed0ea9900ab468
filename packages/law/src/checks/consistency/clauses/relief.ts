import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const paid = /\b(royalt(?:y|ies)|rent|fees?|commissions?|interest|dues|tuition|premiums?)\b/i
/** For a while less is owed, or nothing. */
const relieves =
  /\b(?:for|during|in|until) (?:the )?(?:first|opening|initial)\b.{0,60}\b(?:days|weeks|months?|years?|quarters?)\b.{0,100}(?:\d ?%|\bfree\b|\bwaived\b|\babated?\b|\bno (?:rent|royalt\w+|fees?|interest)\b|\bhalf\b|\breduced\b)|\b(?:royalty|rent|fee) holiday\b.{0,60}\b(?:days|weeks|months?|years?)\b/i
const takesBack =
  /\bno\b.{0,60}\b(?:reductions?|holidays?|abatements?|waivers?|concessions?|free (?:rent|months?))\b.{0,40}\b(?:of any kind|whatsoever|appl(?:y|ies)|is given|are given|at any time|for any reason)\b/i
const fromTheFirst =
  /\bfrom (?:and after )?(?:the )?(?:first|opening|commencement|effective|very first) (?:day|date|month)\b|\bfrom day one\b|\bfrom the (?:Commencement|Effective|Opening) Date\b|\bholidays?\b/i
const apart =
  /\b(?:casualty|damage\w*|repairs?|interruption|condemn\w+|eminent domain|except|unless|other than|default\w*|late|after (?:the|that) (?:first|period))\b/i

const nounOf = (words: string): string =>
  (paid.exec(words)?.[1] ?? '').toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/** A payment that one clause lowers for a while, and another asks in full from the first day. */
export const reliefTakenBack = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(
    ({ text }) => text.length < Math.min(600, longest) && !apart.test(text) && paid.test(text),
  )
  const back = said.find(({ text }) => takesBack.test(text) && fromTheFirst.test(text))
  const given =
    back && said.find((one) => one !== back && relieves.test(one.text) && nounOf(one.text) === nounOf(back.text))
  return back && given
    ? [
        {
          places: [given, back].toSorted((one, other) => one.start - other.start),
          message: `One clause lowers the ${nounOf(given.text)} for a time; another asks for all of it from the first day.`,
        },
      ]
    : []
}
