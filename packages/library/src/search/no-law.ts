import { asksOfForeignLaw } from './foreign.ts'
import { asksOfLocalRule } from './local-rule.ts'
import { asksForNews } from './news.ts'
import { asksOfOwnMatter } from './own-matter.ts'

/** Whether no authority of the United States says what a question asks. */
export const asksNoLaw = (text: string): boolean =>
  asksOfOwnMatter(text) || asksForNews(text) || asksOfLocalRule(text) || asksOfForeignLaw(text)
