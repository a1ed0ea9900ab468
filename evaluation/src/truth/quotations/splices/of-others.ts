import type { Draft } from '../case.ts'
import { plainSentences } from '../sentences.ts'
import type { Way } from './source.ts'

const ofPart =
  (wanted: 'concurrence' | 'dissent'): Way =>
  ({ text, parts, chance }) =>
    parts
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ start, end }) => chance.shuffled(plainSentences(text, start, end)).slice(0, 2))
      // What the court says in the same words is the court's as well.
      .filter(({ words }) => !text.slice(0, parts[0]?.end).replace(/\s+/g, ' ').includes(words))
      .map(({ words }): Draft => ({ quotation: words, expected: 'not-the-court', part: wanted }))

const who = {
  'a brief':
    '(?:[Pp]etitioners?|[Rr]espondents?|[Aa]ppellants?|[Aa]ppellees?|[Cc]ounsel|[Pp]laintiffs?|[Dd]efendants?|Government|Solicitor General|[Bb]rief)',
  'a lower court':
    '(?:District Court|Court of Appeals|Circuit Court|court below|trial court|trial judge|District Judge|Supreme Court of [A-Z][a-z]+)',
}
const says =
  '(?:argues?|argued|contends?|contended|asserts?|asserted|maintains?|insists?|says?|said|urges?|urged|claims?|claimed|stated|held|concluded|found|reasoned|wrote|observed|charged|ruled|added|instructed|described|characterized|believed|thought|concedes?|conceded|noted)'

/** What an opinion quotes, offered as what it says. */
const quoted =
  (whose: string): Way =>
  ({ text, parts, chance }) =>
    chance
      .shuffled([
        ...text
          .slice(0, parts[0]?.end)
          .matchAll(
            new RegExp(`\\b${whose}(?:,[^,.“”\\n]{3,60},)? ${says}\\b[^“”".\\n]{0,90}[“"]([^“”"\\n]{40,450})[”"]`, 'g'),
          ),
      ])
      .map(({ 1: words = '' }) => words.replace(/\s+/g, ' '))
      .filter((words) => !/[[\]‘]| \. \.|\.\.|\d [A-Z]|- [a-z]/.test(words))
      .map((words): Draft => ({ quotation: words, expected: 'not-the-court', part: 'quoted' }))

/** Words that stand in the opinion and are not the court's. */
export const ofOthers: Record<string, Way> = {
  'a dissent as the court': ofPart('dissent'),
  'a concurrence as the court': ofPart('concurrence'),
  'a quoted brief as the court': quoted(who['a brief']),
  'a quoted lower court as the court': quoted(who['a lower court']),
}
