import { expect, it } from 'vitest'
import { citedIn } from './cited.ts'
import { historiesIn } from './histories-in.ts'

const [hill, lake, moor] = [
  'Hill v. Dale, 410 U.S. 113 (1973)',
  'Lake v. Mill, 505 U.S. 833 (1992)',
  'Moor v. Vale, 540 U.S. 215 (2004)',
]
const told = (text: string) =>
  [
    ...new Set(
      historiesIn({ text }, citedIn({ text }).places).map(
        ({ kind, of, by }) => `${of.name} ${kind} by ${by?.name ?? 'nobody named'}`,
      ),
    ),
  ].sort()
const undone = 'Hill v. Dale overruled by Moor v. Vale'

it.each([
  `${hill}, which ${moor}, later overruled.`,
  `${hill}, a decision that the Court has since overruled in ${moor}.`,
  `${hill} (overruled by ${moor}).`,
  `${moor} (overruling ${hill}).`,
  `The county argues from ${hill}, which ${moor}, overruled.`,
  `Respondent relies on ${hill}, overruled by ${moor}.`,
])('what became of a decision is read: %s', (text) => expect(told(text)).toEqual([undone]))

it('what became of two decisions is written once', () => {
  const both = [undone, 'Lake v. Mill overruled by Moor v. Vale']
  expect(told(`${hill}, and ${lake}, both overruled by ${moor}.`)).toEqual(both)
  expect(told(`${hill}; ${lake}; each was overruled in ${moor}.`)).toEqual(both)
  expect(told(`${hill}, governs. ${lake}, was overruled by ${moor}.`)).toEqual(both.slice(1))
})

it.each([
  `According to the county, ${hill}, was overruled by ${moor}.`,
  `In the union’s view, ${hill}, is no longer good law.`,
  `Plaintiff reads ${moor}, as overruling ${hill}.`,
  `Petitioner’s theory is that ${moor}, overruled ${hill}.`,
  `Respondent asks the Court to overrule ${hill}.`,
  `Amici say that ${hill}, was abrogated by ${moor}.`,
  `It has been suggested that ${moor}, overruled ${hill}.`,
  `${hill}, was overruled by ${moor}, the county says.`,
])('what somebody else says became of it is not what the document says: %s', (text) => expect(told(text)).toEqual([]))
