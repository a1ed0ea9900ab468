export { createBudget } from './budget.ts'
export { hear } from './hear.ts'
