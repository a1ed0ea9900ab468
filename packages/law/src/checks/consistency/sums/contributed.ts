import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

const near = 1500
const gives = /\bcontribut(?:es|ed|e|ing)\b/i
const total = /\b(?:total|aggregate)\b[^.;$]{0,40}\b(?:capital|contributions?)\b[^.;$]{0,60}$/i
const open =
  /\b(?:up to|at least|not (?:to )?exceed\w{0,3}|additional|if|per|each|annual\w{0,2}|monthly|percent|loan\w{0,3}|minimum|maximum|approximately|including|less|in exchange|price)\b/i

/** What each of several contributes in a sentence of its own, and a total that these do not make. */
export const contributionsMiss = (document: CheckedDocument): Contradiction[] => {
  const { binding } = readingOf(document)
  const all = quantitiesOf(document).filter(({ unit }) => unit === 'USD')
  return binding.flatMap((sentence, at): Contradiction[] => {
    const [stated, ...others] = within(all, sentence)
    if (!stated || others.length > 0 || gives.test(sentence.text.slice(0, stated.start - sentence.start))) return []
    if (!total.test(document.text.slice(sentence.start, stated.start).replace(/\s+/g, ' '))) return []
    const before = binding
      .slice(Math.max(0, at - 8), at)
      .filter(({ start, text }) => sentence.start - start < near && gives.test(text) && /\$/.test(text))
    if (before.length < 2 || before.some(({ text }) => open.test(text))) return []
    const parts = before.flatMap((one) => within(all, one))
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last || !missesTotal(parts, stated)) return []
    return [
      {
        places: [stated, { start: first.start, end: last.end }],
        message: `${counted(parts.length, 'contributions')} add up to ${shown(sumOf(parts), 'USD')}; the total is stated as ${shown(stated.value, 'USD')}.`,
      },
    ]
  })
}
