import { overlaps } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { sidesOf } from '../../sides-of.ts'
import { groundsIn } from '../grounds.ts'
import type { HarshId } from '../ids.ts'
import { tagged } from '../tagged.ts'
import { type HarshTerm, isList, mutual } from '../term.ts'
import { isHarsh, isKindLikely, isKindSure } from './bars.ts'
import { isKnownBetter } from './known-better.ts'
import { marker } from './marks.ts'
import { judge, slotsOf } from './model.ts'
import { bare, isProse } from './prose.ts'
import { sidesOfHarm } from './sides.ts'
import { learned } from './weights.ts'

/** Harsh sentences by what was learned of written examples, where no rule speaks already. */
export const learnedTerms = (document: CheckedDocument, ruled: readonly HarshTerm[]): readonly HarshTerm[] => {
  const mark = marker(sidesOf(document))
  return readingOf(document).binding.flatMap((sentence): HarshTerm[] => {
    const words = bare(sentence.text)
    if (!isProse(words) || ruled.some((term) => overlaps(term, sentence))) return []
    const marked = mark(words)
    if (mutual.test(marked) || isList(marked)) return []
    const judged = judge(learned(), slotsOf(marked))
    if (!isHarsh(judged)) return []
    const read = tagged(document, sentence)
    if (isKnownBetter(read)) return []
    const { bearer, gainer, by } = sidesOfHarm(read)
    const { start, end } = sentence
    const kind = `harsh.${judged.kind}` as HarshId
    const isSure = isKindSure(judged)
    return [
      {
        id: isSure ? kind : 'harsh.term',
        isLearned: true,
        ...(!isSure && isKindLikely(judged) && { likeliest: kind }),
        ...(by && { by }),
        grounds: groundsIn(words.replace(/\s+/g, ' ')).map(({ id: ground }) => ground),
        start,
        end,
        ...(bearer && read.names[bearer] && { bearer: read.names[bearer] }),
        ...(gainer && read.names[gainer] && { gainer: read.names[gainer] }),
      },
    ]
  })
}
