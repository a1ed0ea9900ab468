import { isToChoose } from '@casewright/templates'
import type { Account, Filled, Place } from '../output.ts'
import { isLowerCase } from '../reading/lower-case.ts'
import { unitsOf } from '../reading/units.ts'
import { asSaidTo } from './as-letter.ts'
import { bare } from './bare.ts'
import { isIdle } from './idle.ts'
import type { Said } from './read-said.ts'
import { missingIn, type Standing, shareIn, standingIn, tellsTerms } from './what-stands.ts'

const open = new Set(['additionalTerms', 'openPoints'])
const isWaiting = (field: string) => open.has(field)
const reasons = {
  idle: 'Nothing to place.',
  filler: 'Said without meaning for the document.',
  corrected: 'Taken back by what follows.',
  repeated: 'Said before.',
  mail: 'Added by a mail or chat program.',
  aside: 'Said beside what the document is about.',
  doubtful: 'May be said beside what the document is about.',
  order: 'An instruction to the writer. It is not part of the document.',
  said: 'The document says so without it.',
  number: 'Nothing to place.',
  dated: 'The document bears this date.',
  private: 'Told in confidence, or not for the document. It stays beside it.',
} as const

/** Whether an answer has words of the sentence that it was read from: one that is left open has them as what may be meant. */
const isShown = ({ value, from }: Filled, sentence: string): boolean =>
  !isToChoose(value) ||
  from !== undefined ||
  [...value.matchAll(/“(?<words>[^”]{1,200})”/gu)].some(({ groups }) => sentence.includes(groups?.words ?? '\n'))

/**
 * Every sentence of a text, in order, and what became of it: in which fields it is, which of its words are open, or why it
 * was left out.
 * @param document its plain text: a sentence is placed only as far as its words stand there
 */
export function accountOf(
  { whole, terms, rest, open: unsettled }: Said,
  given: string,
  filled: readonly Filled[],
  document?: string,
): Account {
  const stands = document === undefined ? undefined : standingIn(document)
  const values = filled.map(({ field, value, own = '' }) => ({ field, words: ` ${bare(value)} ${bare(own)} ` }))
  const texts = filled.map(({ field, value, own = '' }) => {
    let read: Standing | undefined
    return { field, own: () => (read ??= standingIn(`${value}\n${own}`)) }
  })
  const lines = filled
    .filter(({ field }) => open.has(field))
    .flatMap(({ field, value }) => value.split('\n').map((own) => ({ field, words: own, key: bare(own) })))
  const doubtful = [...whole.edits.filter(({ why }) => why === 'doubtful'), ...terms.filter((term) => term.held)]
  /** The words of a place that are held beside the document. */
  const heldIn = ({ start, end }: Place): Account[number]['open'] =>
    doubtful.flatMap((one) => {
      const line = given
        .slice(one.start, one.end)
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;–—-]{1,4}/, '')
        .trim()
      return rest && one.start < end && start < one.end && /[\p{L}\d]/u.test(line)
        ? [{ field: rest, line, held: true as const }]
        : []
    })
  /** Sums and other figures that went with an order to the writer out of the midst of a sentence, and stand nowhere. */
  const cutFrom = ({ start, end }: Place, stands: Standing): string[] =>
    whole.edits.flatMap((edit) => {
      const isWithin = start <= edit.start && edit.end <= end && edit.end - edit.start < end - start
      const words = given.slice(edit.start, edit.end).replace(/\s+/g, ' ').trim()
      return isWithin && edit.why === 'order' && edit.as.length < 3 && /\$ ?\d|\d ?%|\d{3}/.test(words)
        ? missingIn(words, stands)
        : []
    })
  const heldTerms = ({ start, end }: Place) => terms.filter((one) => one.held && one.start < end && start < one.end)
  /** The fields that have a sentence in words of their own, though nothing tells from where they were read. */
  const holding = (sentence: string, least: number): string[] =>
    texts.flatMap(({ field, own }) => (shareIn(sentence, own()) >= least ? [field] : []))
  const sentences = unitsOf(whole.text, isLowerCase(whole.text)).map((unit): Account[number] => {
    const place = whole.given(unit)
    const said = terms.filter(({ start, end, held }) => !held && start < place.end && place.start < end)
    const standing = said.filter(({ field, words }) =>
      values.some((one) => one.field === field && one.words.includes(` ${bare(words)} `)),
    )
    const words = ` ${bare(unit.text)} `
    const retold = ` ${bare(asSaidTo(unit.text))} `
    const read = filled.filter(
      ({ field, from }) =>
        (from && from.start < place.end && place.start < from.end) ||
        (words.trim().includes(' ') &&
          values.some((one) => one.field === field && (one.words.includes(words) || one.words.includes(retold)))),
    )
    const fields = [...new Set([...read.map(({ field }) => field), ...standing.map(({ field }) => field)])]
    const figures = whole.edits.filter(
      (edit) => edit.why === 'number' && edit.start < place.end && place.start < edit.end,
    )
    const notes = figures
      .map(({ start, end, as }) => `“${given.slice(start, end)}” was read as ${as}. Check it.`)
      .concat(
        filled.flatMap(({ from, value }) => {
          const said =
            from && from.start >= place.start && from.end <= place.end ? given.slice(from.start, from.end) : ''
          return /^\d{4}-\d\d-\d\d$/.test(value) &&
            said !== '' &&
            !/\d{4}|\d[/-]\d\d\b|\bthousand\b|\b(?:twenty|nineteen) \p{L}/iu.test(said)
            ? [`“${said}” was read as ${value}. Check its year.`]
            : []
        }),
      )
    const left = unsettled.filter(({ places }) =>
      places.some(({ start, end }) => start < place.end && place.start < end),
    )
    const note = [
      ...left.map(({ label, why }) => `“${label}” is left open. ${why}`),
      ...new Set(heldTerms(place).map(({ why = '' }) => why)),
    ]
      .filter(Boolean)
      .concat(notes)
      .join(' ')
    const held = heldIn(place).concat(
      // Words that a field was read from and that are nowhere else in the document.
      rest &&
        (left.some(({ field }) => filled.some((one) => one.field === field && !isShown(one, unit.text))) ||
          (left.some(({ field }) => !values.some((one) => one.field === field)) &&
            read.length === 0 &&
            standing.length === 0))
        ? [{ field: rest, line: given.slice(place.start, place.end).replace(/\s+/g, ' ').trim(), held: true as const }]
        : [],
    )
    const missing =
      stands && rest && held.length === 0
        ? [...missingIn(unit.text, stands, standing.length > 0), ...cutFrom(place, stands)].map((line) => ({
            field: rest,
            line,
            held: true as const,
          }))
        : []
    const waits = lines.filter(({ key }) => key !== '' && (key === words.trim() || key === retold.trim()))
    const loose = [
      ...said.filter(({ field }) => open.has(field)).map(({ field, words: own }) => ({ field, line: own })),
      ...waits
        .filter((one) => !said.some((own) => own.words === one.words))
        .map(({ field, words: own }) => ({ field, line: own })),
    ]
    if (held.length > 0) {
      const open = standing.some((one) => isWaiting(one.field)) ? loose : []
      return { ...place, standing: 'unplaced', fields, open: [...open, ...held], ...(note && { why: note }) }
    }
    if (missing.length > 0 && !isIdle(unit.text))
      return {
        ...place,
        standing: 'unplaced',
        fields,
        open: [...(standing.some(({ field }) => open.has(field)) ? loose : []), ...missing],
        ...(note && { why: note }),
      }
    const dismissed = said.length > 0 && standing.length === 0
    if (loose.length > 0 && (waits.length > 0 || standing.some(({ field }) => open.has(field))))
      return { ...place, standing: 'unplaced', fields, open: loose, ...(note && { why: note }) }
    if (fields.length > 0) return { ...place, standing: 'placed', fields, open: [], ...(note && { why: note }) }
    // A sentence that stands worded as a term has all of its words in one field, and is not left out.
    const isAsked = !dismissed || given.length < 20_000
    const told = stands && isAsked && !isIdle(unit.text) ? holding(unit.text, dismissed ? 1 : 0.7) : []
    if (told.length > 0) return { ...place, standing: 'placed', fields: told, open: [], ...(note && { why: note }) }
    if (stands && !dismissed && !note && !isIdle(unit.text) && shareIn(unit.text, stands) === 1)
      return { ...place, standing: 'left-out', fields: [], open: [], why: reasons.said }
    return {
      ...place,
      standing: 'left-out',
      fields: [],
      open: [],
      why: dismissed ? 'You left it out.' : note || reasonFor(unit.text),
    }
  })
  const dropped = whole.edits.flatMap((edit): Account => {
    const words = given.slice(edit.start, edit.end)
    const isSentence =
      edit.as === '' && words.trim().split(/\s+/).length > (/^(?:order|private|doubtful)$/.test(edit.why) ? 0 : 2)
    if (!isSentence || sentences.some(({ start, end }) => start <= edit.start && edit.end <= end)) return []
    const { start, end } = edit
    const isTerm = rest && edit.why === 'aside' && tellsTerms(words)
    const held =
      edit.why === 'doubtful'
        ? heldIn(edit)
        : isTerm
          ? [{ field: rest, line: words.replace(/\s+/g, ' ').trim(), held: true as const }]
          : []
    if (isTerm) return [{ start, end, standing: 'unplaced', fields: [], open: held, why: reasons.doubtful }]
    if (held.length > 0) return [{ start, end, standing: 'unplaced', fields: [], open: held }]
    const fields = filled.flatMap(({ field, from }) => (from && from.start < end && start < from.end ? [field] : []))
    if (/^(?:mail|filler)$/.test(edit.why) && fields.length > 0)
      return [{ start, end, standing: 'placed', fields, open: [] }]
    return [{ start, end, standing: 'left-out', fields: [], open: [], why: reasons[edit.why] }]
  })
  return [...sentences, ...dropped].toSorted((one, other) => one.start - other.start)
}

/** How many sentences of a text are kept beside the document: held there, or told in confidence. */
export const keptBeside = (account: Account): number =>
  account.filter(
    ({ standing, open: words, why }) =>
      (words.length > 0 && words.every((one) => one.held)) || (standing === 'left-out' && why === reasons.private),
  ).length

const reasonFor = (words: string) =>
  isIdle(words) ? reasons.idle : 'It only names the document, a party or a part of what was placed.'
