import { expect, it } from 'vitest'
import { examplesIn, hashOfTexts, lessonOf, texts } from '../../../training/harsh/texts.ts'
import { train } from '../../../training/harsh/train.ts'
import { checkedDocument } from '../checked-document.ts'
import { reviewDocument } from '../review.ts'
import { isHarsh } from './learned/bars.ts'
import { judge } from './learned/model.ts'
import { pack, unpack } from './learned/packed.ts'
import { sidesOfHarm } from './learned/sides.ts'
import file from './learned/weights.json' with { type: 'json' }
import { learned } from './learned/weights.ts'
import { harshTerms } from './read.ts'
import { tagged } from './tagged.ts'
import { toldOf } from './told.ts'

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
  expect(apart.filter((one) => one > 0.1).length).toBeLessThan(some.length / 200)
  expect(Math.max(...apart)).toBeLessThan(0.2)
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

it('says in the words of the paper what no rule read, and what to ask for, and the paper is not called sound', () => {
  const text = paper(
    `${'Kennel feeds each dog twice a day and walks it in the yard. '.repeat(6)}Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.`,
  )
  const { findings, score } = reviewDocument(documentOf(text))
  const found = findings.find(({ check }) => check.id.startsWith('harsh.'))
  expect(found?.message).toBe(
    'It says “Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.” This is harsh on Owner: it holds “whether or not Owner disputes it”; it is held back (“keep a dog as long as any charge is open”). Ask for those words to be struck, and its return whatever is in dispute.',
  )
  expect(score?.summary).not.toMatch(/sound|good order/)
})

const plain = { id: 'harsh.term', isLearned: true, start: 0, end: 0 } as const

it.each([
  [
    'Kennel may raise the board at any time and without notice.',
    { ...plain, bearer: 'Owner', gainer: 'Kennel', by: 'power' },
    'This is harsh on Owner: Owner is not told first (“without notice”); it may be done “at any time”. Ask for written notice in time to object, and a reason that both can test, and notice.',
  ],
  [
    'What a bath costs is such sum as Kennel shall fix.',
    { ...plain, gainer: 'Kennel' },
    'This favors Kennel: Kennel alone decides (“as Kennel shall fix”).',
  ],
  [
    'Owner takes the dog home.',
    { ...plain, bearer: 'Owner', by: 'burden' },
    'Owner carries this, and no limit in amount or time and no exception is named.',
  ],
] as const)('tells by its own words what is harsh: %s', (words, term, told) => {
  const message = toldOf(words, term)
  expect(message).toContain(`It says “${words}”`)
  expect(message).toContain(told)
})

it.each([
  ['Kennel decides in its sole discretion what a bath costs, and Owner shall pay it at once.', 'Owner', 'Kennel'],
  [
    'Owner may leave only after every bill has been paid, right or wrong, and nothing is returned.',
    undefined,
    undefined,
  ],
  ['Whatever Kennel breaks, Owner shall bear the loss and ask for nothing.', 'Owner', 'Kennel'],
])('names the sides where the words tell them: %s', (words, bearer, gainer) => {
  const document = checkedDocument(documentOf(paper(words)))
  const sentence = document.sentences.find(({ text }) => text.includes(words.slice(0, 30)))
  expect(sentence).toBeDefined()
  const { bearer: one, gainer: other } = sentence ? sidesOfHarm(tagged(document, sentence)) : {}
  const names = sentence ? tagged(document, sentence).names : {}
  expect([one && names[one], other && names[other]]).toEqual([bearer, gainer])
})

it('says nothing of a definition that only says what is meant, nor of who pays for what it may do', () => {
  expect(termsIn('“Guest Dog” is a dog that stays fewer than ten nights and has been seen by a veterinarian.')).toEqual(
    [],
  )
  expect(
    termsIn('Kennel may have its own veterinarian present at every visit, at Kennel’s own cost and risk.'),
  ).toEqual([])
})
