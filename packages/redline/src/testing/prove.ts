import type { DocumentText } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { openPackage } from '../package/open-package.ts'
import { type ReadWords, type Redlined, redline, type Wanted } from '../redline.ts'
import { squeeze } from '../text/squeeze.ts'
import { insideOf, settled } from './parts.ts'

export const lawyer = { author: 'Dana <Okafor> & Co.', date: '2026-11-22T10:12:00.000Z' }
export const notes = { author: 'Casewright', date: '2026-11-22T10:00:00.000Z', initials: 'CW' }

/** What a redline of a file is like, compared with the file. */
export interface Proof extends Redlined {
  /** Parts with words that differ once our changes are rejected, and other parts that differ at all. */
  differing: string[]
  /** Parts that are not as they were, to the byte. */
  changed: string[]
  accepted: string
  expected: string
}

/** Redlines a file, rejects and accepts what was done, and compares both with what they should be. */
export async function prove(bytes: Uint8Array, document: ReadWords, wanted: Omit<Wanted, 'notes'>): Promise<Proof> {
  const authors = new Set(wanted.rewrites.map(({ author }) => author))
  const mine = (author: string) => authors.has(author)
  const result = await redline(bytes, document, { ...wanted, notes })
  const [before, after] = [await insideOf(bytes), await insideOf(result.bytes)]
  const added = new Set([...after.comments].filter((id) => !before.comments.has(id)))
  const original = await settled(before, 'reject', () => false, new Set())
  const rejected = await settled(after, 'reject', mine, added)
  const differing = [...original].filter(([name, tree]) => JSON.stringify(tree) !== JSON.stringify(rejected.get(name)))
  const refused = new Set(result.commented.map(({ start, end }) => `${start}-${end}`))
  const made = wanted.rewrites.filter(({ start, end }) => !refused.has(`${start}-${end}`))
  const expected = made
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: words }) => text.slice(0, start) + words + text.slice(end), document.text)
  const read = await readDocument(result.bytes, { name: 'redline.docx' })
  return {
    ...result,
    differing: differing.map(([name]) => name),
    changed: await changedParts(bytes, result.bytes),
    accepted: squeeze(read.text).text,
    expected: squeeze(expected).text,
  }
}

async function changedParts(one: Uint8Array, other: Uint8Array): Promise<string[]> {
  const [before, after] = [await openPackage(one), await openPackage(other)]
  const changed: string[] = []
  for (const name of after.names) {
    const [old, now] = [await before.bytes(name), await after.bytes(name)]
    if (!old || !now || Buffer.compare(old, now) !== 0) changed.push(name)
  }
  return changed
}

/** The same numbers each time, of a sequence that looks like chance. */
const sequence = (seed: number) => {
  let last = seed
  return (below: number): number => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31
    return last % below
  }
}

/**
 * Rewrites of every sort, spread over a document, and remarks on every third block. New lines differ, since a reader
 * gives a line that is in two headers once.
 */
export function anyRewrites(
  { text, blocks }: Pick<DocumentText, 'text' | 'blocks'>,
  seed: number,
  hand = lawyer,
): Omit<Wanted, 'notes'> {
  const next = sequence(seed)
  const rewrites = blocks.flatMap(({ start, end }, index) => {
    const words = text.slice(start, end)
    const found = [...words.matchAll(/[\p{L}\p{N}]+/gu)]
    const one = found[next(Math.max(1, found.length))]
    if (!one) return []
    const from = start + one.index
    const kind = index % 5
    if (kind === 0) return [{ ...hand, start: from, end: from + one[0].length, text: 'other & <new>' }]
    if (kind === 1) return [{ ...hand, start, end, text: `${words.replace(one[0], '')} and more` }]
    if (kind === 2) return [{ ...hand, start: from, end, text: `the rest of ${index} is new` }]
    // The reader gives a note behind its paragraph: of two it would be the first.
    if (kind === 3 && found.length > 4 && blocks[index + 1]?.kind !== 'footnote')
      return [{ ...hand, start: from, end, text: `First line of ${index}.\nSecond line ${text.slice(from, end)}` }]
    return []
  })
  const remarks = blocks
    .filter((_, index) => index % 3 === 0)
    .map(({ start, end }) => ({
      ...notes,
      start: Math.min(start + 3, end - 1),
      end: Math.min(end, start + 30),
      lines: ['Look & see', 'Do <this>'],
    }))
  return { rewrites, remarks }
}
