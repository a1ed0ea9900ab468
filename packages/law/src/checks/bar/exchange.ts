import type { CheckedDocument } from '../check.ts'
import { titleOf } from './title.ts'

/** Agreements in which one side alone promises, by their nature. */
const ofOneSide =
  /\b(?:guarant(?:y|ee)|note|pledge|security|mortgage|indemni(?:ty|fication)|release|waiver|operating agreement|limited liability company|partnership|shareholders?|stockholders?|trust|escrow|bylaws|power of attorney|subscription agreement|award|grant|option|warrant|non-?compet\w*|restrictive|retainer|engagement|undertaking|volunteer|participation|participant)\b/i

/** Whether each side gives and gets, so that a term for one alone is out of balance. */
export const isExchange = (document: CheckedDocument): boolean => !ofOneSide.test(titleOf(document))
