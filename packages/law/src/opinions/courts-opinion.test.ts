import { describe, expect, test } from 'vitest'
import { findClauses } from '../clauses/find-clauses.ts'
import { courtsOpinionAt } from './courts-opinion.ts'

const body = 'The tenant gave notice by electronic mail, and the landlord sued for the rent of another year. '.repeat(6)
const held = 'We hold that the notice was sufficient under the statute.'
const opinion = `SUPREME COURT OF OHIO\n\nDOE v. ROE\n\nAMES, Justice.\n\n${body}\n\n${held}`

describe('the opinion of the court', () => {
  test('is the whole text where nobody writes apart', () => {
    expect(courtsOpinionAt({ text: opinion })).toEqual({ start: 0, end: opinion.length })
  })

  test.each([
    'PORTER, J., dissenting.',
    'STONE, Circuit Judge, concurring in part and concurring in the judgment.',
    'Justice REED, with whom Justice Porter joins, dissenting.',
    'DISSENT',
    '¶8 PORTER, J. (dissenting). I would affirm.',
    '{¶ 31} Porter, C.J., dissenting in part and concurring in part.',
    '[*P12] PORTER, Acting P. J., Dissenting.',
    '(Porter, J., concurring specially)',
    'Hon. Ann Porter (dissenting).',
    'CONCURRING AND DISSENTING OPINION BY JUDGE PORTER',
    'Dissent by: PORTER',
    'PORTER, Vice Chief Justice, concurring in result only.',
    'Porter, J., concurs in part and dissents in part.',
    'PORTER, J., dissenting from the denial of rehearing en banc:',
  ])('ends before %s', (byline) => {
    const text = `${opinion}\n\n${byline}\n\nWe hold too much today.`
    expect(courtsOpinionAt({ text }).end).toBe(text.indexOf(byline))
  })

  test.each([
    'In Doe we followed the opinion of Judge Porter dissenting below.',
    '¶9 The dissent would hold otherwise, but the statute is plain.',
    'Justice Porter, dissenting in that case, wrote that leases end by notice.',
    'Porter, J., concurs.',
  ])('does not end where a judge is cited or only joins: %s', (words) => {
    const text = `${opinion}\n\n${words}`
    expect(courtsOpinionAt({ text }).end).toBe(text.length)
  })

  test('begins after a syllabus', () => {
    const first = 'JUSTICE AMES delivered the opinion of the Court.'
    const text = `Syllabus\n\nHeld: The notice was sufficient.\n\n${first}\n\n${body}\n\n${held}`
    expect(courtsOpinionAt({ text }).start).toBe(text.indexOf(first))
  })
})

test('what a dissent would hold is no holding', () => {
  const text = `${opinion}\n\nPORTER, J., dissenting.\n\nWe hold too little when we hold that the writing may be a message.`
  const holding = findClauses({ text }, 'opinion').find(({ clause }) => clause.id === 'clause.holding')
  expect(holding?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([held])
})
