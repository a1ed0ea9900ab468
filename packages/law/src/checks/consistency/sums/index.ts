import type { CheckedDocument, DocumentCheck } from '../../check.ts'
import { type Contradiction, comparing, notIn } from '../support/told.ts'
import { sumsAtTheFoot } from './at-the-foot.ts'
import { sharesInColumns, sumsInColumns } from './columns.ts'
import { contributionsMiss } from './contributed.ts'
import { itemsMissTotal } from './items.ts'
import { lineItemsMiss, lineItemsMissTotal } from './line-items.ts'
import { sumsListed } from './listed.ts'
import { percentOfTerm } from './of-a-term.ts'
import { ownersMiss } from './owners.ts'
import { productsMissed } from './products.ts'
import { rentsOfTerm } from './rents-of-a-term.ts'
import { rowsMissWhole } from './rows.ts'
import { sharesListed } from './shares.ts'
import { vestingMisses } from './vesting.ts'
import { workedOutWrong } from './worked-out.ts'
import { monthsMissYear } from './year-and-month.ts'

const sumsAtTheFootAlone = (document: CheckedDocument): Contradiction[] =>
  notIn(sumsAtTheFoot(document), [...sumsInColumns(document), ...sumsListed(document)])
const rentsOfTermAlone = (document: CheckedDocument): Contradiction[] =>
  notIn(rentsOfTerm(document), [...productsMissed(document), ...monthsMissYear(document)])

/** Amounts that arithmetic contradicts: parts and their total, a rate and what it comes to. */
export const sumChecks: readonly DocumentCheck[] = [
  comparing(
    {
      id: 'consistency.sum',
      title: 'Parts that do not add up to the stated total',
      severity: 'high',
      why: 'Whether the total or one of its parts is wrong cannot be told from the paper, and each side may rely on the figure that suits it.',
      advice: 'Find out which figure was agreed, and correct the others so that the parts make the total.',
    },
    (document) => [
      ...sumsListed(document),
      ...sumsAtTheFootAlone(document),
      ...sharesListed(document),
      ...ownersMiss(document),
      ...sumsInColumns(document),
      ...sharesInColumns(document),
      ...contributionsMiss(document),
      ...notIn(itemsMissTotal(document), sumsListed(document)),
      ...rowsMissWhole(document),
      ...notIn(lineItemsMissTotal(document), [...sumsInColumns(document), ...sumsAtTheFoot(document)]),
    ],
  ),
  comparing(
    {
      id: 'consistency.product',
      title: 'A rate and its amount that do not agree',
      severity: 'high',
      why: 'The rate multiplied out is not the amount that is stated, so that two different sums may be claimed.',
      advice: 'Find out whether the rate or the amount was agreed, and work the other out from it.',
    },
    (document) => [
      ...productsMissed(document),
      ...percentOfTerm(document),
      ...monthsMissYear(document),
      ...vestingMisses(document),
      ...rentsOfTermAlone(document),
      ...lineItemsMiss(document),
      ...notIn(workedOutWrong(document), productsMissed(document)),
    ],
  ),
]
