export { contractProblems } from '../server/contract-problems.ts'
export * from './run-action.ts'
