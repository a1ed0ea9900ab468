import type { FlagKind, TreatmentFlag } from '@casewright/core'
import { type KnownOverruling, overrulingsOf } from '@casewright/publishers'
import { type Cited, isNamed, yearOf } from './cited.ts'
import type { Said } from './said.ts'
import { wordsOfOverruler } from './words-of-overruler.ts'

const list = 'list of overruled Supreme Court decisions'

/**
 * What the reviewed list of overruled decisions has of a decision, with the words of what overruled it where the library
 * has them.
 */
export function fromList({ title, citation, parallel = [], date }: Cited, said?: Said): TreatmentFlag | undefined {
  const year = yearOf(date)
  const rows = [citation, ...parallel].flatMap((cite) => overrulingsOf(cite))
  // Several cases may begin on one page.
  const row = rows.find(
    ({ overruled }) =>
      (!title || isNamed(title, overruled.name, year === overruled.year)) &&
      (!year || Math.abs(year - overruled.year) <= 1),
  )
  if (!row) return undefined
  const flag = flagOf(row)
  const found = wordsOfOverruler(row, said)
  return found ? { ...flag, ...found, source: `${list}, with the words of ${row.by.name}, ${found.in.citation}` } : flag
}

function flagOf({ how, inPart, by, note }: KnownOverruling): TreatmentFlag {
  const isPartial = inPart || how === 'limited' || how === 'questioned'
  const kind = (inPart ? `${how} in part` : how) as FlagKind
  const [citation] = by.citations
  const isStatute = citation?.startsWith('Pub. L.') ?? false
  const agent = `${isStatute ? 'statute, ' : ''}${[by.name, citation].filter(Boolean).join(', ')} (${by.year})`
  const done = `${kind}${how === 'questioned' ? ' after' : ' by'} ${agent}.`
  return {
    flag: isPartial ? 'amber' : 'red',
    kind,
    says: isPartial ? `${done[0]?.toUpperCase()}${done.slice(1)}` : `No longer good law: ${done}`,
    by: { name: by.name, ...(citation && { citation }), year: by.year },
    ...(note && { note }),
    source: list,
    isListed: true,
  }
}
