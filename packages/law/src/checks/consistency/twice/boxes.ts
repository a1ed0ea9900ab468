import type { CheckedDocument } from '../../check.ts'
import type { Contradiction } from '../support/told.ts'

const one =
  /\b(?:check|mark|tick|choose|select|initial) (?:only |just |exactly )?(?:one|1)\b(?! or more)|\bone (?:box )?only\b|\bselect either\b/gi
const ticked = /(?:\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|[☒☑✓✔])\s?([^\n[\]☒☑☐✓✔]{1,60})/g
const box = /\[\s{0,3}[xX✓✔]?\s{0,3}\]|\(\s{0,3}[xX✓✔]?\s{0,3}\)|[☒☑☐]|_{2,6}/
const most = 12

/** 'Check one', and two boxes are checked below it. */
export const boxesTwice = (document: CheckedDocument): Contradiction[] =>
  [...document.text.matchAll(one)].flatMap(({ index, 0: found }): Contradiction[] => {
    const start = index + found.length
    const lines: string[] = []
    let seen = false
    for (const line of document.text
      .slice(start, start + 1500)
      .split('\n')
      .slice(0, most)) {
      const has = box.test(line)
      // The choices end where a line without a box follows them, or another choice begins.
      if (seen && (!has || /\b(?:check|mark|tick|choose|select)\b/i.test(line))) break
      seen ||= has
      lines.push(line)
    }
    const all = [...lines.join('\n').matchAll(ticked)]
    const [first, second] = all
    if (!first || !second) return []
    return [
      {
        places: all.map((match) => ({
          start: start + match.index,
          end: start + match.index + match[0].trimEnd().length,
        })),
        message: `One box is to be checked, and ${all.length === 2 ? 'two' : all.length} are.`,
      },
    ]
  })
