import { describe, expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { findingOf } from '../findings.ts'
import { federal } from './__fixtures__/federal.ts'
import { federalChecks } from './index.ts'

const found = (id: string, text: string) => {
  const check = federalChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  return findingOf(
    check,
    checkedDocument({ text: `${text}\n\nThis is about employment.`, blocks: [], pages: [] }, 'contract'),
  )
}

describe('a term that federal law does not let stand', () => {
  test.each(federal)('%s is told of: %s', (id, breaks) => {
    expect(found(id, breaks)).toMatchObject({ check: { id } })
  })

  test.each(federal)('%s is not told of: %s %s', (id, _, keeps) => {
    expect(found(id, keeps)).toBeNull()
  })
})

test('a charge that is being settled has no fixed days', () => {
  const text =
    'Employee, who filed a charge with the EEOC, releases all claims under the ADEA.\n\nEmployee has 10 days to consider this Agreement.'
  expect(found('risk.age-release', text)).toBeNull()
})

test('what a release of age claims must say, and this one does not, is told of at the release', () => {
  const text = 'Employee releases all claims under the Age Discrimination in Employment Act.'
  expect(found('risk.age-release', text)).toMatchObject({
    message: 'Nothing gives 7 days to revoke, which the Act asks the agreement to say.',
  })
})
