import { titleCase } from '../../headings/style.ts'
import { once } from '../reading/once.ts'

const head = 1500
const longestTitle = 140
const paper = /\b(?:agreement|contract|lease|sublease|note|guarant(?:y|ee)|release|deed|bylaws|plan|indenture)\b/i
const opening =
  /\bthis ((?:\p{Lu}[\p{L}&’'/-]* |and |of |for |to ){0,8}(?:Agreement|Contract|Lease|Sublease|Note|Guaranty|Release))\b/u

/**
 * What a paper calls itself: the lines down to its title, or the name in its opening words. Empty where it has none.
 */
export const titleOf = once(({ text }): string => {
  const lines = text
    .slice(0, head)
    .split('\n')
    .map((line) => line.replace(/[#*_|]+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, 14)
  const at = lines.findIndex(
    (line) => line.length < longestTitle && paper.test(line) && titleCase(line) > 0.6 && !/[.;,]$/.test(line),
  )
  if (at >= 0) return lines.slice(0, at + 1).join(' ')
  return opening.exec(text.slice(0, head).replace(/\s+/g, ' '))?.[1] ?? ''
})
