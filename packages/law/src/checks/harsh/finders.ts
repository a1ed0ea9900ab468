import { biasedDecider, narrowWindow, noPayForDelay, timeTrap } from './deciding.ts'
import { answersForOthers, bearsTheirFault, paysAnyway, paysForTheirMishap } from './fault.ts'
import type { Finder } from './kind.ts'
import { endsUnequally, longRestraint } from './leaving.ts'
import { paidIfPaid, sumBesidesLoss, tinyCap } from './money.ts'
import { actsUnchecked, actsUntold, agreesByGoingOn, changesAlone, decidesThePrice, whenItSuits } from './power.ts'
import { forDebtsOfOthers, givesUpAhead, keepsTooMuch, profitsAlone } from './taking.ts'

/** By the id of a check, what makes a sentence harsh; the one that says most of a sentence stands first. */
export const finders = {
  'harsh.others-debts': forDebtsOfOthers,
  'harsh.biased-decider': biasedDecider,
  'harsh.paid-if-paid': paidIfPaid,
  'harsh.no-pay-for-delay': noPayForDelay,
  'harsh.sum-besides-loss': sumBesidesLoss,
  'harsh.claims-of-others': answersForOthers,
  'harsh.tiny-cap': tinyCap,
  'harsh.pays-anyway': paysAnyway,
  'harsh.time-trap': timeTrap,
  'harsh.narrow-window': narrowWindow,
  'harsh.keeps-too-much': keepsTooMuch,
  'harsh.own-fault': bearsTheirFault,
  'harsh.pays-for-mishap': paysForTheirMishap,
  'harsh.rights-given-up': givesUpAhead,
  'harsh.profits-alone': profitsAlone,
  'harsh.changes-alone': (read) => changesAlone(read) ?? agreesByGoingOn(read),
  'harsh.decides-alone': decidesThePrice,
  'harsh.acts-untold': (read) => actsUntold(read) ?? actsUnchecked(read),
  'harsh.when-it-suits': whenItSuits,
  'harsh.ends-alone': endsUnequally,
  'harsh.works-never-after': longRestraint,
} satisfies Readonly<Record<string, Finder>>
export type RuledId = keyof typeof finders
