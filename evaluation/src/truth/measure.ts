import type { Located } from './adapter.ts'
import { product } from './adapter.ts'
import { naiveLocator, naiveSameCase } from './baselines.ts'
import type { CaptionCase } from './captions/case.ts'
import { nearMisses } from './captions/near-misses.ts'
import { realCaptions } from './captions/real.ts'
import type { TruthData } from './data.ts'
import { goals } from './goals.ts'
import type { Judged, Measured } from './judged.ts'
import { judgeHonest, judgeLies } from './lies/judge.ts'
import type { Expected, QuotationCase } from './quotations/case.ts'
import { honestQuotations } from './quotations/honest/index.ts'
import { splices } from './quotations/splices/index.ts'

export type SetName = keyof typeof goals

/** Each set: made from the data, and put to the product. */
export const sets: Record<SetName, (data: TruthData, seed?: string) => Measured | Promise<Measured>> = {
  splices: ({ opinions }, seed) => ({
    set: 'splices',
    goal: goals.splices,
    judged: judgeQuotations(splices(opinions, seed)),
  }),
  honest({ opinions, linked }, seed) {
    const { cases, unproved } = honestQuotations(opinions, linked, seed)
    const note = `${unproved} more quotations of one opinion by another were left out: their words could not be proved.`
    return { set: 'honest', goal: goals.honest, judged: judgeQuotations(cases), note }
  },
  'near-miss captions': (data) => ({
    set: 'near-miss captions',
    goal: goals['near-miss captions'],
    judged: judgeCaptions(nearMisses(data), false),
  }),
  'real citations'(data) {
    const { cases, doubtful } = realCaptions(data)
    const judged = judgeCaptions(cases, true)
    const untold = judged.filter(({ isWatched, shown }) => !isWatched && shown.startsWith('untold')).length
    const note = `Of those that passed, ${untold} were left unchecked. ${doubtful} more pairs were left out: it was not certain what was written, or of which case.`
    return { set: 'real citations', goal: goals['real citations'], judged, note }
  },
  async lies() {
    return { set: 'lies', goal: goals.lies, judged: await judgeLies() }
  },
  async 'honest sentences'() {
    const note = 'Our own allowance: the issue sets none for false alarms.'
    return { set: 'honest sentences', goal: goals['honest sentences'], judged: await judgeHonest(), note }
  },
}

const passes: Record<Expected, (located: Located) => boolean> = {
  found: ({ outcome }) => outcome === 'found',
  substituted: ({ outcome }) => outcome === 'substituted',
  'found-or-substituted': ({ outcome }) => outcome === 'found' || outcome === 'substituted',
  'not-found': ({ outcome }) => outcome !== 'found' && outcome !== 'substituted',
  'not-verbatim': ({ outcome }) => outcome !== 'found',
  'not-as-the-court': ({ stands }) => !stands,
  'not-the-court': ({ outcome, asCourt }) => (outcome === 'found' || outcome === 'out-of-context') && !asCourt,
}

function judgeQuotations(cases: readonly QuotationCase[]): Judged[] {
  const ofTexts = Map.groupBy(cases, ({ authorityText }) => authorityText)
  return [...ofTexts].flatMap(([text, some]) => {
    const [locate, naive] = [product.locator(text), naiveLocator(text)]
    return some.map(({ id, kind, isWatched, quotation, expected, leadIn }) => {
      const located = locate(quotation, leadIn)
      return {
        id,
        kind,
        isWatched,
        passed: passes[expected](located),
        baseline: passes[expected](naive(quotation)),
        shown: `${located.outcome}${located.asCourt ? ', as the court' : ''}${located.why ? ` (${located.why})` : ''}: ${quotation}`,
      }
    })
  })
}

/** A near miss must not be verified, and a real citation not be called a mismatch. */
const judgeCaptions = (cases: readonly CaptionCase[], isReal: boolean): Judged[] =>
  cases.map(({ id, kind, isWatched, written, real }) => {
    const named = product.nameOf(written, real)
    return {
      id,
      kind,
      isWatched,
      passed: isReal ? named !== 'different' : named !== 'same',
      baseline: naiveSameCase(written, real) === isReal,
      shown: `${named}: ${written} | ${real}`,
    }
  })
