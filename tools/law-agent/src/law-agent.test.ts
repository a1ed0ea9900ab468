import type { Law } from '@casewright/core'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { lawOf, negligence, ownOpinion, riley } from './__fixtures__/law.ts'
import type { Answered } from './output.ts'
import * as tool from './server.ts'

const ask = async (question: string, law: Partial<Law> = lawOf([negligence, ownOpinion, riley])) => {
  const { output, partials, steps } = await runAction(tool.server, 'ask', { question }, { law })
  return { output: output as Answered, partials, steps }
}
const phone = 'May police search an arrestee’s phone without a warrant?'
const invented = 'Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)'

describe('the law agent without a model', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it("answers the specification's shape from its bare payload", async () => {
    const { output } = await ask(phone)
    expect(output.answer).toContain('Riley v. California, 573 U.S. 373 (2014)')
    expect(output.references.find(({ title }) => title === 'Riley v. California')).toMatchObject({
      title: 'Riley v. California',
      citation: '573 U.S. 373 (2014)',
      summary: riley.holding,
    })
    expect(output.keyPoints).toContain(riley.keyPoints?.[0])
    expect(output.keyPoints).toHaveLength(output.keyPointsFrom.length)
  })

  it('quotes the text of an authority word for word, at its place, from the opinion of the court', async () => {
    const { output } = await ask(phone)
    const at = output.references.findIndex(({ title }) => title === 'Doe v. Example') + 1
    const own = output.passages.filter(({ reference }) => reference === at)
    expect(own[0]?.words).toMatch(/^We hold that a warrant is required/)
    for (const { anchor, href, of } of own) {
      expect(of).toBe('authority')
      expect(ownOpinion.text?.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
      expect(href).toBe(`/library/${ownOpinion.id}?start=${anchor?.start}&end=${anchor?.end}`)
    }
  })

  it('says of words of a dissent that they are none of the court', async () => {
    const { output } = await ask(phone)
    const dissent = [...output.passages].filter(({ words }) => words.includes('no warrant to search'))
    expect(dissent.map(({ aside }) => aside)).toEqual([true])
    expect(output.passages[0]?.aside).toBeUndefined()
  })

  it('labels what the editors of the library wrote', async () => {
    const { output } = await ask(phone)
    const editors = output.passages.find(({ words }) => words === riley.holding)
    expect(editors).toMatchObject({ of: 'editors' })
    expect(editors?.anchor).toBeUndefined()
    expect(output.answer).toContain('(in the words of the library’s editors)')
  })

  it('never shows an authority that is no longer good law without saying so, nor without what took its place', async () => {
    const caution = 'No longer good law: overruled by Riley v. California, 573 U.S. 373 (2014).'
    const retired = {
      ...negligence,
      title: 'Old v. Rule',
      citation: '300 U.S. 55',
      holding: 'An officer may open what a person carries.',
      keyPoints: ['One point.', 'Another point.', caution],
    }
    const { output } = await ask('Does Old v. Rule still govern?', lawOf([retired, riley]))
    expect(output.references.map(({ title }) => title)).toEqual(['Old v. Rule', 'Riley v. California'])
    expect(output.references[0]?.caution).toBe(caution)
    expect(output.answer).toContain(`An officer may open what a person carries. ${caution}`)
  })

  it('warns first of a question that rests on what is no longer good law', async () => {
    const caution = 'No longer good law: overruled by Riley v. California, 573 U.S. 373 (2014).'
    const retired = { ...negligence, title: 'Old v. Rule', citation: '300 U.S. 55', keyPoints: [caution] }
    const { output } = await ask('Does Old v. Rule, 300 U.S. 55, still govern?', lawOf([retired, riley]))
    expect(output.warnings).toContainEqual(`Old v. Rule, on which the question rests: ${caution}`)
  })

  it('says what the law knows against an authority, where its editors say nothing', async () => {
    const says = 'No longer good law: overruled by Riley v. California, 573 U.S. 373 (2014).'
    const by = { name: 'Riley v. California', citation: '573 U.S. 373', year: 2014 }
    const treatment = { flag: 'red', kind: 'overruled', says, by, source: 'List' } as const
    const retired = { ...negligence, title: 'Old v. Rule', citation: '300 U.S. 55', treatment }
    const { output } = await ask('Does Old v. Rule, 300 U.S. 55, still govern?', lawOf([retired, riley]))
    expect(output.references[0]?.caution).toBe(says)
    expect(output.warnings).toContainEqual(`Old v. Rule, on which the question rests: ${says}`)
  })

  it('leaves out what does not bear on the question', async () => {
    const { output } = await ask(phone)
    expect(output.references.map(({ title }) => title)).not.toContain(negligence.title)
  })

  it('says that the sources hold no answer, and makes none up', async () => {
    const { output } = await ask('What is the best recipe for sourdough bread?')
    expect(output).toMatchObject({ references: [], passages: [], keyPoints: [] })
    expect(output.answer).toMatch(/do not hold an answer/)
  })

  it('shows what it found before it has read it', async () => {
    const { partials } = await ask(phone)
    expect(partials[0]).toMatchObject({ replace: { found: { question: phone, references: [{}, {}] } } })
  })

  it('says the same of the same question', async () => {
    expect((await ask(phone)).output).toEqual((await ask(phone)).output)
  })

  it('says who was asked, that no model took part, and how far later history was checked', async () => {
    const { output } = await ask(phone)
    expect(output.coverage).toMatchObject({
      basis: 'evidence',
      sourcesAsked: [{ source: 'Library', outcome: 'answered' }],
    })
    const notes = output.coverage.notes?.join(' ')
    expect(notes).toContain('Read the text of 1 of 2 authorities')
    expect(notes).toContain('No model is connected.')
    expect(notes).toContain('Later history was not checked beyond the list of overruled Supreme Court decisions.')
  })
})

describe('a citation in the question', () => {
  it('that a source lacks is said to be not found, and is no reference', async () => {
    const law = lawOf([riley, ownOpinion], ['925 F.3d 1339'])
    const { output } = await ask(`Does ${invented} toll the limitation of a claim?`, law)
    expect(output.questionCitations).toMatchObject([{ text: invented, status: 'not-found' }])
    expect(output.warnings[0]).toContain('It was not found: CourtListener has no such citation.')
    expect(JSON.stringify([output.references, output.passages, output.answer])).not.toContain('Varghese')
  })

  it('that no one could check is said to be unchecked, with the reason', async () => {
    const { output } = await ask(`Does ${invented} toll the limitation of a claim?`)
    expect(output.questionCitations).toMatchObject([{ status: 'unchecked' }])
    expect(output.warnings[0]).toContain(
      'could not be checked: Not found, but no source that was searched has all of this reporter, so it may exist.',
    )
    expect(output.coverage.citations).toMatchObject({ unchecked: 1 })
  })

  it('that holds brings its authority first', async () => {
    const { output } = await ask('What does 573 U.S. 373 say about phones?')
    expect(output.references[0]?.title).toBe('Riley v. California')
    expect(output.warnings).toEqual([])
  })

  it('by name alone is compared by name alone', async () => {
    const { output } = await ask('What did Riley v. California decide about a phone, and what Mbeki v. Grantham Mills?')
    expect(output.questionCitations).toMatchObject([
      { text: 'Riley v. California', status: 'unchecked', found: { citation: '573 U.S. 373 (2014)' } },
      { text: 'Mbeki v. Grantham Mills', status: 'unchecked' },
    ])
    expect(output.questionCitations[1]?.found).toBeUndefined()
    expect(output.references[0]?.title).toBe('Riley v. California')
  })
})

describe('whose law', () => {
  it('is assumed where the question names none, and it is said', async () => {
    expect((await ask(phone)).output.jurisdiction).toMatchObject({
      named: [],
      note: expect.stringMatching(/^Assumed: federal/),
    })
  })

  it('is that of the state it names; where nothing is from there, it is said', async () => {
    const { output } = await ask('In Texas, may police search the phone of an arrestee without a warrant?')
    expect(output.jurisdiction.named).toEqual(['Texas'])
    expect(output.warnings).toContain('None of the authorities found is from Texas. What binds there may be different.')
  })
})

describe('what fails', () => {
  const down = new Error('down')
  const failing = () => Promise.reject(down)

  it.each(['search', 'verify', 'read', 'lookup'] as const)('in %s takes nothing else away', async (call) => {
    const { output } = await ask(phone, { ...lawOf([riley, ownOpinion]), [call]: failing })
    expect(output.answer).not.toBe('')
    if (call !== 'search') expect(output.references.length).toBeGreaterThan(0)
    if (call === 'search' || call === 'verify')
      expect(output.coverage.sourcesAsked).toMatchObject([{ source: 'Library', outcome: 'error' }])
  })

  it('of the sources is named, and what the others gave stands', async () => {
    const law = lawOf([riley])
    const search: Law['search'] = async (query) => ({
      ...(await law.search(query)),
      asked: [
        { source: 'Library', outcome: 'answered' },
        { source: 'CourtListener', outcome: 'timeout', note: 'It did not answer within 10 seconds.' },
      ],
    })
    const { output } = await ask(phone, { ...law, search })
    expect(output.references).toHaveLength(1)
    expect(output.coverage.sourcesAsked).toContainEqual(
      expect.objectContaining({ source: 'CourtListener', outcome: 'timeout' }),
    )
  })

  it('an empty question is refused in words', async () => {
    await expect(ask('   ')).rejects.toThrow(/Write your legal question/)
  })
})
