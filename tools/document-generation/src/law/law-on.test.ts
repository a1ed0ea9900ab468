import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { made } from '../generate/make.ts'
import { coverageOfLaw, lawOn } from './law-on.ts'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))
const type = (id: string) => templates.get(id) as Template

it('says beside a clause what federal law requires of it, with its authority and when it was read', () => {
  const notes = lawOn(type('consulting-agreement'), { ownershipTerms: 'The Client owns the report.' })
  expect(notes.map(({ field, authority }) => [field, authority])).toContainEqual([
    'ownershipTerms',
    '17 U.S.C. § 204(a)',
  ])
  expect(notes.every(({ read }) => read === 'Read in the United States Code on Nov 23, 2026.')).toBe(true)
})

it('says nothing of a term that was not given, and nothing in a letter', () => {
  expect(lawOn(type('consulting-agreement'), { scope: 'Advice.' })).toEqual([])
  expect(lawOn(type('business-letter'), { purpose: 'We want to arbitrate.' })).toEqual([])
})

it('says the law of transport workers in employment contracts alone', () => {
  const of = (id: string) =>
    lawOn(type(id), { arbitrationTerms: 'Disputes go to arbitration.' }).map((one) => one.authority)
  expect(of('employment-contract')).toContain('9 U.S.C. § 1')
  expect(of('rental-agreement')).not.toContain('9 U.S.C. § 1')
})

it('names the state whose law was not checked', () => {
  expect(coverageOfLaw(type('rental-agreement'), { governingState: 'Ohio' }).join(' ')).toContain(
    'Local law was not checked: no clause was compared with what the law of Ohio requires or forbids.',
  )
})

it('stays with a document that is made again', () => {
  const { law } = made(type('employment-contract'), { arbitrationTerms: 'Disputes go to arbitration.' })
  expect(law?.map(({ authority }) => authority)).toContain('9 U.S.C. § 2')
})
