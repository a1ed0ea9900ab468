import type { Review } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { cut } from './cut.ts'
import { acceptedOf, changesOf, dismissalOf, itemOf, overlapping } from './decisions.ts'
import { passageAt } from './passage.ts'
import { redlineOf } from './redline.ts'
import { unitsOf } from './units.ts'

const kinds = (content: string) => unitsOf(content, []).map(({ kind, start, end }) => [kind, content.slice(start, end)])

describe('the preview', () => {
  it('makes headings of lines in capitals', () => {
    expect(kinds('SERVICES AGREEMENT\nThe parties agree.')).toEqual([
      ['heading', 'SERVICES AGREEMENT'],
      ['paragraph', 'The parties agree.'],
    ])
  })

  it('makes subheadings of lines that end in a colon or start with a number', () => {
    expect(kinds('Payment terms:\n4. Termination\n4.2 Notice of default\nPlain words')).toEqual([
      ['subheading', 'Payment terms:'],
      ['subheading', '4. Termination'],
      ['subheading', '4.2 Notice of default'],
      ['paragraph', 'Plain words'],
    ])
  })

  it('sets what stands before the salutation of a letter in bold', () => {
    const letter = 'Ann Doe\n12 Main Street\nMay 3, 2025\n\nDear Mr. Roe:\n\nWe write to you.'
    expect(kinds(letter)).toEqual([
      ['letter-header', 'Ann Doe'],
      ['letter-header', '12 Main Street'],
      ['letter-header', 'May 3, 2025'],
      ['subheading', 'Dear Mr. Roe:'],
      ['paragraph', 'We write to you.'],
    ])
  })

  it('takes a short clause with its heading before it for a paragraph', () =>
    expect(kinds('6. Records. Records belong to the Practice.')[0]?.[0]).toBe('paragraph'))

  it('takes a numbered sentence and a clause in capitals for paragraphs', () => {
    const sentence = `4.2 Client may terminate this Agreement at any time on thirty days’ notice to Consultant, in writing.`
    const capitals = `IN NO EVENT SHALL EITHER PARTY BE LIABLE FOR ANY INDIRECT DAMAGES OF ANY KIND, HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY.`
    expect(kinds(`${sentence}\n${capitals}`).map(([kind]) => kind)).toEqual(['paragraph', 'paragraph'])
  })

  it('keeps the blocks that the file has, and what stands between them', () => {
    const content = 'one line\nand its next\nBetween\nName\tAnn\n4. Indemnity\na bullet'
    const blocks = [
      { kind: 'paragraph' as const, start: 0, end: 21 },
      { kind: 'table-row' as const, start: 30, end: 38 },
      { kind: 'list-item' as const, start: 39, end: 51 },
      { kind: 'list-item' as const, start: 52, end: 60 },
    ]
    expect(unitsOf(content, blocks).map(({ kind, start, end }) => [kind, content.slice(start, end)])).toEqual([
      ['paragraph', 'one line\nand its next'],
      ['paragraph', 'Between'],
      ['table-row', 'Name\tAnn'],
      ['subheading', '4. Indemnity'],
      ['list-item', 'a bullet'],
    ])
  })
})

it('marks cut a text where they begin and end, and may lie over one another', () => {
  const marks = [
    { finding: 'a', start: 2, end: 6 },
    { finding: 'b', start: 4, end: 20 },
  ]
  expect(cut({ start: 0, end: 10 }, marks)).toEqual([
    { start: 0, end: 2, findings: [] },
    { start: 2, end: 4, findings: ['a'] },
    { start: 4, end: 6, findings: ['a', 'b'] },
    { start: 6, end: 10, findings: ['b'] },
  ])
})

it('a passage is a paragraph, and of a long one the sentences around the place', () => {
  const text = `First.\n  Second paragraph here.\n${'A sentence of it. '.repeat(60)}The bad words stand here. And more.`
  const words = (at: number, end: number) =>
    text.slice(passageAt(text, { start: at, end }).start, passageAt(text, { start: at, end }).end)
  expect(words(text.indexOf('Second'), text.indexOf('Second') + 6)).toBe('Second paragraph here.')
  const bad = text.indexOf('bad')
  expect(words(bad, bad + 3)).toBe('The bad words stand here.')
})

it('a redline is the one text without what comes, and the other without what goes', () => {
  const [before, after] = ['The Tenant shall pay rent.', 'The Tenant must pay the rent.']
  const parts = redlineOf(before, after)
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect([without('inserted'), without('deleted')]).toEqual([before, after])
  expect(parts.some(({ kind, text }) => kind === 'same' && text.includes('Tenant'))).toBe(true)
})

describe('decisions', () => {
  const decided = (item: string, decision: string, text?: string, at = '10:00'): Review => ({
    item,
    decision,
    ...(text !== undefined && { text }),
    by: 'Dana Okafor',
    at: `2026-11-21T${at}:00.000Z`,
  })
  const reviews = [
    decided('missing.term', 'dismissed'),
    decided(itemOf('drafting.archaic', { start: 5, end: 9 }), 'accepted', 'here', '11:00'),
    decided(itemOf('model.1', { start: 7, end: 20 }), 'accepted', 'later', '12:00'),
    decided(itemOf('clause.x', { start: 0, end: 3 }), 'dismissed', 'no'),
    decided(itemOf('clause.y', { start: 90, end: 200 }), 'accepted', 'outside'),
  ]

  it('are read back by finding and place', () => {
    expect(changesOf(reviews, 'drafting.archaic')).toMatchObject([
      { start: 5, end: 9, text: 'here', decision: 'accepted' },
    ])
    expect(dismissalOf(reviews, 'missing.term')).toMatchObject({ by: 'Dana Okafor' })
    expect(dismissalOf(reviews, 'clause.x')).toBeUndefined()
  })

  it('of which two lie over one another: the first stands, and nothing outside of the text', () => {
    expect(acceptedOf(reviews, 100).map(({ finding }) => finding)).toEqual(['drafting.archaic'])
    expect(overlapping(reviews, { start: 8, end: 10 })?.finding).toBe('drafting.archaic')
    expect(overlapping(reviews, { start: 30, end: 40 })).toBeUndefined()
  })
})
