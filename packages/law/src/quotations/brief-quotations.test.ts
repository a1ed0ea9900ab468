import { expect, it } from 'vitest'
import { citedIn } from '../cited/cited.ts'
import { findQuotations } from './quotations.ts'

const quoted = (text: string) => findQuotations({ text }).map(({ words }) => words)

it('three words are a quotation where their citation says so', () => {
  expect(
    quoted('The test is an “objective bad faith” one. Smith v. Jones, 500 U.S. 1, 12 (1991) (cleaned up).'),
  ).toEqual(['objective bad faith'])
  expect(
    quoted('Courts ask for “clear legal error.” Miller v. Fenton, 474 U.S. 104, 110 (1985) (emphasis added).'),
  ).toEqual(['clear legal error.'])
})

it('a term is none, nor are words before another sentence or another quotation', () => {
  expect(quoted('The so-called “clear error rule” governs. Miller v. Fenton, 474 U.S. 104 (1985).')).toEqual([])
  expect(
    quoted(
      'It is a “close call” here. The court did not say so then. Miller v. Fenton, 474 U.S. 104 (1985) (cleaned up).',
    ),
  ).toEqual([])
  expect(
    quoted('A “close call” is “the one that nobody makes” there. Miller v. Fenton, 474 U.S. 104 (1985) (cleaned up).'),
  ).toEqual(['the one that nobody makes'])
})

it.each([
  ['The search needed a “plain view exception.” Miller v. Fenton, 474 U.S. 104, 110 (1985).', 'plain view exception.'],
  ['It must be “clearly established.” Miller v. Fenton, 474 U.S. 104, 110 (1985).', 'clearly established.'],
  [
    'See Miller v. Fenton, 474 U.S. 104, 110 (1985) (asking for “independent federal determination”).',
    'independent federal determination',
  ],
  ['In Miller v. Fenton, 474 U.S. 104, 110 (1985), the Court rejected “a bright line” here.', 'a bright line'],
])('two or three words right beside their citation are quoted from it: %s', (text, words) => {
  expect(quoted(text)).toEqual([words])
})

it.each([
  'The officers showed “good faith” at every turn of the case. See Miller v. Fenton, 474 U.S. 104 (1985).',
  'This is what we now call a “mixed motive.” Miller v. Fenton, 474 U.S. 104, 110 (1985).',
  'They gave the “Miranda Warnings.” Miller v. Fenton, 474 U.S. 104, 110 (1985).',
  'It fails the “two-court rule.” Miller v. Fenton, 474 U.S. 104, 110 (1985).',
  'The confession was “voluntary.” Miller v. Fenton, 474 U.S. 104, 110 (1985).',
])('a term, a title or a single word is compared with nothing, and is told: %s', (text) => {
  expect(quoted(text)).toEqual([])
  const [place] = citedIn({ text }).places
  expect(place?.tooBrief).toHaveLength(1)
})

it('several quotations in one clause are of the citation behind the last', () => {
  const cited = (text: string) => findQuotations({ text }).map(({ citation }) => citation?.kind)
  const tail = 'and that it is “so plain that nobody may err,” Miller v. Fenton, 474 U.S. 104, 110 (1985).'
  expect(cited(`The rule is “the one that all courts follow” ${tail}`)).toEqual(['case', 'case'])
  // A sentence that ends has its own source.
  expect(
    cited(
      '“The rule binds all of us.” It is “so plain that nobody may err.” Miller v. Fenton, 474 U.S. 104, 110 (1985).',
    ),
  ).toEqual([undefined, 'case'])
})
