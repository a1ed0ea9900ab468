import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument } from '../check.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { leansOn } from '../missing/leans-on.ts'
import { once } from '../reading/once.ts'
import { isForm } from './form.ts'
import { hasSides } from './sides.ts'
import { signingFrom } from './signing.ts'
import { titleOf } from './title.ts'

const opening = 3000
const shortest = 1200

/** What is no agreement of its own, or a short one on purpose. */
const noWhole =
  /\b(?:amendment|addendum|rider|joinder|supplement(?:al)?|statement of work|sow|(?:work|task|purchase|change) order|order form|exhibit|schedule|annex|appendix|attachment|term sheet|letter(?: of intent)?|loi|memorandum|mou|heads of terms|terms (?:of|and)|polic(?:y|ies)|notice|handbook|certificate|bill of sale|deed|consent|authori[sz]ation|acknowledge?ment|permission|guarant(?:y|ee)|note|power of attorney|bylaws|plan|summary|form of|template|sample|model|cover page|extension|standstill|tolling|pledge|undertaking|assignment and assumption)\b/i
/** Much stands in another paper. */
const ofAnother =
  /\b(?:under|subject to|pursuant to|part of|supplements?|incorporated (?:in|into)|attached to|governed by)\b[^.]{0,30}\b(?:the|that|a) (?:certain )?[^.]{0,40}\b(?:agreement|contract|lease|msa)\b[^.]{0,12}\b(?:dated|between|made|entered|\()|\bcapitali[sz]ed terms\b[^.]{0,120}\b(?:in|by|under) the (?!text)/i

/** The number under which a commission keeps a paper. */
const filed = /\b(?:exhibit|ex)[ .-]{1,3}(?:\d{1,3}\.\d{1,3}|\d{0,2}\([a-z]\)\(\d{1,2}\))/gi

const isSigned = (document: CheckedDocument): boolean =>
  findSignatureBlocks(document).length > 0 || signingFrom(document) < document.text.length

/** Whether a paper is, positively, an agreement of its own: titled as one, and no form, part or terms for all. */
export const isOwn = once((document): boolean => {
  const title = titleOf(document).replace(filed, ' ')
  return (
    document.sure &&
    document.text.length >= shortest &&
    title !== '' &&
    (!noWhole.test(title) || document.kind === 'settlement') &&
    // A settlement tells of the contract that it settles.
    (document.kind === 'settlement' || !ofAnother.test(document.text.slice(0, opening).replace(/\s+/g, ' '))) &&
    leansOn(document) === null &&
    !isForm(document) &&
    !acceptedByUse(document)
  )
})

/**
 * Whether it goes from its named sides to the places where they sign: only there may something that is missing have
 * been forgotten.
 */
export const isWhole = (document: CheckedDocument): boolean =>
  isOwn(document) && hasSides(document) && isSigned(document)
