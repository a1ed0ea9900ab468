export { inBytes, inDollars } from '../amounts.ts'
export { hoursWords, hourWords, isWithinHours } from '../background-hours.ts'
export {
  byWorst,
  type CitationCounts,
  type CitationLook,
  countLooks,
  countsInWords,
  isOnlyThere,
  isWell,
  lookOf,
  lookWords,
  statusWordOf,
  totalOf,
  whereFound,
  worstFirst,
  worstOf,
} from '../count-looks.ts'
export { countStatuses } from '../count-statuses.ts'
export { counted } from '../counted.ts'
export { coverageSentences } from '../coverage-words.ts'
export { formatDate, formatMoment, formatMomentUtc } from '../dates.ts'
export { CasewrightError, errorCodes } from '../errors.ts'
export { fileName } from '../file-name.ts'
export { type FlaggedOf, flaggedOf, flaggedSentence, flaggedWords } from '../flagged-words.ts'
export type * from '../index.ts'
export { leastRelevance } from '../law.ts'
export { looksOf } from '../looks-of.ts'
export { mostParties, partyRoles } from '../party-roles.ts'
export { hasEnded } from '../run.ts'
export { sameCited } from '../same-cited.ts'
export { askedSentences, askedState, canAskAgain, joinAsked, reasonOf, stateInWords } from '../sources-asked.ts'
export { supportWords } from '../support-words.ts'
export { laterHistory, laterHistoryOf, treatmentWords } from '../treatment-words.ts'
export * from './panel.ts'
export * from './use-failure-toast.ts'
