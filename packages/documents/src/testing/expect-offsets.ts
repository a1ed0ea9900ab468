import type { DocumentText } from '@casewright/core'
import { expect } from 'vitest'

/** That every page and block is where it says it is: in order, apart, and each block within one page. */
export function expectOffsets({ text, pages, blocks }: Pick<DocumentText, 'text' | 'pages' | 'blocks'>): void {
  let at = 0
  for (const [index, page] of pages.entries()) {
    expect(page.number).toBe(index + 1)
    expect(page.start).toBe(index === 0 ? 0 : at + 1)
    expect(page.end).toBeGreaterThanOrEqual(page.start)
    expect(text.slice(page.start, page.end)).not.toContain('\f')
    at = page.end
  }
  if (pages.length > 0) expect(at).toBe(text.length)
  else expect(text).not.toContain('\f')
  let end = -1
  for (const block of blocks) {
    expect(block.start).toBeGreaterThan(end)
    expect(block.end).toBeGreaterThan(block.start)
    expect(block.end).toBeLessThanOrEqual(text.length)
    const words = text.slice(block.start, block.end)
    expect(words).toBe(words.trim())
    expect(words).not.toContain('\f')
    end = block.end
  }
}
