import type { Party } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { specificsOf } from './specifics.ts'

const party = (name: string, role: string): Party => ({ name, role, from: 'preamble', start: 0, end: 1 })
const parties = [party('Harbor Analytics LLC', 'Provider'), party('Mill Creek Stores, Inc.', 'Customer')]

describe('what a clause says of this document', () => {
  it.each([
    ['Customer shall indemnify and hold harmless Provider up to $50,000.', 'It binds Customer. It states $50,000.'],
    ['Each party waives its right to a trial by jury.', 'It binds both parties.'],
    ['The term renews unless notice is given ninety days before its end.', 'It states ninety days.'],
  ])('%s', (words, says) => expect(specificsOf(words, parties)).toBe(says))

  it('is nothing where it binds nobody and states no figure', () =>
    expect(specificsOf('The invalidity of one term does not affect the others.', parties)).toBeNull())
})
