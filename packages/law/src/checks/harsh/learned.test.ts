import { expect, it } from 'vitest'
import { examplesIn, hashOfTexts, lessonOf, texts } from '../../../training/harsh/texts.ts'
import { train } from '../../../training/harsh/train.ts'
import { checkedDocument } from '../checked-document.ts'
import { reviewDocument } from '../review.ts'
import { isHarsh } from './learned/bars.ts'
import { judge } from './learned/model.ts'
import { pack, unpack } from './learned/packed.ts'
import file from './learned/weights.json' with { type: 'json' }
import { learned } from './learned/weights.ts'
import { harshTerms } from './read.ts'

const paper = (clause: string) => `BOARDING AND GROOMING AGREEMENT

This Agreement is made March 2, 2026 between Fern Hill Kennels, LLC ("Kennel") and Priya Nandakumar ("Owner").

1. Boarding. Kennel will board and groom the dogs that Owner brings. Owner will pay Kennel each month.

2. Terms. ${clause}

3. Law. The law of Ohio governs.
`
const documentOf = (text: string) => ({ text, blocks: [], pages: [] })
const termsIn = (clause: string) => harshTerms(checkedDocument(documentOf(paper(clause))))

it('was learned from the written examples as they are', () => {
  expect(file.learnedFrom, 'Run npm run train in packages/law').toBe(hashOfTexts())
})

it('the same examples give the same weights, byte by byte', () => {
  const some = [...texts.values()].flatMap((text) => examplesIn(text).slice(0, 120).map(lessonOf))
  const once = () => pack(train(some), '')
  expect(once()).toEqual(once())
})

it('weights that are written down and read again judge nearly the same', () => {
  const some = [...texts.values()].flatMap((text) => examplesIn(text).slice(0, 120).map(lessonOf))
  const model = train(some)
  const again = unpack(pack(model, ''))
  const apart = some.map(({ slots }) => Math.abs(judge(model, slots).harsh - judge(again, slots).harsh))
  expect(Math.max(...apart)).toBeLessThan(0.1)
})

it('the weights that are shipped know the examples that they were learned from', () => {
  const all = [...texts.values()].flatMap(examplesIn).map(lessonOf)
  const judged = all.map((lesson) => ({ ...lesson, isFound: isHarsh(judge(learned(), lesson.slots)) }))
  const share = (is: (kind: string) => boolean) => {
    const own = judged.filter(({ kind }) => is(kind))
    return own.filter(({ isFound }) => isFound).length / own.length
  }
  expect(share((kind) => kind !== 'fair')).toBeGreaterThan(0.85)
  expect(share((kind) => kind === 'fair')).toBeLessThan(0.01)
})

it.each([
  'Owner may not take a dog home before every bill that Kennel presents, right or wrong, has been settled.',
  'Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.',
  'For five years after the end Owner may bring her dogs to nobody else, even where Kennel no longer boards any.',
])('finds, without a rule: %s', (clause) => {
  const terms = termsIn(clause)
  expect(terms).toMatchObject([{ isLearned: true }])
})

it.each([
  'Each party tells the other of an illness of a dog within a day.',
  'Owner bears the loss of a leash, except to the extent that Kennel was careless.',
  'Owner bears every loss on the way, even if a driver of Owner was asleep.',
  'Kennel is not liable for lost profits, even if it knew that they were possible.',
  'Kennel will call the veterinarian whom Owner named if a dog is ill, and Owner pays the bill of the veterinarian.',
  'Invoices are due thirty days from their date.',
])('leaves alone: %s', (clause) => {
  expect(termsIn(clause)).toEqual([])
})

it('says nothing of a line of names or of a blank', () => {
  expect(termsIn('No signal outage is greater than [ ] on any single route, whatever its cause.')).toEqual([])
})

it('says with care what no rule read, and the paper is not called sound', () => {
  const text = paper(
    `${'Kennel feeds each dog twice a day and walks it in the yard. '.repeat(6)}Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.`,
  )
  const { findings, score } = reviewDocument(documentOf(text))
  const found = findings.find(({ check }) => check.id.startsWith('harsh.'))
  expect(found?.message).toMatch(/^As it reads, /)
  expect(score?.summary).not.toMatch(/sound|good order/)
})
