import { Link, type MarginNote, SupportBadge } from '@casewright/ui'
import { checksOf, isOnlyFound, propositionsOf } from '../checks-of.ts'
import { opinions } from '../opinions.ts'
import type { Answered } from '../output.ts'
import * as css from './panel.css.ts'

/** The notes of the margin, a citation each: with the words that were found in it, and what the model thinks of them. */
export function notesOf(output: Answered): MarginNote[] {
  const all = propositionsOf(output)
  return checksOf(output).map((check) => {
    const [first] = all.filter(({ check: { text }, passage }) => text === check.text && passage)
    const { passage } = first ?? {}
    if (!first || !passage) return { check, isFound: isOnlyFound(output, check) }
    return {
      check,
      ...(passage.of !== 'editors' && { quotation: shortened(passage.words) }),
      action: (
        <>
          {first.support && <SupportBadge outcome={first.support.outcome} />}
          <span className={css.whose}>Model’s opinion: the words found {opinions[first.opinion]}.</span>
          {passage.href && <Link href={passage.href}>Read in place</Link>}
        </>
      ),
    }
  })
}

const shortened = (words: string) => {
  if (words.length <= 220) return words
  const space = words.lastIndexOf(' ', 220)
  return `${words.slice(0, space > 0 ? space : 220)} …`
}
