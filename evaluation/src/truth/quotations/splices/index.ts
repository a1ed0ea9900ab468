import type { Opinion } from '../../data.ts'
import { chanceOf } from '../../random.ts'
import { align, lettersOf } from '../align.ts'
import { caseOf, type Draft, type QuotationCase } from '../case.ts'
import { partsOf } from '../parts.ts'
import { plainSentences } from '../sentences.ts'
import { changed } from './changed.ts'
import { governed } from './governed.ts'
import { cutAway, leftOut } from './left-out.ts'
import { moved } from './moved.ts'
import { ofOthers } from './of-others.ts'
import { oneSentence } from './one-sentence.ts'
import type { Source, Way } from './source.ts'
import { twoSentences } from './two-sentences.ts'

const ways: readonly [string, Way][] = Object.entries({
  ...twoSentences,
  ...oneSentence,
  ...leftOut,
  ...changed,
  ...moved,
  ...ofOthers,
  ...cutAway,
  ...governed,
})

/** Long enough for pages that are far apart, short enough to be read quickly. */
const isHandy = ({ text }: Opinion) => text.length > 9_000 && text.length < 60_000

/** Quotations that no honest brief has, `ofKind` of each kind and at most two of a kind from one opinion. */
export function splices(opinions: readonly Opinion[], seed = '', ofKind = 20): QuotationCase[] {
  const counts = new Map<string, number>()
  const cases: QuotationCase[] = []
  for (const opinion of chanceOf(`splices${seed}`).shuffled(opinions.filter(isHandy))) {
    const open = ways.filter(([kind]) => (counts.get(kind) ?? 0) < ofKind)
    if (open.length === 0) break
    const source = sourceOf(opinion, seed)
    if (!source) continue
    for (const [kind, way] of open) {
      const drafts = way(source)
        .slice(0, 6)
        .map((one) => toDraft(kind, one))
        .filter(
          (draft) =>
            draft.expected === 'not-the-court' ||
            draft.expected === 'not-as-the-court' ||
            /cut away| at the end, for|all that follows/.test(kind) ||
            isFalse(source, draft.quotation),
        )
      for (const [at, draft] of drafts.slice(0, 2).entries()) cases.push(caseOf(kind, opinion, at, opinion.text, draft))
      counts.set(kind, (counts.get(kind) ?? 0) + Math.min(2, drafts.length))
    }
  }
  return cases
}

function sourceOf({ id, text }: Opinion, seed: string): Source | null {
  const parts = partsOf(text)
  const sentences = plainSentences(text, 0, parts?.[0]?.end ?? 0)
  return parts && sentences.length > 10 ? { text, parts, sentences, chance: chanceOf(`${id}${seed}`) } : null
}

const toDraft = (kind: string, made: Draft | string): Draft =>
  typeof made === 'string'
    ? {
        quotation: made,
        expected: kind in cutAway ? 'not-as-the-court' : /brackets$/.test(kind) ? 'not-verbatim' : 'not-found',
      }
    : made

const whole = new WeakMap<Source, ReturnType<typeof lettersOf>>()

/** By chance the words may stand together somewhere after all: such a quotation is none of ours. */
function isFalse(source: Source, quotation: string): boolean {
  const letters = whole.get(source) ?? lettersOf(source.text)
  whole.set(source, letters)
  if (align(source.text, letters, [lettersOf(quotation)], 0)) return false
  const parts = quotation.split(/[[\]]|\.{3,}|(?: ?\. ?){3,}|…|\* \* \*/).map((part) => lettersOf(part))
  const said = parts.filter((part) => part.letters !== '')
  return said.length < 2 || !align(source.text, letters, said, 0)
}
