import { counted } from '@casewright/core/client'
import { type Part, runsIn, wordsOf } from '@casewright/templates/pages'

/** How many words a document has, in words: '312 words'. */
export function wordCount(parts: readonly Part[]): string {
  const words = parts.map((part) => wordsOf(runsIn(part))).join(' ')
  const count = words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:@-]*/gu)?.length ?? 0
  return counted(count, 'word')
}
