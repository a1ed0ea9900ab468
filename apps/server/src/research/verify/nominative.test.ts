import type { Authority } from '@casewright/core'
import { expect, it } from 'vitest'
import { verifyAll } from './verify.ts'

const marbury: Authority = {
  id: 'm1',
  kind: 'case',
  title: 'Marbury v. Madison',
  citation: '5 U.S. 137',
  court: 'scotus',
  date: '1803-02-24',
  source: 'library',
}

const check = async (citation: string) => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: () => 'the library' },
      lookUp: async (wanted) => ({
        answers: new Map(
          wanted.map(({ key }) => [key, { candidates: key === 'us/5/137' ? [marbury] : [], lackedBy: [], notes: [] }]),
        ),
        asked: [],
      }),
      complete: async (authority) => authority,
      read: async () => null,
    },
    [citation],
  )
  return checks[0]
}

it.each([
  ['Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)', 'verified'],
  ['Marbury v. Madison, 5 U.S. (2 Cranch) 137 (1803)', 'mismatch'],
  ['Marbury v. Madison, 5 U.S. (1 Wheat.) 137 (1803)', 'mismatch'],
  ['Marbury v. Madison, 6 U.S. (1 Cranch) 137 (1803)', 'mismatch'],
  ['Nobody v. Madison, 13 U.S. (9 Cranch) 900 (1815)', 'unchecked'],
  ['Nobody v. Madison, 13 U.S. (9 Cranch) 900 (1842)', 'mismatch'],
])('the two volumes of an early decision are one, and its year is one of theirs: %s', async (citation, status) => {
  expect((await check(citation))?.status).toBe(status)
})
