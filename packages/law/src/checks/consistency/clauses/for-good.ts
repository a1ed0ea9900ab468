import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const forGood =
  /\b(?:the |license |this )?term\b(?: of (?:this|the) (?:agreement|licen[sc]e|contract))?[\s:.|–—-]{0,40}(?:(?:is|shall be|will be|lasts|runs|continues) )?(?:perpetual|in perpetuity|forever|without end)\b|\b(?:granted|licensed|gives|grants)\b[^.;\n]{0,160}\b(?:perpetual(?:ly)?|in perpetuity|forever)\b/i
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const onDay = new RegExp(
  `\\b(?:(?:rights?|licen[sc]es?|grants?)\\b[^.;\\n]{0,60}|(?:the term|this agreement|this licen[sc]e|the licen[sc]e) (?:\\w{1,12} ){0,3})\\b(?:expires?|ends?|terminates?|ceases?|lapses?|runs? out)\\b(?: automatically)?(?: on| as of| at midnight on| after| at the end of)? (?:${month} \\d{1,2}, \\d{4}|\\d{1,2} ${month} \\d{4})`,
  'i',
)
const apart =
  /\b(?:breach|surviv\w+|except|other than|unless|if|irrevocabl\w+ after|patent|copyrights? (?:expires?|ends?)|insurance|offer|existing|prior|data|feedback|confidential\w*|promotion\w*|trailers?|initial|exclusiv(?:e|ity) (?:rights?|period))\b/i

/** A right for good, and a day on which all of it ends. */
export const forGoodAndForTime = (document: CheckedDocument): Contradiction[] => {
  const end = readingOf(document).binding.find(
    ({ text }) => text.length < 700 && onDay.test(text) && !apart.test(text.slice(0, text.search(onDay) + 160)),
  )
  if (!end) return []
  // Key terms with leaders look like a table of contents.
  const words = document.text
  let start = 0
  for (const line of words.split('\n')) {
    const found = line.length < 700 ? forGood.exec(line) : null
    const at = start + (found?.index ?? 0)
    if (found && !apart.test(line) && (at < end.start || at >= end.end))
      return [
        {
          places: [{ start: at, end: at + found[0].length }, end].toSorted((one, other) => one.start - other.start),
          message: 'One place gives the right for good; another ends it on a day.',
        },
      ]
    start += line.length + 1
  }
  return []
}
