import { expect, test } from 'vitest'
import { kindTitle } from './kind-title.ts'

const court = 'UNITED STATES DISTRICT COURT\n\nANN DOE, Plaintiff,\nv.\nBEN ROE, Defendant.\n\nNo. 2:20-cv-00123\n\n'

test.each([
  ['JUDGMENT', 'order', 'Judgment'],
  ['CIVIL SCHEDULING AND PRETRIAL ORDER', 'order', 'Scheduling Order'],
  ['NOTICE OF HEARING', 'notice', 'Notice of Hearing'],
  ['ORDER GRANTING MOTION TO STAY', 'order', 'Court Order'],
] as const)('%s', (title, kind, name) =>
  expect(kindTitle({ text: `${court}${title}\n\nThe court has read the papers.` }, kind)).toBe(name),
)
