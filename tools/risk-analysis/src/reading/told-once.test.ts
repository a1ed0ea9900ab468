import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const titles = (description: string) =>
  evidenceOf({ caseType: 'employment', description } as never, [], new Date('2026-11-30')).unsettled.map(
    ({ title }) => title,
  )
const charge = 'Charge filed with the agency'
const poster = 'She will say that no EEOC poster was up; the manager thinks it was.'

it('does not ask about in one place what is told in another', () =>
  expect(titles(`We defend a mill. She filed her charge with the EEOC in May 2026. ${poster}`)).not.toContain(charge))

it('and asks where nothing tells it', () =>
  expect(titles(`We defend a mill. ${poster} The EEOC may hear of it from her.`)).toContain(charge))
