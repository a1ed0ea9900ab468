import { sentencesOf } from '@casewright/law'
import { after, rolled } from './calendar.ts'
import type { Happening } from './happenings.ts'

/** Motions after a judgment that restart the time to appeal (Fed. R. App. P. 4(a)(4)(A)). */
const motion =
  /\b(?:motions?|moved|renewed)\b[^.;]{0,80}?\b(?:new trial|(?:alter|amend)\w*|additional findings|judgment as a matter of law|JMOL|JNOV|judgment notwithstanding|reconsider\w*|(?:rule|under) (?:50|52|59))\b|\bRule (?:50\(b\)|52\(b\)|59(?:\([a-e]\))?) motion\b/gi
/** They are due so many days after the judgment (Fed. R. Civ. P. 50(b), 52(b), 59(b) and (e)). */
const days = 28

/** A motion that was made in time, the last day for it, and the order on it. */
export interface Restart {
  motion: Happening
  due: number
  order: Happening
}

/**
 * The order from which the time to appeal runs, where a motion that was made in time restarts it: the last that is told
 * after the motion. Undefined: no such motion is told with its day, it came late, or nobody ruled on it.
 */
export function restartOf(text: string, judgment: Happening, happenings: readonly Happening[]): Restart | undefined {
  const sentences = sentencesOf({ text })
  const due = rolled(after(judgment.moment.last, { count: days, unit: 'day' }))
  const made = [...text.matchAll(motion)].flatMap(({ index, 0: words }) => {
    const sentence = sentences.find(({ start, end }) => start <= index && index < end)
    const end = index + words.length
    const far = ({ moment }: Happening) => (moment.end <= index ? index - moment.end : Math.max(0, moment.start - end))
    return happenings
      .filter(({ moment }) => sentence && moment.start >= sentence.start && moment.end <= sentence.end)
      .filter(({ moment }) => moment.first > judgment.moment.last && moment.last <= due)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, 1)
  })
  const [first] = made.toSorted((a, b) => a.moment.first - b.moment.first)
  if (!first) return undefined
  const order = happenings
    .filter(({ kind, moment }) => (kind === 'denial' || kind === 'judgment') && moment.first > first.moment.last)
    .toSorted((a, b) => b.moment.last - a.moment.last)[0]
  return order && { motion: first, due, order }
}
