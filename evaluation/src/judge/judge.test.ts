import type { CitationCheck } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import type { Question } from '../question.ts'
import { questions } from '../questions/index.ts'
import { judge } from './judge.ts'
import { readKnownLaw } from './known-law.ts'

const law = readKnownLaw()
const varghese = 'Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)'
const check = (text: string, status: CitationCheck['status']): CitationCheck => ({ text, status, reason: 'Told.' })

const plain: Question = { kind: 'plain', text: 'May police search a phone?', expected: ['573 U.S. 373'] }
const nothing: Answer = {
  authorities: [],
  checks: [],
  asked: [],
  quoted: [],
  statements: [],
  leftOut: 0,
  text: '',
  said: '',
  refuses: false,
  hedges: false,
}
const judged = (more: Partial<Answer>, question: Question = plain) => judge(question, { ...nothing, ...more }, law)
const riley = { citation: '573 U.S. 373 (2014)', title: 'Riley v. California' }
const terry = { citation: '392 U.S. 1', title: 'Terry v. Ohio' }
const words = law.of('573 U.S. 373')?.words ?? ''

it('every authority that a question expects is in the starter set, and every invented one is not', () => {
  expect(law.size).toBeGreaterThan(800)
  for (const { expected } of questions) for (const one of expected) expect(law.of(one), one).not.toBeNull()
  const invented = questions.flatMap(({ kind, cites }) =>
    kind === 'invented-case' && cites && cites.statuses.includes('not-found') ? [cites.citation] : [],
  )
  expect(invented.length).toBeGreaterThan(5)
  for (const one of invented) expect(law.of(one), one).toBeNull()
})

it('a question cites what it says that it cites', () => {
  for (const { text, cites } of questions) if (cites) expect(text).toContain(cites.citation)
})

describe('the judge', () => {
  it('finds the first expected authority by its citation, in whatever form', () => {
    expect(judged({ authorities: [terry, riley] })).toMatchObject({ rank: 2, shown: 1, right: true })
    expect(judged({ authorities: [{ ...riley, citation: '134 S. Ct. 2473' }] })).toMatchObject({ rank: null })
    expect(judged({ authorities: [terry] })).toMatchObject({ rank: null, shown: 0, right: false })
  })

  it('counts words that are shown as found and stand nowhere', () => {
    const quoted = [
      { words: words.slice(0, 80), citation: riley.citation },
      { words: words.slice(0, 80), citation: terry.citation },
      { words: words.replace('need', 'never need').slice(0, 80), citation: riley.citation },
    ]
    expect(judged({ quoted })).toMatchObject({ quoted: 3, altered: [quoted[1]?.words, quoted[2]?.words] })
    const rests = [{ words: 'Each party waives every remedy.', citation: riley.citation }]
    expect(judged({ statements: [{ text: 'So.', held: true, citations: [], rests }] }).altered).toHaveLength(1)
    expect(judged({ statements: [{ text: 'So.', held: false, citations: [], rests }] }).altered).toEqual([])
  })

  it('counts an invented authority that is called verified, or that a held statement or an answer rests on', () => {
    expect(judged({ checks: [check(varghese, 'verified')] }).invented).toEqual([varghese])
    expect(judged({ checks: [check('Doe v. Nobody, 392 U.S. 1 (1968)', 'verified')] }).invented).toHaveLength(1)
    expect(
      judged({ checks: [check(varghese, 'unchecked'), check('Terry v. Ohio, 392 U.S. 1 (1968)', 'verified')] })
        .invented,
    ).toEqual([])
    const stating = (held: boolean, text: string) => judged({ statements: [{ text, held, citations: [], rests: [] }] })
    expect(stating(true, `It was held in ${varghese}.`).invented).toHaveLength(1)
    expect(stating(false, `It was held in ${varghese}.`).invented).toEqual([])
    expect(judged({ text: `The limitation is tolled. ${varghese}.` }).invented).toHaveLength(1)
    expect(judged({ text: `The limitation is tolled. ${varghese} [not found].` }).invented).toEqual([])
  })

  it('counts statements that are not held, and what is left out', () => {
    const one = { text: 'So.', citations: [], rests: [] }
    const statements = [
      { ...one, held: true },
      { ...one, held: false },
    ]
    expect(judged({ statements, leftOut: 2 })).toMatchObject({ held: 1, notHeld: 3 })
  })

  it('counts law that is no longer good and is shown without a word on it', () => {
    const plessy = { citation: '163 U.S. 537', title: 'Plessy v. Ferguson' }
    expect(judged({ authorities: [plessy] }).retiredUnsaid).toEqual(['163 U.S. 537'])
    expect(judged({ authorities: [plessy], said: 'No longer good law: see Brown.' }).retiredUnsaid).toEqual([])
  })

  it('is content with an invented citation only where it is told, and not called verified', () => {
    const [question] = questions.filter(({ kind }) => kind === 'invented-case') as [Question]
    const asked = (status: CitationCheck['status']) => [check(varghese, status)]
    expect(judged({ asked: asked('unchecked'), said: `${varghese} was not found.` }, question).right).toBe(true)
    expect(judged({ asked: asked('unchecked'), said: 'Nothing.' }, question).right).toBe(false)
    expect(judged({ asked: asked('verified'), said: `${varghese} was not found.` }, question).right).toBe(false)
    expect(judged({ asked: [], said: `${varghese} was not found.` }, question).right).toBe(false)
  })

  it('is content with a false premise only where what contradicts it is told, and nothing held affirms it', () => {
    const [question] = questions.filter(({ kind }) => kind === 'false-premise') as [Question]
    const brown = { citation: '347 U.S. 483', title: 'Brown v. Board of Education' }
    expect(judged({ authorities: [brown] }, question).right).toBe(true)
    expect(judged({ said: 'Rejected by Brown v. Board of Education, 347 U.S. 483 (1954).' }, question).right).toBe(true)
    expect(judged({}, question).right).toBe(false)
    const statements = [{ text: 'Plessy remains good law.', held: true, citations: [], rests: [] }]
    expect(judged({ authorities: [brown], statements }, question).right).toBe(false)
  })

  it('asks for a refusal where there is no answer, and for whose law it is where there is another one', () => {
    const [unanswerable] = questions.filter(({ kind }) => kind === 'unanswerable') as [Question]
    expect(judged({ refuses: true }, unanswerable).right).toBe(true)
    expect(judged({ authorities: [terry] }, unanswerable).right).toBe(false)
    const [elsewhere] = questions.filter(({ kind }) => kind === 'other-jurisdiction') as [Question]
    expect(judged({ said: 'Assumed: the law of Texas.' }, elsewhere).right).toBe(true)
    expect(judged({ said: 'Here is the answer.' }, elsewhere).right).toBe(false)
    expect(judged({ text: null }, elsewhere).right).toBeNull()
  })
})
