import { expect, it } from 'vitest'
import { compareQuotations } from './compare-quotations.ts'

const text = `Mr. Justice Black delivered the opinion of the Court.

The dissent says that "the search was lawful in every respect." We do not agree.

Mr. Justice Douglas, dissenting.

A tenant has no right to be heard before eviction. I would affirm.

Mr. Justice Stewart, concurring in the result.

I agree only because the lease was void from the beginning.`
const outcomeOf = (words: string, said: string) => compareQuotations([words], { id: 'a', text }, [said])[0]?.outcome

const after = (words: string, leadIn: string) => compareQuotations([words], { id: 'a', text }, [], [leadIn])[0]?.outcome

const dissent = 'A tenant has no right to be heard before eviction.'
const concurrence = 'the lease was void from the beginning'
const repeated = 'the search was lawful in every respect'

it.each([
  [dissent, 'no judge dissenting'],
  [dissent, 'without dissent'],
  [dissent, 'reversing over a dissent'],
  [concurrence, 'all concurring'],
  [concurrence, 'unanimous Court concurring'],
  [repeated, 'holding for the defendant'],
])('%s (%s) does not say whose words they are', (words, said) => {
  expect(outcomeOf(words, said)).toBe('others-words')
})

it.each([
  [dissent, 'Douglas, J., dissenting'],
  [dissent, 'dissenting opinion'],
  [concurrence, 'Stewart, J., concurring in the result'],
  [repeated, 'quoting the dissent'],
])('%s (%s) does', (words, said) => {
  expect(outcomeOf(words, said)).toBe('found')
})

it('what the writer’s own sentence says before them is read as well', () => {
  expect(after(repeated, 'In Doe the petitioner claimed that')).toBe('found')
  expect(after(repeated, 'The petitioner lost. The Court held that')).toBe('others-words')
})

it('the sentence before them names the judge who wrote apart', () => {
  expect(after(dissent, 'In Doe, Justice Douglas wrote that')).toBe('found')
  expect(after(dissent, 'As the dissent in Doe put it,')).toBe('found')
  expect(after(dissent, 'In Doe, Justice Stewart wrote that')).toBe('others-words')
  expect(after(dissent, 'Justice Douglas wrote much. The Court in Doe held that')).toBe('others-words')
})

it('words of an opinion that the text does not have were not compared', () => {
  const invented = 'the landlord may always enter by night'
  expect(outcomeOf(invented, 'Harlan, J., concurring')).toBe('unchecked')
  expect(outcomeOf(invented, 'Douglas, J., dissenting')).toBe('not-found')
  expect(outcomeOf(invented, 'Harlan, J.')).toBe('not-found')
  expect(outcomeOf(invented, 'no Justice dissenting')).toBe('not-found')
})

it('nor were words of a justice who wrote no opinion in the text', () => {
  const invented = 'the landlord may always enter by night'
  expect(after(invented, 'In Doe, Justice Harlan wrote that')).toBe('unchecked')
  expect(after(invented, 'In Doe, Justice Black wrote that')).toBe('not-found')
  expect(after(invented, 'In Doe, Justice Douglas wrote that')).toBe('not-found')
  expect(after(invented, 'In Doe, the Court held that')).toBe('not-found')
})

it('two or three words are quoted for what they name', () => {
  expect(after('right to be', 'The Court found no')).toBe('found')
  expect(after('right to fish', 'The Court found no')).toBe('not-found')
})

const quoting = `Mr. Justice Black delivered the opinion of the Court.

The door was shut. As Mr. Justice Stone once observed:

“Our clerks are the patient keepers of every door. For good or ill they keep it.” Lake v. Mill, 277 U.S. 438, 485 (1928) (dissenting opinion).

The rule is “that every door stands open until the clerk has closed it.” Hill v. Dale, 280 U.S. 1, 3 (1930). So we hold today that the clerk must answer for it.

Mr. Justice Douglas, dissenting.

A tenant has no right to be heard before eviction. I would affirm.`
const whole = (words: string, said: string[] = [], leadIn?: string) =>
  compareQuotations([words], { id: 'a', text: quoting }, said, [leadIn])[0]

it('words of the court are not those of a separate opinion that the citation names', () => {
  const words = 'we hold today that the clerk must answer for it'
  expect(whole(words, ['Douglas, J., dissenting'])).toMatchObject({
    outcome: 'others-words',
    why: 'The citation names Douglas’s separate opinion, and they stand in the opinion of the court.',
  })
  for (const said of [[], ['Black, J.'], ['over a dissent'], ['emphasis added']])
    expect([said, whole(words, said)?.outcome]).toEqual([said, 'found'])
})

it('words that an opinion quotes from a dissent are not told as its own', () => {
  const words = 'Our clerks are the patient keepers of every door.'
  expect(whole(words)).toMatchObject({ outcome: 'others-words', voice: { by: 'Lake v. Mill, 277 U.S. 438' } })
  expect(whole(words, ['quoting Lake v. Mill, 277 U.S. 438, 485 (1928) (dissenting opinion)'])?.outcome).toBe('found')
  expect(whole(words, [], 'As Justice Stone put it,')?.outcome).toBe('found')
  expect(whole(words, ['quoting Moor v. Vale, 378 U.S. 1, 8 (1964)'])).toMatchObject({
    outcome: 'others-words',
    why: 'The opinion quotes them from Lake v. Mill, 277 U.S. 438, not from Moor v. Vale.',
  })
})

it('words that an opinion quotes from a court are found, and it is told from which', () => {
  const words = 'every door stands open until the clerk has closed it'
  const voice = { kind: 'quoted', by: 'Hill v. Dale, 280 U.S. 1' }
  expect(whole(words)).toMatchObject({ outcome: 'found', voice })
  expect(whole(words, ['quoting Hill v. Dale, 280 U.S. 1, 3 (1930)'])).toMatchObject({ outcome: 'found', voice })
  expect(whole(words, ['quoting Lake v. Mill, 277 U.S. 438 (1928)'])?.outcome).toBe('others-words')
})

const chain = `Mr. Justice Black delivered the opinion of the Court.

A gate is “no bar to those whom the law admits.” Hill v. Dale, 280 U.S. 1, 3 (1930) (quoting Moor v. Vale, 270 U.S. 9, 12 (1926)).`
it('words that an opinion quotes through another case come from either', () => {
  const outcomeOf = (said: string) =>
    compareQuotations(['no bar to those whom the law admits'], { id: 'a', text: chain }, [said])[0]?.outcome
  expect(outcomeOf('quoting Moor v. Vale, 270 U.S. 9, 12 (1926)')).toBe('found')
  expect(outcomeOf('quoting Hill v. Dale, 280 U.S. 1, 3 (1930)')).toBe('found')
  expect(outcomeOf('quoting Lake v. Mill, 277 U.S. 438 (1928)')).toBe('others-words')
})
