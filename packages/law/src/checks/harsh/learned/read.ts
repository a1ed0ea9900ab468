import { overlaps } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { sidesOf } from '../../sides-of.ts'
import type { HarshId } from '../ids.ts'
import { tagged } from '../tagged.ts'
import { type HarshTerm, isList, mutual } from '../term.ts'
import { marked } from './marks.ts'
import { judge, valuesOf } from './model.ts'
import { bare, isProse } from './prose.ts'
import { sidesOfHarm } from './sides.ts'
import { learned } from './weights.ts'

/** From where on a sentence is told as harsh, and its kind by name: set by hands that were held out, see docs/evaluation.md. */
const bars = { harsh: 0.7, lead: 2 }

/** Harsh sentences by what was learned of written examples, where no rule speaks already. */
export const learnedTerms = (document: CheckedDocument, ruled: readonly HarshTerm[]): readonly HarshTerm[] => {
  const names = sidesOf(document)
  return readingOf(document).binding.flatMap((sentence): HarshTerm[] => {
    const words = bare(sentence.text)
    if (!isProse(words) || ruled.some((term) => overlaps(term, sentence))) return []
    const read = tagged(document, sentence)
    if (mutual.test(read.words) || isList(read.words)) return []
    const { likely, kind, lead } = judge(learned(), valuesOf(marked(words, names)))
    if (likely < bars.harsh) return []
    const { bearer, gainer } = sidesOfHarm(read)
    const { start, end } = sentence
    return [
      {
        id: lead >= bars.lead ? (`harsh.${kind}` as HarshId) : 'harsh.term',
        isLearned: true,
        start,
        end,
        ...(bearer && read.names[bearer] && { bearer: read.names[bearer] }),
        ...(gainer && read.names[gainer] && { gainer: read.names[gainer] }),
      },
    ]
  })
}
