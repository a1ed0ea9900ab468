import type { Opinion } from '../../data.ts'
import { chanceOf } from '../../random.ts'
import { caseOf, type QuotationCase } from '../case.ts'
import { brackets } from './brackets.ts'
import { omissions } from './left-out.ts'
import { type Honest, oneOfAnother } from './one-of-another.ts'
import { passagesOf } from './passages.ts'
import { verbatim } from './verbatim.ts'

const ways = Object.entries({ ...verbatim, ...omissions, ...brackets })

/** Quotations as honest writers have them: real ones by one opinion of another, and each thing that custom permits. */
export function honestQuotations(
  opinions: readonly Opinion[],
  linked: readonly Opinion[],
  seed = '',
  ofKind = 15,
  ofOpinions = 500,
): Honest {
  const { cases, unproved } = oneOfAnother(seed ? chanceOf(seed).shuffled(opinions) : opinions, ofOpinions)
  return { cases: [...cases, ...changedAsCustomHasIt([...opinions, ...linked], seed, ofKind)], unproved }
}

function changedAsCustomHasIt(opinions: readonly Opinion[], seed: string, ofKind: number): QuotationCase[] {
  const counts = new Map<string, number>()
  const cases: QuotationCase[] = []
  const handy = opinions.filter(({ text }) => text.length > 9_000 && text.length < 60_000)
  for (const opinion of chanceOf(`honest${seed}`).shuffled(handy)) {
    const open = ways.filter(([kind]) => (counts.get(kind) ?? 0) < ofKind)
    if (open.length === 0) break
    const passages = passagesOf(opinion.text, chanceOf(`${opinion.id}${seed}`))
    for (const [kind, way] of open) {
      const drafts = way(passages).slice(0, 2)
      for (const [at, made] of drafts.entries())
        cases.push(
          caseOf(
            kind,
            opinion,
            at,
            opinion.text,
            typeof made === 'string' ? { quotation: made, expected: 'found' } : made,
          ),
        )
      counts.set(kind, (counts.get(kind) ?? 0) + drafts.length)
    }
  }
  return cases
}
