import { readHeldText } from './held-text.ts'
import { supportIn } from './support-in.ts'

/**
 * What the editors of a library write that a case held, where it says the opposite of what is stated of it. Null: it says
 * nothing against it, which confirms nothing.
 */
export function heldOtherwise(statement: string, holding: string): { reason: string; found: string } | null {
  if (statement === '') return null
  const support = supportIn(readHeldText(holding), statement)
  if (support?.outcome !== 'contradicted' || !support.difference) return null
  const found = holding.slice(support.passage.start, support.passage.end)
  const { stated, found: instead } = support.difference
  return {
    found,
    reason: `It says “${stated}”, and the library’s editors, in words of theirs and not the court’s, write “${instead}”: “${found}”`,
  }
}
