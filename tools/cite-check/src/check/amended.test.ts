import type { CitationCheck, Law, ReadText } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/document-of.ts'
import type { CheckedDocument } from '../output.ts'
import { asText } from '../panel/as-text.ts'
import { needEye } from '../panel/words.ts'
import * as tool from '../server.ts'

const held: Record<string, ReadText & { name: string }> = {
  section: {
    name: 'Equal rights',
    authority: {
      id: 'section',
      kind: 'statute',
      title: 'Equal rights',
      citation: '42 U.S.C. § 1983',
      source: 'library',
    },
    text: 'Every person who does so shall be liable.',
    amendments: [
      { by: 'Pub. L. 96–170', date: '1979-12-29' },
      { by: 'Pub. L. 104–317', date: '1996-10-19' },
    ],
  },
  lake: {
    name: 'Lake v. Mill',
    authority: {
      id: 'lake',
      kind: 'case',
      title: 'Lake v. Mill',
      citation: '998 F.2d 11',
      date: '1990-03-01',
      source: 'library',
    },
    text: 'The claim arises under 42 U.S.C. § 1983.',
  },
  hill: {
    name: 'Hill v. Dale',
    authority: {
      id: 'hill',
      kind: 'case',
      title: 'Hill v. Dale',
      citation: '999 F.3d 5',
      date: '2001-03-01',
      source: 'library',
    },
    text: 'The claim arises under 42 U.S.C. § 1983.',
  },
}
const idOf = (text: string) =>
  /Lake/.test(text) ? 'lake' : /Hill/.test(text) ? 'hill' : /1983/.test(text) ? 'section' : 'x'

async function check(brief: string, cites: readonly string[] = ['lake', 'hill']) {
  const law: Partial<Law> = {
    verify: async (citations) => ({
      checks: citations.map((one): CitationCheck => {
        const text = typeof one === 'string' ? one : one.citation
        const { authority, name = '' } = held[idOf(text)] ?? {}
        return {
          text,
          status: 'verified',
          reason: 'It exists.',
          ...(authority && {
            found: {
              id: authority.id,
              name,
              citation: authority.citation,
              source: 'the library',
              ...(authority.date && { date: authority.date }),
            },
          }),
        }
      }),
      asked: [],
    }),
    read: async (id) => held[id] ?? null,
    citing: async (id) =>
      id === 'section'
        ? cites.flatMap((by) => {
            const citing = held[by]?.authority
            return citing ? [{ citing, kind: 'cited', start: 0, end: 5, words: 'The claim' }] : []
          })
        : [],
  }
  const documents = [{ name: 'brief.txt', text: documentOf(brief) }]
  const { output } = await runAction(tool.server, 'check', {}, { documents, law })
  return output as CheckedDocument
}
const lake = 'Lake v. Mill, 998 F.2d 11 (9th Cir. 1990)'
const hill = 'Hill v. Dale, 999 F.3d 5 (9th Cir. 2001)'
const last = 'Last amended by Pub. L. 104–317 (Oct 19, 1996), as its publisher prints it.'

it('says of a section when it was last amended, which is no flag and asks for no eye', async () => {
  const output = await check('See 42 U.S.C. § 1983.')
  expect(output.citations.map(({ amended }) => amended)).toEqual([last])
  expect(output.coverage.flagged).toBeUndefined()
  expect(needEye(output.citations, new Map())).toBe(0)
  expect(asText(output, [])).toContain(last)
})

it('says so where the year that is cited is earlier, and not where it is later', async () => {
  const [old] = (await check('See 42 U.S.C. § 1983 (1994).')).citations
  expect(old?.amended).toBe(`${last} The citation names 1994: check which text applies.`)
  for (const year of [1996, 2018])
    expect((await check(`See 42 U.S.C. § 1983 (${year}).`)).citations[0]?.amended).toBe(last)
})

it('names the decisions that were decided before and cite the section', async () => {
  const [section] = (await check(`See 42 U.S.C. § 1983; ${lake}; ${hill}.`)).citations
  expect(section?.amended).toBe(
    `${last} Lake v. Mill (1990), which this document also cites, was decided before that and cites this section: check that the words are the same.`,
  )
  const none = await check(`See 42 U.S.C. § 1983; ${lake}; ${hill}.`, ['hill'])
  expect(none.citations[0]?.amended).toBe(last)
})

it('says nothing of what has no list of acts', async () => {
  expect((await check(`See ${lake}.`)).citations[0]?.amended).toBeUndefined()
})
