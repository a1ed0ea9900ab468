export { contractProblems } from '../server/contract-problems.ts'
export * from './fake-model/index.ts'
export * from './injection/index.ts'
export * from './run-action.ts'
