import { asksOfLocalRule } from './local-rule.ts'
import { asksOfOwnMatter } from './own-matter.ts'

/** Whether no authority that a library may hold says what a question asks. */
export const asksNoLaw = (text: string): boolean => asksOfOwnMatter(text) || asksOfLocalRule(text)
