import { isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { tokensOf } from './tokens.ts'

/** With so many words beside it a quotation is part of a question. */
const leastBeside = 2

/**
 * The words of a query that sets a term in quotation marks and asks something about it: 'what does "arising under" mean for
 * federal question jurisdiction'. Undefined where it has connectors, or asks for the quotation alone.
 */
export function asPlainWords(text: string): string | undefined {
  const { tokens } = tokensOf(text)
  const isStrict = tokens.some((token) => token.is === 'near' || token.is === 'prefix' || 'sign' in token)
  if (isStrict || !tokens.some(({ is }) => is === 'phrase')) return undefined
  let beside = 0
  for (const token of tokens)
    if (token.is === 'word')
      scanWords(token.text, 0, token.text.length, (word) => {
        if (!isCommonStem(stemOf(word))) beside++
      })
  return beside >= leastBeside ? text.replace(/["“”]/g, ' ').trim() : undefined
}

/** What is said where a quotation is in none of the authorities with the other words. */
export const quotedNowhere =
  'No authority has the words in quotation marks together with all the others. These were found by the words alone.'
