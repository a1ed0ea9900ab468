import type { SourceAsked } from '@casewright/core'
import { expect, it } from 'vitest'
import type { LawDesk } from './desk.ts'
import { lawAt } from './law-at.ts'
import { namesFor } from './names.ts'

it('tells who was asked for a text, found or not', async () => {
  const asked: SourceAsked[] = [{ source: 'CourtListener', outcome: 'timeout', note: 'It did not answer.' }]
  const told: SourceAsked[] = []
  const desk = { read: async () => ({ found: null, asked }) } as unknown as LawDesk
  expect(await lawAt(desk, namesFor({}), (sources) => told.push(...sources)).read('courtlistener:1')).toBeNull()
  expect(told).toEqual(asked)
})
