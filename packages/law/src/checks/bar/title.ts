import { titleCase } from '../../headings/style.ts'
import { once } from '../reading/once.ts'

const head = 1500
const longestTitle = 140
const paper = /\b(?:agreement|contract|lease|sublease|note|guarant(?:y|ee)|release|deed|bylaws|plan|indenture)\b/i
const opening =
  /\bthis ((?:\p{Lu}[\p{L}&’'/-]* |and |of |for |to ){0,8}(?:Agreement|Contract|Lease|Sublease|Note|Guaranty|Release))\b/u

const headLinesOf = (text: string): string[] =>
  text
    .slice(0, head)
    .split('\n')
    .map((line) => line.replace(/[#*_|]+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, 20)

const isTitle = (line: string): boolean =>
  line.length < longestTitle && paper.test(line) && titleCase(line) > 0.6 && !/[.;,<>]$/.test(line)

/** 'EXHIBIT B-2', 'Annex 5': what stands over the title of a part. A commission's 'Exhibit 10.24' is no part of anything. */
const ofPart =
  /^(?:exhibit|schedule|annex|appendix|attachment|rider)\s+(?:[A-Z]|[IVX]{1,4}|\d)(?![\d.(])(?:[-–.]\d{1,2})?\b/i

/** What a paper calls itself: its title, with the label of a part above it, or the name in its opening words; or ''. */
export const titleOf = once(({ text }): string => {
  const lines = headLinesOf(text)
  const at = lines.findIndex(isTitle)
  const label = lines.slice(0, at < 0 ? 4 : at).find((line) => ofPart.test(line))
  const title = at < 0 ? opening.exec(text.slice(0, head).replace(/\s+/g, ' '))?.[1] : lines[at]
  return [label, title].filter((words) => words !== undefined).join(' ')
})
