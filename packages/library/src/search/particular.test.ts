import { expect, test } from 'vitest'
import type { StoredAuthority } from '../types.ts'
import { askedFor } from './asked.ts'
import { isParticular } from './particular.ts'
import { readQuery } from './read-query.ts'

const section = (title: string, field: string) => ({ title, field, kind: 'statute' }) as StoredAuthority
const asked = (text: string) => askedFor(readQuery(text).tree ?? { is: 'word', stem: '' }, text)
const fees = section('Patent Act: Attorney fees', 'Intellectual property')

test('a section of an act of its own subject is particular, unless the query has a word of it', () => {
  expect(isParticular(asked('attorney fees in a section 1983 case'), fees)).toBe(true)
  expect(isParticular(asked('attorney fees in a patent case'), fees)).toBe(false)
  expect(
    isParticular(
      asked('relief from a default judgment'),
      section(
        'Servicemembers Civil Relief Act: Protection of servicemembers against default judgments',
        'Civil procedure',
      ),
    ),
  ).toBe(true)
})

test('what names no act is not', () => {
  expect(
    isParticular(asked('attorney fees'), section('Proceedings in vindication of civil rights', 'Civil rights')),
  ).toBe(false)
  expect(
    isParticular(
      asked('summary judgment'),
      section('Federal Rules of Civil Procedure, Rule 56: Summary Judgment', 'Civil procedure'),
    ),
  ).toBe(false)
})
