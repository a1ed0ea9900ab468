import type { Place } from './field.ts'

/** UTF-16 units at the beginning of a paper that may be its caption. */
const farthest = 6000
const longestLine = 200
/** A name of this kind goes on in the next lines, up to an empty one. */
const mostLines = 3

const way =
  /^(?:on )?(?:cross-)?(?:appeals?|(?:writs? of )?(?:error|certiorari)|petitions? for (?:review|(?:a )?writ)|certificates?|(?:motion|petition|application) for leave|(?:discretionary )?review|report) (?:from|to|of|by|for|on)\b/i
const from =
  /\b(?:court|courts|board|commission|commissioner|agency|department|tribunal|judge|bureau|secretary|authority)\b/i

/** What stands below the name of a court and is none of it: the judge, the panel, the days, the counsel. */
const below = /^(?:\[|\(?hon\b|before\b|argued\b|submitted\b|decided\b|filed\b|nos?\.|\()/i
/** 'Appeals from the United States District Court' goes on below an empty line with 'for the District of Columbia'. */
const goesOn = /^(?:for|of|in and for) the\b/i

/** The lines of one such name. */
function linesOf(lines: readonly string[], first: number): string[] {
  const all: string[] = []
  for (const [i, line] of lines.slice(first, first + mostLines * 2).entries()) {
    const words = line.trim()
    if (words === '' && goesOn.test(lines[first + i + 1]?.trim() ?? '')) all.push(line)
    else if (words === '' || (i > 0 && below.test(words)) || all.length > mostLines) break
    else all.push(line)
  }
  return all
}

/**
 * The line of a caption that says by what way a case came up: 'ERROR TO THE SUPREME COURT OF OHIO', 'On Petition for Review
 * of an Order of the Board of Immigration Appeals'.
 */
export function captionPosture(text: string, until: number): Place | null {
  const head = text.slice(0, Math.min(farthest, until))
  const lines = head.split('\n')
  let at = 0
  for (const [i, line] of lines.entries()) {
    const words = line.trim()
    if (words.length < longestLine && way.test(words)) {
      const all = linesOf(lines, i)
      const named = all.join(' ').replace(/\s+/g, ' ').trim()
      const start = at + line.indexOf(words)
      if (from.test(named) && named.length < longestLine * 2)
        return { text: named, start, end: at + all.join('\n').trimEnd().length, at: 0 }
    }
    at += line.length + 1
  }
  return null
}
