import type { CheckedDocument } from '../check.ts'
import { titleOf } from './title.ts'

/** Agreements in which one side alone promises, by their nature. */
const ofOneSide =
  /\b(?:guarant(?:y|ee)|note|pledge|(?<!data )(?<!information )security agreement|mortgage|indemni(?:ty|fication)|release|waiver|operating agreement|limited liability company|partnership|(?:share|stock)holders?['’]? agreement|trust agreement|escrow|bylaws|power of attorney|award|grant|option|warrant|retainer|engagement|undertaking|volunteer|participation|participant)\b/i

/** Whether each side gives and gets, so that a term for one alone is out of balance. */
export const isExchange = (document: CheckedDocument): boolean => !ofOneSide.test(titleOf(document))
