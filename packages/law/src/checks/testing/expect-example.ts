import { expect } from 'vitest'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { checkedDocument } from '../checked-document.ts'
import { asksFor } from '../concern.ts'
import type { Example } from '../drafting/__fixtures__/example.ts'

const documentOf = (
  text: string,
  { kind = 'contract' }: Example,
  blocks: Example['blocks'],
  which: 0 | 1,
): CheckedDocument => checkedDocument({ text, pages: [], blocks: [...(blocks?.[which] ?? [])] }, kind)

/** That a check finds what the example says that it finds, and nothing in the near miss. */
export const expectExample = (check: DocumentCheck, example: Example): void => {
  const { hit, miss, words, rewrite, blocks } = example
  expect(asksFor(check, example.kind ?? 'contract'), 'the check asks for this kind').toBe(true)
  const found = check.find(documentOf(hit, example, blocks, 0))
  if (check.id.startsWith('missing.')) expect(found.map(({ start, end }) => [start, end])).toEqual([[0, 0]])
  else expect(found.map(({ start, end }) => hit.slice(start, end))).toEqual(words)
  expect(found[0]?.rewrite).toBe(rewrite)
  expect(check.find(documentOf(miss, example, blocks, 1)).map(({ start, end }) => miss.slice(start, end))).toEqual([])
  // Words of the rules stand in place of the span: the finding is gone then.
  const [first] = found
  if (first?.rewrite === undefined) return
  const better = hit.slice(0, first.start) + first.rewrite + hit.slice(first.end)
  expect(check.find(documentOf(better, example, undefined, 0))).toHaveLength(found.length - 1)
}
