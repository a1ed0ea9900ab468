import type { Edit } from './edits.ts'

/** What a tracker says of a row: whether it is settled, open, or not to be told at all. */
const settled = /^(?:done|ok(?:ay)?|yes|agreed|settled|final|closed|set|confirmed|changed|new|updated|fixed|in|x|✓|✔)$/i
const open = /^(?:open|pending|tbd|ask|\?+|unclear|waiting|not yet|unsettled)$/i
const dropped = /^(?:no|not in|out|omit|skip|drop(?:ped)?|leave out|keep out|private|confidential|never)$/i
const row =
  /^[ \t|]{0,4}(?<item>[^|\n\t]{1,40})[ \t]{0,4}(?<between>\||\t)[ \t]{0,4}(?<state>[^|\n\t]{1,16})[ \t]{0,4}(?:\||\t)[ \t]{0,4}/gmu

/**
 * The rows of a tracker whose middle cell says how a point stands, as 'item: words'; a row that is not to be told is left out, and
 * the head of its columns with it. It is one where three rows at least have such a cell.
 */
export function trackersIn(text: string): Edit[] {
  const rows = [...text.matchAll(row)].map(({ index, 0: cells, groups }) => ({
    start: index,
    behind: index + cells.length,
    end: text.indexOf('\n', index) < 0 ? text.length : text.indexOf('\n', index),
    item: groups?.item?.trim() ?? '',
    state: groups?.state?.trim() ?? '',
  }))
  const told = rows.filter(({ state }) => settled.test(state) || open.test(state) || dropped.test(state))
  if (told.length < 3 || told.length * 2 < rows.length) return []
  return rows.map(({ start, behind, end, item, state }): Edit => {
    if (dropped.test(state)) return { start, end, as: '', why: 'private' }
    if (/^(?:state|status|standing|done\?|where)$/i.test(state)) return { start, end, as: '', why: 'filler' }
    return { start, end: behind, as: `${item}: `, why: 'filler' }
  })
}
