import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SourceAsked } from '../coverage.ts'
import { coverageSentences } from '../coverage-words.ts'
import type { DocumentText } from '../document-text.ts'
import { CasewrightError } from '../errors.ts'
import type { Reason } from '../reason/reason.ts'
import { modelSaying } from '../testing/model-saying.ts'
import { testContext } from '../testing/run-action.ts'
import { orEvidence } from './or-evidence.ts'
import { settled } from './with-coverage.ts'

const answered = (source: string, found = 1): SourceAsked => ({ source, outcome: 'answered', found })
const document = (pages: number, failed?: number): DocumentText => ({
  kind: 'pdf',
  sha256: '0'.repeat(64),
  text: 'words',
  pages: Array.from({ length: pages }, (_, at) => ({
    number: at + 1,
    start: 0,
    end: 5,
    ...(at + 1 === failed && { failed: true }),
  })),
  pagesTotal: pages,
  blocks: [],
  warnings: [],
})
const check = (text: string) => ({ text, status: 'verified' as const, reason: 'It exists.' })
const request = {
  evidence: [{ id: 'a', kind: 'document', title: 'A', text: 'words' }] as const,
  prompt: { id: 'test', version: '1', task: 'Say something.' },
  schema: z.object({ said: z.string() }),
}

describe('the coverage of a result', () => {
  it('names everyone who was asked, by whatever way, and counts what was read and checked', async () => {
    const { context } = testContext({
      documents: [{ name: 'brief.pdf', text: document(3, 2) }],
      law: {
        search: async () => ({ results: [], total: 0, asked: [answered('Library', 2), answered('eCFR')] }),
        lookup: async () => ({ authority: null, asked: [answered('CourtListener')] }),
        verify: async () => ({
          checks: [check('1 U.S. 1')],
          asked: [{ source: 'eCFR', outcome: 'timeout', note: 'It did not answer.' }],
        }),
      },
      web: { search: async () => ({ results: [], total: 0, asked: [answered('SearXNG')], by: 'engine' }) },
    })
    await context.files.read()
    await Promise.all([context.law.search('x'), context.law.lookup('1 U.S. 1'), context.web.search('x')])
    await context.law.verify(['1 U.S. 1'])
    expect(context.coverage({ notes: ['One note.'] })).toEqual({
      basis: 'evidence',
      pages: 3,
      pagesRead: 2,
      unreadPages: [2],
      ocrPages: [],
      citations: { verified: 1 },
      looks: { verified: 1 },
      sourcesAsked: [
        answered('Library', 2),
        { source: 'eCFR', outcome: 'timeout', found: 1, questions: 2, answered: 1, note: 'It did not answer.' },
        answered('CourtListener'),
        answered('SearXNG'),
      ],
      notes: ['One note.'],
    })
  })

  it('names a search that failed as a whole', async () => {
    const failing = async () => {
      throw new Error('down')
    }
    const { context } = testContext({ law: { search: failing }, web: { search: failing } })
    await expect(context.law.search('x')).rejects.toThrow('down')
    await expect(context.web.search('x')).rejects.toThrow('down')
    expect(context.coverage().sourcesAsked).toMatchObject([
      { source: 'Library', outcome: 'error' },
      { source: 'The web', outcome: 'error' },
    ])
  })

  it('says which pages of which of several documents were not read', async () => {
    const { context } = testContext({
      documents: [
        { name: 'one.pdf', text: document(2, 1) },
        { name: 'two.pdf', text: document(3) },
      ],
    })
    await context.files.read('document-1')
    await context.files.read('document-2')
    expect(context.coverage()).toMatchObject({ pages: 5, pagesRead: 4, notes: ['one.pdf: not read: page 1.'] })
  })

  it('claims no model that did not answer', async () => {
    const { context } = testContext({ reason: modelSaying({ said: 'x' }) })
    expect(context.coverage({ usesModel: true }).basis).toBe('evidence')
    await context.reason?.(request)
    expect(context.coverage().basis).toBe('model')
    expect(context.coverage({ usesModel: false }).basis).toBe('evidence')
  })

  it('is put right where a tool forgets a source, makes one up, or claims a model', async () => {
    const { context, account } = testContext({
      law: { search: async () => ({ results: [], total: 0, asked: [answered('eCFR', 0)] }) },
    })
    await context.law.search('x')
    const asked = [answered('eCFR', 0)]
    const made = (coverage: unknown) => (settled({ coverage }, account) as { coverage: unknown }).coverage
    expect(made({ basis: 'evidence', notes: ['Mine.'] })).toEqual({
      basis: 'evidence',
      notes: ['Mine.'],
      sourcesAsked: asked,
    })
    expect(made({ basis: 'model', sourcesAsked: [answered('Westlaw')] })).toEqual({
      basis: 'evidence',
      sourcesAsked: asked,
    })
    expect(made('its own idea of coverage')).toBe('its own idea of coverage')
    expect(settled(null, account)).toBeNull()
  })
})

describe('a model, or the evidence alone', () => {
  const busy: Reason = async () => {
    throw new CasewrightError('model-busy')
  }
  it('gives what the model said', async () => {
    const { context, steps } = testContext({ reason: modelSaying({ said: 'yes' }) })
    const { reasoned, note } = await orEvidence(context, request, 'the checks work alone.')
    expect([reasoned?.answer, note]).toEqual([{ said: 'yes' }, undefined])
    expect(steps).toEqual([{ message: 'Asking the model' }])
  })

  it('says that there is no model, or why it failed, and what the result is instead', async () => {
    const without = await orEvidence(testContext().context, request, 'the checks work alone.')
    expect(without).toEqual({ reasoned: null, note: 'No model is connected: the checks work alone.' })
    const failed = await orEvidence(testContext({ reason: busy }).context, request, 'the checks work alone.')
    expect(failed.note).toMatch(/^The model took no part: The language model is busy\..* The checks work alone\.$/)
  })

  it('hides neither a cancelled run nor an error of the tool', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(orEvidence(testContext({ reason: busy, signal: stopped }).context, request)).rejects.toThrow('busy')
    const broken: Reason = async () => {
      throw new TypeError('a mistake')
    }
    await expect(orEvidence(testContext({ reason: broken }).context, request)).rejects.toThrow('a mistake')
  })
})

describe('how citations stand in the coverage', () => {
  const flag = { flag: 'red', kind: 'overruled', says: '', by: { name: '' }, source: '' } as const
  const { context } = testContext({})

  it('calls none verified whose authority no longer stands', () => {
    const overruled = { ...check('2 U.S. 2'), treatment: flag }
    expect(context.coverage({ citations: [check('1 U.S. 1'), overruled] })).toMatchObject({
      looks: { verified: 1, red: 1 },
      flagged: { red: 1, amber: 0 },
    })
    expect(
      coverageSentences(context.coverage({ citations: [check('1 U.S. 1'), overruled] })).map(({ lead }) => lead),
    ).toEqual(['1 of 2 citations verified.', '1 citation is no longer good law.'])
    expect(coverageSentences(context.coverage({ citations: [overruled] })).map(({ lead }) => lead)).toEqual([
      '1 citation is no longer good law.',
    ])
  })

  it('counts what is wrong and does not stand once, as the worse', () => {
    const wrong = (flagged: typeof flag | (Omit<typeof flag, 'flag'> & { flag: 'amber' })) => ({
      ...check('2 U.S. 2'),
      status: 'mismatch' as const,
      treatment: flagged,
    })
    expect(context.coverage({ citations: [wrong(flag)] })).toMatchObject({
      citations: { mismatch: 1 },
      looks: { red: 1 },
      flagged: { red: 1, amber: 0 },
    })
    const doubted = context.coverage({ citations: [wrong({ ...flag, flag: 'amber' })] })
    expect([doubted.looks, doubted.flagged]).toEqual([{ mismatch: 1 }, undefined])
  })

  it('counts no authority that a search found as a citation, however it stands, and tells each once', () => {
    const open = { ...check('3 U.S. 3'), status: 'unchecked' } as const
    const found = [check('2 U.S. 2'), open, { ...open, text: '4 U.S. 4', treatment: flag }]
    const alone = context.coverage({ citations: [], results: found })
    expect([alone.citations, alone.looks]).toEqual([undefined, undefined])
    expect(alone).toMatchObject({ results: 3, unverified: { unchecked: 2 }, flagged: { red: 1, amber: 0 } })
    expect(coverageSentences(alone).map(({ lead }) => lead)).toEqual([
      'The citations of 2 authorities found are unchecked.',
      '1 authority found is no longer good law.',
    ])
    const beside = context.coverage({ citations: [check('1 U.S. 1')], results: [check('2 U.S. 2'), open] })
    expect(beside).toMatchObject({ citations: { verified: 1 }, looks: { verified: 1 }, unverified: { unchecked: 1 } })
    expect(coverageSentences(beside).map(({ lead }) => lead)).toEqual([
      '1 of 1 citation verified.',
      'The citation of 1 authority found is unchecked.',
    ])
  })

  it('counts what is cited and was found as well once, and how many a search found, even where it is none', () => {
    const overruled = { ...check('2 U.S. 2'), treatment: flag }
    expect(context.coverage({ citations: [overruled], results: [overruled] })).toMatchObject({
      looks: { red: 1 },
      flagged: { red: 1, amber: 0 },
      results: 1,
    })
    const found = { id: 'roe', name: 'Roe v. Wade', citation: '410 U.S. 113', source: 'the library' }
    const short = { ...overruled, text: 'Roe v. Wade, 410 U.S. 113', found }
    const long = { ...short, text: 'Roe v. Wade, 410 U.S. 113 (1973)' }
    expect(context.coverage({ citations: [short], results: [long] }).flagged).toEqual({ red: 1, amber: 0 })
    expect(context.coverage({ results: [] }).results).toBe(0)
    expect(context.coverage().results).toBeUndefined()
  })
})
