export { type CourtPaperByParts, courtPaperByParts, type LearnedFields, learnedFields } from './by-parts.ts'
export { captionPosture } from './caption-posture.ts'
export { courtSentences } from './court-sentences.ts'
export { comesTo } from './decrees.ts'
export { excludedFrom } from './excluded.ts'
export { type CourtField, type CourtFieldName, courtFieldNames } from './field.ts'
export { type Features, featuresOf, type Seen } from './learned/features.ts'
export { asSign, asStem, asWord, valuesOf, type Weights as CourtFieldWeights } from './learned/scorer.ts'
export { type Represented, representedIn } from './letters.ts'
export type { PaperRead, RuleTime } from './rule-times/rule-time.ts'
export { ruleTimes, ruleTimesOf } from './rule-times/rule-times.ts'
export { isOfMover, isResponse } from './title-posture.ts'
export {
  type DecidedMotion,
  decidedMotion,
  type Prevailing,
  type PrevailingParty,
  prevailing,
  prevailingParty,
} from './winner.ts'
