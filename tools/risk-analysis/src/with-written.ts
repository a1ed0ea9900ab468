import { withDoubts } from '@casewright/core'
import { endsClaim, withinBars } from './bars/index.ts'
import { type Evidence, widerOf } from './evidence.ts'
import type { Assessment, Written } from './output.ts'
import { indexOf, rangeOf } from './score/figures.ts'
import { settlementOf } from './score/settlement.ts'
import { shiftOf } from './written.ts'

type Scored = Omit<Assessment, 'coverage'>

/** The assessment as it stands: the evidence, and within its bound what a model adds. */
export function withWritten({ isUsual, ...found }: Evidence, written: Written | null): Scored {
  const byModel = written && found.index ? shiftOf(written.factors) : 0
  const bars = found.bars ?? []
  // No model lifts a bar.
  const moved = found.index ? withinBars(indexOf(found.index.withoutBars ?? found.index.evidence, byModel), bars) : 0
  const index = found.index && {
    ...found.index,
    byModel: moved - found.index.evidence,
    range: rangeOf(moved, found.confidenceLevel, widerOf(found.index.start)),
  }
  const bar = endsClaim(bars)
  // What would end the claim, whichever side brings it.
  const open = bars.find(({ holds, ends }) => !holds && (ends === 'client') === isUsual)
  const successProbability = index && index.evidence + index.byModel
  const settlement = settlementOf(
    found.asked.caseType,
    found.value.dollars === null
      ? { dollars: null, note: found.value.note ?? '' }
      : { dollars: found.value.dollars, note: found.value.note },
    index && successProbability !== null ? claimantsChance(successProbability, index.range, isUsual) : null,
    { ...(bar && { bar: bar.title }), ...(open && { open: open.title }), isDefense: !isUsual },
  )
  const { recommendations } = found
  return {
    ...found,
    successProbability,
    index,
    riskFactors: [
      ...found.riskFactors,
      ...(written?.factors ?? [])
        .filter(({ direction }) => direction === 'down')
        .map(({ statement, severity, quotation, doubts }) => ({
          factor: withDoubts(statement, doubts),
          impact: `Rests on “${quotation.words.replace(/\s+/g, ' ')}”`,
          severity,
          origin: 'model' as const,
          anchors: [quotation],
        })),
    ],
    recommendations: {
      immediate: [...recommendations.immediate, ...(written?.immediate ?? []).map(said)],
      longterm: [...recommendations.longterm, ...(written?.longterm ?? []).map(said)],
    },
    settlementRange: settlement.range,
    settlement: { note: settlement.note, formula: settlement.working?.formula ?? [] },
    written,
  }
}

/** A settlement is reckoned from the claimant's side, whoever the client is. */
const claimantsChance = (percent: number, [low, high]: readonly [number, number], isUsual: boolean) =>
  isUsual ? { percent, low, high } : { percent: 100 - percent, low: 100 - high, high: 100 - low }

const said = ({ statement, doubts }: { statement: string; doubts: readonly string[] }) => withDoubts(statement, doubts)
