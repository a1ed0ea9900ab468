import { expect, test } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { pointsToAsk } from './points-to-ask.ts'

test.each<[CaseType, string, RegExp]>([
  ['contract', 'He says that there was an oral agreement to sell him half of the lot.', /statute of frauds/],
  ['real-estate', 'We shook hands on the lot, and nothing was ever put in writing.', /statute of frauds/],
  ['intellectual-property', 'The copyright was registered eight months after the copying began.', /§ 412/],
  ['intellectual-property', 'They used without permission a photograph that was pirated from our site.', /§ 412/],
  ['personal-injury', 'We defend the surgeon. A sponge was left inside.', /certificate of merit/],
  ['personal-injury', 'The hospital nurse ignored the monitor.', /certificate of merit/],
  ['real-estate', 'Landlord accepted one partial payment after the notice.', /waive the default/],
  ['contract', 'The contract has a liquidated damages clause for late delivery.', /penalty/],
])('in a %s case, “%s” asks %s', (type, text, asked) =>
  expect(
    pointsToAsk(text, type)
      .map(({ question }) => question)
      .join(' '),
  ).toMatch(asked),
)

test.each<[CaseType, string]>([
  ['contract', 'The signed contract calls for delivery in May.'],
  ['intellectual-property', 'They use a mark that is confusingly similar.'],
  ['personal-injury', 'She fell on ice in front of the store and went to the hospital.'],
  ['personal-injury', 'She slipped on a puddle, tore a meniscus and had surgery in May.'],
  ['real-estate', 'The seller hid a leak in the roof.'],
])('in a %s case, “%s” asks nothing more', (type, text) => expect(pointsToAsk(text, type)).toEqual([]))
