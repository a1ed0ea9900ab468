import type { Span } from '@casewright/law'
import type { Filled } from '../output.ts'
import type { Asked } from '../reading/asked.ts'
import { bars } from './bars.ts'
import type { Judged } from './judge.ts'
import { readRun, runsOf } from './read-run.ts'

interface Match extends Span {
  value: string
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const capital = "\\p{Lu}[\\p{L}.'’-]{0,24}"
/** 'Claire and Tom Beaudoin': two who have one part, the family's name behind the second. */
const couple = new RegExp(
  `^(?:(?:Mr|Ms|Mrs|Dr)\\.? (?:and|&) )?${capital}(?: ${capital}){0,2} (?:and|&) ${capital}(?: ${capital}){1,3}$`,
  'u',
)
/** 'Sticky & Spicy', 'Crown of Glory Braids', 'Three Forks Ranch Limited Partnership'. */
const longer =
  /^(?:[\p{Lu}\d][\p{L}\d.'’&#-]{0,24}|&)(?: (?:[\p{Lu}\d#][\p{L}\d.'’&-]{0,24}|&|and|of|the|for|in|de|la|at)){1,9}(?:, (?:Inc|LLC|L\.L\.C|Corp|Ltd|LP|L\.P|LLP|P\.C|P\.A)\b\.?)?$/u

/** What stands before a name and is none of it. */
const titles = /(?:Judge|Justice|Magistrate|Hon\.?|Honorable|Chief|['’]s)\s*$/u

/** Whether rules cut a name of which all words most likely are. */
function isWiderName(judged: Judged, { field, holds }: Asked, { value, from }: Filled, best: Match): boolean {
  if ((holds !== 'name' && holds !== 'company') || !from || best.value.length <= value.length + 2) return false
  if (best.start > from.start || from.end > best.end || !best.value.includes(value)) return false
  if (titles.test(best.value.slice(0, best.value.indexOf(value)))) return false
  if (!couple.test(best.value) && !longer.test(best.value)) return false
  const label = judged.labels.indexOf(field.name)
  return judged.tokens.every(
    ({ start, end }, n) => start >= best.end || end <= best.start || (judged.likely[n]?.[label] ?? 0) >= bars.widerName,
  )
}

/** The whole of a name that rules cut. */
export function wholeName(
  judged: Judged,
  asked: Asked,
  own: Filled,
  text: string,
  today: string,
  found: readonly Filled[],
): Match | undefined {
  if ((asked.holds !== 'name' && asked.holds !== 'company') || !own.from) return undefined
  const { from } = own
  return runsOf(judged, judged.labels.indexOf(asked.field.name), asked)
    .filter((run) => overlaps(run, from))
    .flatMap((run) => {
      const value = readRun(asked, text, run, today)
      return value ? [value] : []
    })
    .find(
      (run) =>
        isWiderName(judged, asked, own, run) &&
        !found.some((one) => one !== own && one.from && overlaps(one.from, run)),
    )
}
