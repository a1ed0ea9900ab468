export { createBudget } from './budget.ts'
export { hear, type Reading } from './hear.ts'
export { keepOwnWords, toldWords } from './told.ts'
