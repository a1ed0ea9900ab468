export type { CaseIndexAnswer } from './case-index/find-cases.ts'
export { type Completed, completeCases, completionLayout } from './completion/complete.ts'
export { type CaseToFetch, type CompletionPlan, planCompletion } from './completion/plan.ts'
export { type ApiImport, apiLayout, importFromApi } from './import/courtlistener/from-api.ts'
export { importPath } from './import/import-path.ts'
export { importKinds } from './import/kinds.ts'
export { type Progress, type Screen, spoken } from './import/progress.ts'
export { createLibrary } from './library.ts'
export { loadStarter, loadStarterBehind } from './load-starter.ts'
export { importPack, type PackImport } from './packs/import-pack.ts'
export type { LibrarySchema } from './schema.ts'
export { isAnswer } from './search/calibration.ts'
export type { Forest } from './search/order/forest.ts'
export type { Signals } from './search/order/signals.ts'
export { readStarter, type StarterFile } from './starter/read-starter.ts'
export { citationsIn } from './text/citations-in.ts'
export { type CitingOpinion, type CitingWords, keysOfAuthority, mostCiting } from './treatment/cited-by.ts'
export type { HistoryRow } from './treatment/history-of.ts'
export { countRead, readDueTreatments, treatmentsDue } from './treatment/read-due.ts'
export type { SaidAgainst, SaidOf } from './treatment/said-of.ts'
export type {
  AuthorityDetails,
  Citing,
  HeldInVolume,
  ImportStatus,
  Library,
  LibraryResults,
  NewAuthority,
  StoredAuthority,
} from './types.ts'
export { countVectors, embedMissing, newestOf, type VectorCount } from './vectors/embed-behind.ts'
export type { NearOptions, NearUnit, QueryVector } from './vectors/nearest.ts'
