import { toDraft } from '@casewright/templates/pages'
import { expect, it } from 'vitest'
import { pointsIn } from './points.ts'
import { schema } from './schema.ts'

it('points that are still to be drafted are found at their places, also behind a blank', () => {
  const { blank } = schema.marks
  const point = toDraft('Served 8/11 on agent.')
  const line = schema.node('paragraph', null, [
    schema.text('[Court]', [blank.create({ field: 'court', label: 'Court', key: 1 })]),
    schema.text(` heard it. ${point} It ended. ${point}`),
  ])
  const doc = schema.node('doc', null, [line])
  expect(pointsIn(doc).map(({ from, to }) => doc.textBetween(from, to))).toEqual([point, point])
})
