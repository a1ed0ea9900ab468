import type { CitationCheck, Law, Review, Run, TreatmentFlag } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { insideOf, makeDocx, paragraph, run } from '@casewright/redline/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import { correctedBriefOf } from './corrected/brief.ts'
import { correctedText, takenOf } from './corrected/taken.ts'
import { correctedTextOf } from './corrected/text.ts'
import { replaced } from './decisions.ts'
import type { CheckedDocument } from './output.ts'
import { needEye } from './panel/words.ts'
import * as tool from './server.ts'

type Answer = Partial<CitationCheck>
const differs = (field: string, written: string, found: string, name = 'Lake v. Mill Partners, Inc.'): Answer => ({
  status: 'mismatch',
  found: { id: 'lake', name, citation: '998 F.4th 11', source: 'the library' },
  differences: [{ field, written, found }],
})

async function check(brief: string, answer: (citation: string) => Answer, file?: { name: string; bytes: Uint8Array }) {
  const law: Partial<Law> = {
    verify: async (citations) => ({
      checks: citations.map((one) => {
        const text = typeof one === 'string' ? one : one.citation
        return { text, status: 'verified' as const, reason: 'It exists.', ...answer(text) }
      }),
      asked: [],
    }),
  }
  const text = file ? await readDocument(file.bytes, { name: file.name }) : documentOf(brief)
  const documents = [{ name: file?.name ?? 'brief.txt', text }]
  return (await runAction(tool.server, 'check', {}, { documents, law })).output as CheckedDocument
}

const proposed = (output: CheckedDocument) =>
  output.citations.map(({ corrections = [] }) => corrections.map(({ label, words }) => [label, words]))

const take = (output: CheckedDocument, ...ids: string[]): Review[] =>
  output.citations.flatMap(({ id, corrections }) =>
    corrections?.[0] && (ids.length === 0 || ids.includes(id))
      ? [
          {
            item: id,
            decision: replaced,
            text: corrections[0].words,
            by: 'Dana Okafor',
            at: '2026-11-28T09:00:00.000Z',
          },
        ]
      : [],
  )

const runOf = (output: CheckedDocument, reviews: Review[]) =>
  ({
    output,
    reviews,
    documents: [{ id: 'd1', name: 'brief.docx', bytes: 1, kind: 'docx' }],
    createdAt: '2026-11-28T08:00:00.000Z',
    endedAt: null,
  }) as unknown as Run<CheckedDocument>

describe('a wrong citation is proposed in its right form', () => {
  it.each([
    [
      'Lake v. Mill Holdings, Inc., 998 F.4th 11 (9th Cir. 2025)',
      differs('name', 'Lake v. Mill Holdings, Inc.', 'Lake v. Mill Partners, Inc.'),
      'Correct the name',
      'Lake v. Mill Partners, Inc., 998 F.4th 11 (9th Cir. 2025)',
    ],
    [
      'Leak v. Mill Partners, Inc., 998 F.4th 11, 13 (9th Cir. 2025)',
      differs(
        'name',
        'Leak v. Mill Partners, Inc.',
        'LAKE v. MILL PARTNERS, INC., et al.',
        'LAKE v. MILL PARTNERS, INC.',
      ),
      'Correct the name',
      'Lake v. Mill Partners, Inc., 998 F.4th 11, 13 (9th Cir. 2025)',
    ],
    [
      'Lake v. Mill Partners, Inc., 998 F.4th 11, 13 (9th Cir. 1999)',
      differs('year', '1999', '2025'),
      'Correct the year',
      'Lake v. Mill Partners, Inc., 998 F.4th 11, 13 (9th Cir. 2025)',
    ],
    [
      'Lake v. Mill Partners, Inc., 998 F.4th 11 (5th Cir. 2025)',
      differs('court', '5th Cir.', 'United States Court of Appeals for the Ninth Circuit'),
      'Correct the court',
      'Lake v. Mill Partners, Inc., 998 F.4th 11 (9th Cir. 2025)',
    ],
    [
      'Lake v. Mill Partners, Inc., 998 F.4th 13 (9th Cir. 2025)',
      differs('page', '998 F.4th 13', 'inside Lake v. Mill Partners, Inc., 998 F.4th 11'),
      'Correct the page',
      'Lake v. Mill Partners, Inc., 998 F.4th 11 (9th Cir. 2025)',
    ],
  ])('%s', async (brief, answer, label, words) => {
    expect(proposed(await check(`See ${brief}.`, () => answer))).toEqual([[[label, words]]])
  })

  it.each([
    ['where no party agrees', 'Oak v. Elm', differs('name', 'Oak v. Elm', 'Lake v. Mill Partners, Inc.')],
    [
      'where only a government agrees',
      'Oak v. United States',
      differs('name', 'Oak v. United States', 'Lake v. United States', 'Lake v. United States'),
    ],
    [
      'where name and year both differ',
      'Leak v. Mill Partners, Inc.',
      {
        ...differs('name', 'Leak v. Mill Partners, Inc.', 'Lake v. Mill Partners, Inc.'),
        differences: [
          { field: 'name', written: 'Leak v. Mill Partners, Inc.', found: 'Lake v. Mill Partners, Inc.' },
          { field: 'year', written: '2025', found: '1999' },
        ],
      },
    ],
    ['where the year is told in words', 'Lake v. Mill', differs('year', '2025', 'it is 2024', 'Lake v. Mill')],
  ])('nothing is proposed %s', async (_, name, answer) => {
    const output = await check(`See ${name}, 998 F.4th 11 (9th Cir. 2025).`, () => answer as Answer)
    expect(proposed(output)).toEqual([[]])
    expect(output.text).toBeUndefined()
  })

  it('the case of that name and year takes the place of a number that leads nowhere', async () => {
    const namesake = {
      name: 'Lake v. Mill',
      citation: '678 F. Supp. 3d 443',
      court: 'United States District Court for the Southern District of New York',
      date: '2023-06-22',
      source: 'the library',
      says: 'The library has Lake v. Mill at 678 F. Supp. 3d 443.',
    }
    const brief = 'See Lake v. Mill, 2023 WL 4114965, at *3 (S.D.N.Y. June 22, 2023).'
    const output = await check(brief, () => ({ status: 'unchecked', namesake }))
    expect(proposed(output)[0]?.[0]).toEqual([
      'Cite 678 F. Supp. 3d 443',
      'Lake v. Mill, 678 F. Supp. 3d 443 (S.D.N.Y. 2023)',
    ])
    expect(output.citations[0]?.corrections?.[0]?.caution).toMatch(/page is left out/)
    const other = await check(brief.replace('2023).', '2022).'), () => ({ status: 'unchecked', namesake }))
    expect(proposed(other)).toEqual([[]])
  })

  it('later history is added behind the parentheticals, and only a case’s own', async () => {
    const treatment: TreatmentFlag = {
      flag: 'red',
      kind: 'overruled',
      says: 'No longer good law.',
      by: { name: 'Hill v. Dale', citation: '601 U.S. 1', year: 2024 },
      source: 'list of overruled Supreme Court decisions',
    }
    const brief = 'See Lake v. Mill, 410 U.S. 113, 120 (1973) (so holding). Id. at 121.'
    const output = await check(brief, () => ({ treatment }))
    expect(proposed(output)).toEqual([
      [
        [
          'Add “overruled by”',
          'Lake v. Mill, 410 U.S. 113, 120 (1973) (so holding), overruled by Hill v. Dale, 601 U.S. 1 (2024)',
        ],
      ],
      [],
    ])
    const at = { id: 'hill', name: 'Hill v. Dale', citation: '601 U.S. 1' }
    const ofWords = { ...treatment, words: 'It is overruled.', in: at, source: 'the words of Hill v. Dale, 601 U.S. 1' }
    expect(proposed(await check(brief, () => ({ treatment: ofWords })))).toEqual([[], []])
    const shown = { ...ofWords, isListed: true }
    expect(proposed(await check(brief, () => ({ treatment: shown })))).toEqual(proposed(output))
    const byStatute = { ...treatment, by: { name: 'An Act', citation: 'Pub. L. No. 1-1', year: 2024 } }
    expect(proposed(await check(brief, () => ({ treatment: byStatute })))).toEqual([[], []])
  })
})

describe('the same mistake is corrected together', () => {
  const wrong = 'Lake v. Mill Holdings, Inc., 998 F.4th 11'
  const brief = `See ${wrong} (9th Cir. 2025). And Mill Holdings, 998 F.4th at 12. Then ${wrong}, 14 (9th Cir. 2025).`
  const answer = (text: string) =>
    /Oak/.test(text) ? {} : differs('name', 'Lake v. Mill Holdings, Inc.', 'Lake v. Mill Partners, Inc.')

  it('in full citations and in short forms that have the wrong word', async () => {
    const output = await check(`${brief} Oak v. Elm, 2 F.4th 3 (1st Cir. 2021).`, answer)
    expect(output.citations.map(({ corrections }) => corrections?.[0]?.group)).toEqual([1, 1, 1, undefined])
    expect(output.citations[1]?.corrections?.[0]?.words).toBe('Mill Partners, 998 F.4th at 12')
  })

  it('in a copy of the text, with all else as it was, and it needs no eye any longer', async () => {
    const output = await check(brief, answer)
    const reviews = take(output)
    expect(correctedText(output.text ?? '', takenOf(output, reviews))).toBe(brief.replaceAll('Holdings', 'Partners'))
    expect(new TextDecoder().decode(correctedTextOf(runOf(output, reviews)))).toBe(
      brief.replaceAll('Holdings', 'Partners'),
    )
    expect(needEye(output.citations, new Map(reviews.map((one) => [one.item, one])))).toBe(0)
    expect(takenOf(output, [{ ...(reviews[0] as Review), decision: 'confirmed' }])).toEqual([])
  })

  it('in the Word file as tracked changes by who took them', async () => {
    const bytes = await makeDocx(['ARGUMENT', brief, 'It ends here.'].map((line) => paragraph(run(line))).join(''))
    const output = await check('', answer, { name: 'brief.docx', bytes })
    expect(output.citations[0]?.where).toEqual({ paragraph: 2 })
    const made = await correctedBriefOf(runOf(output, take(output)), words, { original: async () => bytes })
    const body = await (await insideOf(made)).part('word/document.xml')
    expect(body.match(/<w:ins /g)).toHaveLength(3)
    expect(body.match(/<w:del /g)).toHaveLength(3)
    expect(body).toContain('w:author="Dana Okafor"')
    await expect(correctedBriefOf(runOf(output, []), words, { original: async () => bytes })).rejects.toThrow(
      /No correction was taken/,
    )
  })

  it('in a list with places, where the file cannot be changed', async () => {
    const output = await check(`One page.\f${brief}`, answer)
    const list = new TextDecoder().decode(correctedTextOf(runOf(output, take(output, 'citation-1'))))
    expect(list).toContain('1. p. 2')
    expect(list).toContain('Change to: Lake v. Mill Partners, Inc., 998 F.4th 11 (9th Cir. 2025)')
    await expect(correctedBriefOf(runOf(output, take(output)), words, { original: async () => null })).rejects.toThrow(
      /Only a Word file/,
    )
  })
})

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
