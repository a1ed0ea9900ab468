import { describe, expect, it } from 'vitest'
import { ReadFailure } from '../failure.ts'
import { defaultLimits } from '../limits.ts'
import { expectOffsets } from '../testing/expect-offsets.ts'
import { normalizeInside } from './normalize.ts'
import { TextBuilder } from './text-builder.ts'

/** The same sequence on every run, so that a failure can be looked at again. */
function* randoms(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

const pieces = ['word', 'Zoë', 'é', '😀', ' ', '\n', '\r\n', '\t', '\f', '\u0000', '\u00ad', '“x”', '\ud800', '', '§ 1']
const kinds = ['heading', 'paragraph', 'list-item', 'table-row', 'footnote'] as const

describe('TextBuilder', () => {
  it('keeps every block and page at its offsets, whatever is added', () => {
    const next = randoms(7)
    const random = (below: number): number => (next.next().value as number) % below
    for (let round = 0; round < 300; round++) {
      const builder = new TextBuilder()
      const added: string[] = []
      const fill = (): void => {
        for (let i = random(5); i > 0; i--) {
          const raw = Array.from({ length: random(8) }, () => pieces[random(pieces.length)]).join('')
          builder.add(kinds[random(5)] ?? 'paragraph', raw, random(9))
          const kept = normalizeInside(raw)
            .replace(/[^\S\n]+\n/g, '\n')
            .trim()
          if (kept !== '') added.push(kept)
        }
      }
      const paged = round % 2 === 0
      if (paged) for (let page = random(4); page >= 0; page--) builder.page(() => void fill())
      else fill()
      builder.add('paragraph', paged ? '' : 'end')
      if (!added.some((text) => /[\p{L}\p{N}]/u.test(text)) && paged) continue
      const read = builder.finish('pdf')
      expectOffsets(read)
      const blocks = read.blocks.map((block) => read.text.slice(block.start, block.end))
      expect(blocks).toEqual(paged ? added : [...added, 'end'])
    }
  })

  it('parts paragraphs by a newline and pages by a form feed', () => {
    const builder = new TextBuilder()
    builder.page((page) => void page.add('paragraph', 'one'))
    builder.page(() => ({ failed: true }))
    builder.page((page) => {
      page.add('paragraph', 'two')
      page.add('paragraph', 'three')
      return undefined
    })
    const read = builder.finish('pdf')
    expect(read.text).toBe('one\f\ftwo\nthree')
    expect(read.pages[1]).toEqual({ number: 2, start: 4, end: 4, failed: true })
  })

  it('refuses text without a letter or figure', () => {
    const builder = new TextBuilder()
    builder.add('paragraph', ' --- \u200b ')
    expect(() => builder.finish('txt')).toThrow(ReadFailure)
  })

  it('refuses more text than it may hold', () => {
    const builder = new TextBuilder({ ...defaultLimits, characters: 10 })
    expect(() => builder.add('paragraph', 'more than ten characters')).toThrow(/more text/)
  })
})
