import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describedIn } from '../described/marked.ts'
import { unreadTurn } from './gate.ts'
import { readFacts } from './read.ts'

const counted = (text: string, type: Parameters<typeof readFacts>[1]) =>
  readFacts(text, type).told.map(({ factor, stance }) => (stance === 'denied' ? `not ${factor.id}` : factor.id))

it.each([
  ['If the driver admitted it, we would settle.', 'personal-injury'],
  ['It is not true that the driver admitted it.', 'personal-injury'],
  ['Nobody told us that the other driver was texting.', 'personal-injury'],
  ['In an unrelated case, the other driver was texting.', 'personal-injury'],
  ['The other driver was texting, which turned out to be untrue.', 'personal-injury'],
  ['The other driver was texting, or so we hope.', 'personal-injury'],
  ['We expect to show that the other driver was texting.', 'personal-injury'],
] as const)('%s moves nothing', (text, type) => expect(counted(text, type)).toEqual([]))

it('counts what is said plainly, and a denial that was read as one', () => {
  expect(counted('The other driver was texting.', 'personal-injury')).toEqual(['negligence'])
  expect(counted('He gave no statement.', 'criminal')).toEqual(['not confession'])
})

it('takes no month for a doubt, and no undisputed fact for a denied one', () => {
  const turn = (text: string, words: string) => {
    const start = text.indexOf(words)
    const how = { isDenied: false, isSpeech: false, isPlan: false, isClaim: false }
    return unreadTurn(text, { start, end: start + words.length }, how)
  }
  expect(turn('In May the driver was texting.', 'was texting')).toBeNull()
  expect(turn('There is no dispute that he was texting.', 'was texting')).toBeNull()
  expect(turn('He may have been texting.', 'been texting')).toBe('doubt')
})

it('says nothing of the accused where a third person confessed', () => {
  expect(
    counted('We defend Mr. Teague. The other man in the car, Lyle, confessed to the robbery.', 'criminal'),
  ).toEqual([])
  expect(counted('We defend Mr. Teague. He confessed to the robbery.', 'criminal')).toEqual(['confession'])
})

/** Frames that turn a whole sentence, whatever it says. */
const frames: readonly ((sentence: string) => string)[] = [
  (sentence) => `It is not true that ${sentence}.`,
  (sentence) => `Suppose that ${sentence}.`,
  (sentence) => `There is a rumor that ${sentence}.`,
  (sentence) => `We have no proof that ${sentence}.`,
  (sentence) => `In an unrelated case, ${sentence}.`,
]

it('moves nothing for any fact of the described cases whose sentence is turned as a whole', () => {
  const lines = readFileSync(new URL('../described/first.txt', import.meta.url), 'utf8')
  let turned = 0
  for (const { caseType, text } of describedIn(lines))
    for (const { factor, spans } of readFacts(text, caseType).told) {
      const [span] = spans
      const start = text.lastIndexOf('.', span?.start) + 1
      const end = text.indexOf('.', span?.end)
      const sentence = text.slice(start, end < 0 ? text.length : end).trim()
      // What somebody plans is itself the fact of who moves away.
      if (factor.by === 'mover') continue
      // A semicolon, a colon or a 'but' ends what such words reach.
      if (!span || spans.length > 1 || start === 0 || /[;:!?]|\bbut\b/.test(sentence)) continue
      for (const frame of frames) {
        const again = `${text.slice(0, start)} ${frame(sentence)}`
        const isTold = readFacts(again, caseType).told.some((one) => one.factor === factor)
        expect(isTold, `${factor.id} in: ${again}`).toBe(false)
        turned += 1
      }
    }
  expect(turned).toBeGreaterThan(100)
})
