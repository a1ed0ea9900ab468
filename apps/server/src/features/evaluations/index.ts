export { startEvaluating } from './start.ts'
export { askForEvaluation, cancelEvaluations, evaluationsHere } from './store.ts'
