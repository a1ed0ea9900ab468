import { describe, expect, it } from 'vitest'
import { supersedingOf } from './superseded.ts'

describe('provisions of the Constitution that an amendment took the force of', () => {
  it.each([
    ['U.S. Const. amend. XVIII', 'repealed', 'U.S. Const. amend. XXI, § 1', 1933],
    ['U.S. CONST. amend. XVIII, § 2', 'repealed', 'U.S. Const. amend. XXI, § 1', 1933],
    ['U.S. Const. art. I, § 3, cl. 1', 'superseded in part', 'U.S. Const. amend. XVII', 1913],
    ['U.S. Const. art. I, § 9, cl. 4', 'superseded in part', 'U.S. Const. amend. XVI', 1913],
    ['U.S. Const. art. II, § 1, cl. 3', 'superseded', 'U.S. Const. amend. XII', 1804],
    ['U.S. Const. art. IV, § 2, cl. 3', 'superseded', 'U.S. Const. amend. XIII', 1865],
    ['U.S. Const. amend. XII', 'superseded in part', 'U.S. Const. amend. XX, § 3', 1933],
  ])('%s was %s by %s', (citation, how, by, year) => {
    expect(supersedingOf(citation)).toMatchObject({ how, by: { citation: by, year } })
  })

  it.each([
    'U.S. Const. amend. XXI, § 1',
    'U.S. Const. amend. I',
    'U.S. Const. art. I',
    'U.S. Const. art. I, § 3',
    'U.S. Const. art. I, § 9, cl. 2',
    'U.S. Const. art. III, § 2',
    // The Eleventh Amendment touches one of its heads; who cites it for standing needs no flag.
    'U.S. Const. art. III, § 2, cl. 1',
    'U.S. Const. art. IV, § 2, cl. 1',
    '18 U.S.C. § 1',
    'no citation',
  ])('%s stands', (citation) => {
    expect(supersedingOf(citation)).toBeUndefined()
  })
})
