export type { Refusal, Rewrite } from './edit/plan.ts'
export { type ReadWords, type Redlined, type Remark, redline, type Wanted } from './redline.ts'
