import { withDoubts } from '@casewright/core'
import { ofBar } from './advice/advice.ts'
import { barsByModel } from './bars/by-model.ts'
import { endsClaim, withinBars } from './bars/index.ts'
import { type Evidence, widerOf } from './evidence.ts'
import type { Assessment, Written } from './output.ts'
import { indexOf, rangeOf } from './score/figures.ts'
import { settlementOf } from './score/settlement.ts'
import { shiftOf } from './written.ts'

type Scored = Omit<Assessment, 'coverage'>

/** The assessment as it stands: the evidence, and within its bound what a model adds. */
export function withWritten({ isUsual, ready, ...found }: Evidence, written: Written | null, today: Date): Scored {
  const { caseType, description } = found.asked
  const named = barsByModel(description, caseType, written?.factors ?? [], found.bars ?? [], isUsual, today)
  const isBar = (factor: Written['factors'][number]) => named.some(({ of }) => of === factor)
  // What raises a bar counts as that, and moves nothing beside it.
  const factors = (written?.factors ?? []).map((factor) =>
    isBar(factor) ? { ...factor, known: true, points: 0 } : factor,
  )
  const raised = named.map(({ bar }) => bar)
  const bars = [...raised, ...(found.bars ?? []).filter(({ id }) => !raised.some((one) => one.id === id))]
  const base = found.index ?? (raised.length > 0 ? ready : null)
  const byModel = base ? shiftOf(factors) : 0
  // No model lifts a bar.
  const merits = base && indexOf(base.withoutBars ?? base.evidence, byModel)
  const moved = merits === null ? 0 : withinBars(merits, bars)
  const index = base && {
    ...base,
    ...(merits !== null && raised.length > 0 && merits !== moved && { withoutBars: merits }),
    byModel: moved - base.evidence,
    range: rangeOf(moved, found.confidenceLevel, widerOf(base.start)),
  }
  const bar = endsClaim(bars)
  // What would end the claim, whichever side brings it.
  const open = bars.find(
    ({ holds, ends, answered, curable }) =>
      (!holds || curable !== undefined) && answered === undefined && (ends === 'client') === isUsual,
  )
  const successProbability = index && index.evidence + index.byModel
  const settlement = settlementOf(
    found.asked.caseType,
    found.value.dollars === null
      ? { dollars: null, note: found.value.note ?? '' }
      : { dollars: found.value.dollars, note: found.value.note },
    index && successProbability !== null ? claimantsChance(successProbability, index.range, isUsual) : null,
    {
      ...(bar && { bar: bar.title, isElsewhere: bars.every(({ id, holds }) => !holds || id === 'jurisdiction') }),
      ...(open && { open: open.title }),
      isDefense: !isUsual,
    },
  )
  const { recommendations, noNumber, ...rest } = found
  return {
    ...rest,
    ...(noNumber !== undefined && !index && { noNumber }),
    bars,
    successProbability,
    index,
    riskFactors: [
      ...raised.flatMap(({ title, rule, anchors, ends }) =>
        ends === 'client'
          ? [{ factor: title, impact: rule, severity: 'high' as const, origin: 'model' as const, anchors }]
          : [],
      ),
      ...found.riskFactors,
      ...(written?.factors ?? [])
        .filter((factor) => factor.direction === 'down' && !isBar(factor))
        .map(({ statement, severity, quotation, doubts }) => ({
          factor: withDoubts(statement, doubts),
          impact: `Rests on “${quotation.words.replace(/\s+/g, ' ')}”`,
          severity,
          origin: 'model' as const,
          anchors: [quotation],
        })),
    ],
    recommendations: {
      immediate: [...raised.map(ofBar), ...recommendations.immediate, ...(written?.immediate ?? []).map(said)],
      longterm: [...recommendations.longterm, ...(written?.longterm ?? []).map(said)],
    },
    settlementRange: settlement.range,
    settlement: { note: settlement.note, formula: settlement.working?.formula ?? [] },
    questions: [...raised.flatMap(({ lift }) => lift), ...found.questions],
    written: written && { ...written, factors },
  }
}

/** A settlement is reckoned from the claimant's side, whoever the client is. */
const claimantsChance = (percent: number, [low, high]: readonly [number, number], isUsual: boolean) =>
  isUsual ? { percent, low, high } : { percent: 100 - percent, low: 100 - high, high: 100 - low }

const said = ({ statement, doubts }: { statement: string; doubts: readonly string[] }) => withDoubts(statement, doubts)
