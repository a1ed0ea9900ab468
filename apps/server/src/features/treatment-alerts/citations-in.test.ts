import { describe, expect, it } from 'vitest'
import { citationsIn } from './citations-in.ts'

describe('what a report or document cites', () => {
  it('is each citation that a report checked, with what it said, and not what its passages cite', async () => {
    const report = {
      citations: [
        {
          text: 'Roe v. Wade, 410 U.S. 113 (1973)',
          status: 'verified',
          reason: 'It exists.',
          treatment: { flag: 'red', kind: 'overruled' },
          support: { passage: { text: 'See Griswold v. Connecticut, 381 U.S. 479 (1965).' } },
        },
        { text: 'Miranda v. Arizona, 384 U.S. 436 (1966)', status: 'unchecked', reason: 'No source.' },
      ],
    }
    expect(await citationsIn(report)).toEqual([
      { text: 'Roe v. Wade, 410 U.S. 113 (1973)', said: 'red' },
      { text: 'Miranda v. Arizona, 384 U.S. 436 (1966)', said: 'none' },
    ])
  })

  it('is each authority that a search found, by its name and year, and an enactment by its citation alone', async () => {
    const found = [
      { title: 'Lake v. Mill', citation: '998 F.4th 11', date: '2025-06-27', passage: 'as in 410 U.S. 113' },
      { title: 'Civil action for deprivation of rights', citation: '42 U.S.C. § 1983' },
    ]
    expect((await citationsIn({ results: found })).map(({ text }) => text)).toEqual([
      'Lake v. Mill, 998 F.4th 11 (2025)',
      '42 U.S.C. § 1983',
    ])
  })

  it('is read out of the words of a document, each authority once', async () => {
    const letter = {
      blocks: [
        { text: 'See Roe v. Wade, 410 U.S. 113 (1973). Id. at 120.' },
        ['Roe v. Wade, 410 U.S. 113, 121 (1973).'],
      ],
    }
    expect(await citationsIn(letter)).toEqual([{ text: 'Roe v. Wade, 410 U.S. 113 (1973)' }])
  })

  it.each([[null], [undefined], [7], ['no citation'], [{}], [[[[]]]]])('is nothing in %j', async (content) => {
    expect(await citationsIn(content)).toEqual([])
  })
})

it('knows what the check of an authority that was found said, and of one that nobody looked up that nothing was said', async () => {
  const roe = { title: 'Roe v. Wade', citation: '410 U.S. 113 (1973)', date: '1973-01-22' }
  const flagged = { status: 'verified', reason: 'It exists.', treatment: { flag: 'red', says: 'Overruled.' } }
  expect(await citationsIn({ references: [{ ...roe, check: flagged }] })).toEqual([
    { text: 'Roe v. Wade, 410 U.S. 113 (1973)', said: 'red' },
  ])
  expect(
    await citationsIn({
      results: [{ ...roe, citation: '410 U.S. 113', status: { status: 'unchecked', reason: 'Not yet.' } }],
    }),
  ).toEqual([{ text: 'Roe v. Wade, 410 U.S. 113 (1973)' }])
  expect(await citationsIn({ references: [{ ...roe, check: { status: 'verified', reason: 'It exists.' } }] })).toEqual([
    { text: 'Roe v. Wade, 410 U.S. 113 (1973)', said: 'none' },
  ])
})
