import { expect, it } from 'vitest'
import { citedIn } from '../../cited/cited.ts'
import { citationKeys } from '../citation-keys.ts'
import { findCitations } from '../find/find-citations.ts'

const found = (text: string) =>
  findCitations(text).flatMap((one) => (one.kind === 'law' ? [[one.code, one.section, one.pin?.words]] : []))

it('a rule is read with its set behind it', () => {
  expect(found('He moves under Rule 12(b)(6) of the Federal Rules of Civil Procedure, and must lose.')).toEqual([
    ['frcp', '12', '(b)(6)'],
  ])
  expect(found('See Rule 702 of the Federal Rules of Evidence.')).toEqual([['fre', '702', undefined]])
  expect(found('Rule 3 of the Federal Rules of Appellate Procedure governs.')).toEqual([['frap', '3', undefined]])
})

it('and is the same as in the short form', () => {
  expect(citationKeys('Rule 98 of the Federal Rules of Civil Procedure')).toEqual(citationKeys('Fed. R. Civ. P. 98'))
  const { wanted } = citedIn({ text: 'It fails Rule 12(b)(6) of the Federal Rules of Civil Procedure. It is late.' })
  expect(wanted.map(({ citation }) => citation)).toEqual(['Rule 12(b)(6) of the Federal Rules of Civil Procedure'])
})

it('a rule of no set that is known is none', () => {
  expect(found('Rule 12 of the house rules. Rule 4 of the Federal Rules. The Rule of law.')).toEqual([])
})
