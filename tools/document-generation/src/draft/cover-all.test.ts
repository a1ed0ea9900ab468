import { testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { generation } from '../input.ts'
import { type DocumentType, generated } from '../output.ts'
import { madeOf } from '../panel/generation-of.ts'
import { server } from '../server.ts'
import { takenOut, without } from './cover-all.ts'
import { toDraft } from './draft.ts'
import { withEdits } from './edits.ts'
import { emptyWork, type Shown, type Work } from './work.ts'

const { context } = testContext()
const { types } = (await server.actions.types({}, context)) as { types: DocumentType[] }
const now = { mayDictate: false, at: '2026-11-21T15:00:00.000Z' }
const digits = (words: string) => words.replace(/\D/g, '')
/** Whether five digits of a secret stand in a row anywhere, whatever is between them. */
const tells = (said: string, secret: string) => {
  const all = digits(secret)
  const row = said.replace(/(?<=\d)[^\d"]{1,3}(?=\d)/g, '')
  return Array.from({ length: all.length - 4 }, (_, at) => all.slice(at, at + 5)).filter((some) => row.includes(some))
}

const made = async (documentType: string, textContent: string): Promise<{ work: Work; shown: Shown }> => {
  const input = generation.parse({ documentType, inputMethod: 'paste', textContent, today: '2026-11-21' })
  const output = generated.parse(await server.actions.generate(input, context))
  const document = madeOf(output)
  const shown: Shown = {
    run: 'run-1',
    made: document,
    edited: { title: document.title, parts: document.parts, corrected: { ...document.answers } },
    textMark: 7,
    isOpen: true,
  }
  const answers = { [documentType]: output.answers }
  const tab = types.find(({ id }) => id === documentType)?.tab ?? ''
  const text = textContent
  return { work: { ...emptyWork(tab), type: documentType, text, answers, corrections: answers, shown }, shown }
}

describe('a number by which somebody is identified is in no draft', () => {
  const person = 'Full name: Dana Okafor\nPosition: Paralegal\n'
  it.each([
    [
      'job-application',
      `${person}Work experience: Paralegal at Ada Works, my social security number there was 123-45-6789`,
    ],
    ['job-application', `${person}Skills: Filing, French. My passport is X1234567`, 'X1234567'],
    ['job-application', `${person}SSN: 123-45-6789\nWork experience: Clerk, 123456789, then 12345-6789`],
    ['job-application', `${person}Education: B.A., student number 123‑45‑6789`],
    ['job-application', `${person}References: Bo, 123\u00a045\u00a06789`],
    ['job-application', `${person}Work experience: Clerk, one two three, four five, six seven eight nine`],
    [
      'visa-application',
      'Full name: Ada Marsh\nPassport number: X1234567\nPurpose of travel: Visit, as X 123-4567',
      'X1234567',
    ],
    ['business-letter', 'Write to Bo Lund about my SSN: 123 456 789. It was 123—45—6789 before.'],
    ['business-letter', 'Write to Bo Lund. My ITIN is 912/78/1234, my passport no. X1234567.', '912781234'],
  ])('%s: %s', async (type, text, secret = '123-45-6789') => {
    const { work, shown } = await made(type, text)
    const fields = types.find(({ id }) => id === type)?.fields ?? []
    for (const places of [[], null]) {
      const drafts = [
        toDraft(work, types, { places, before: text }, now),
        // A type that is gone: nothing says what is sensitive.
        toDraft(work, [], { places, before: text }, now),
        withEdits(null, { of: 'kept:1:2', at: now.at, shown }, fields),
      ]
      for (const draft of drafts) {
        const said = JSON.stringify(draft)
        expect(said).toContain(takenOut)
        expect(tells(said, secret)).toEqual([])
        expect(said).not.toMatch(/X\W?123|four five/)
      }
    }
    // It stood there, unless it was spoken.
    if (!text.includes('one two')) expect(tells(JSON.stringify(work), secret)).not.toEqual([])
  })

  it('where it begins in one run and ends in another, stands in a title, a label or a doubt', () => {
    const draft = without(
      {
        title: 'Letter on 123-45-6789',
        parts: [
          { kind: 'paragraph', runs: [{ text: 'My SSN is 123-', bold: true }, { text: '45' }, { text: '-6789, yes' }] },
          { kind: 'paragraph', runs: [{ text: 'My passport is ' }, { text: 'X1234567', bold: true }] },
          { kind: 'rows', rows: [{ label: 'Passport', runs: [{ text: 'Y7654321' }] }] },
        ],
        doubts: [{ field: 'x', words: 'X1234567', why: 'No Y7654321 stands there.' }],
      },
      { values: [] },
    )
    expect(draft).toEqual({
      title: `Letter on ${takenOut}`,
      parts: [
        { kind: 'paragraph', runs: [{ text: `My SSN is ${takenOut}`, bold: true }, { text: ', yes' }] },
        { kind: 'paragraph', runs: [{ text: 'My passport is ' }, { text: takenOut, bold: true }] },
        { kind: 'rows', rows: [{ label: 'Passport', runs: [{ text: takenOut }] }] },
      ],
      doubts: [{ field: 'x', words: takenOut, why: `No ${takenOut} stands there.` }],
    })
    // What was taken out once costs no further words the next time.
    expect(without(draft, { values: [], names: ['Passport number'] })).toEqual(draft)
  })

  it('under answers whose fields are called as properties are', () =>
    expect(without({ answers: { a: { kind: 'SSN 123-45-6789', number: '123456789' } } }, { values: [] })).toEqual({
      answers: { a: { kind: `SSN ${takenOut}`, number: takenOut } },
    }))
})
