import { supportWords, treatmentWords } from '@casewright/core'
import { changeWords } from './changes/change-words.ts'
import { missingIs } from './missing-is.ts'
import { nothingFound } from './nothing-found.ts'
import type { Passage, QuickAnswer, Written } from './output.ts'

const quoted = ({ number, title, citation, words, of, caution }: Passage): string => {
  const name = [title, citation].filter(Boolean).join(', ')
  const said = !words ? '' : of === 'editors' ? ` (the library’s editors): ${words}` : `: “${words}”`
  return `${number}. ${name}${said}${caution && of === 'source' ? ` ${caution}` : ''}`
}

/** What the question cites and no one could verify comes first: the rest must not be read as resting on it. */
const unknown = ({ asked }: Pick<QuickAnswer, 'asked'>): string[] =>
  asked.flatMap(({ text, status, reason, found, treatment }) => {
    if (treatment) return [`${text}: ${treatment.says}${status === 'verified' ? '' : ` ${reason}`}`]
    if (status === 'verified') return []
    if (status === 'not-found') return [`No source has ${text}.`]
    if (status === 'unchecked' && !found) return [`${text} was not found. ${reason.replace('Not found, but n', 'N')}`]
    return [`${text}: ${reason}`]
  })

function paragraphsOf({ paragraphs }: Written, passages: readonly Passage[]): string[] {
  return paragraphs.map(({ text, held, rests, citations, doubts, support }) => {
    const from = passages.filter(({ number }) => rests.some(({ passage }) => passage === number))
    const cited = [...from.map(({ status }) => status), ...citations].map(({ text: cite, status, treatment }) =>
      [
        cite,
        ...(treatment ? [`[${treatmentWords(treatment).toLowerCase()}]`] : []),
        ...(status === 'verified' ? [] : [`[${status.replace('-', ' ')}]`]),
      ].join(' '),
    )
    const tail = [
      ...(cited.length > 0 ? [`(${cited.join('; ')})`] : []),
      ...(held ? [] : ['[No passage holds this.]']),
      ...(support && support.outcome !== 'none' ? [`[${supportWords[support.outcome]}.]`] : []),
      ...from.flatMap(({ title, caution }) => (caution ? [`${title}: ${caution}`] : [])),
      ...(doubts.length > 0 ? [`[In no passage: ${doubts.join(', ')}.]`] : []),
    ]
    return [text, ...tail].join(' ')
  })
}

/** The whole answer as one text: what was written with its citations, else the passages. */
export function answerText({
  written,
  passages,
  asked,
  changes = [],
  lacks,
}: Pick<QuickAnswer, 'written' | 'passages' | 'asked' | 'changes' | 'lacks'>): string {
  const first = [...unknown({ asked }), ...changes.map(changeWords)]
  const paragraphs = written ? paragraphsOf(written, passages) : []
  const missing = written?.missing ? [`${missingIs} ${written.missing}`] : []
  if (paragraphs.length > 0) return [...first, ...paragraphs, ...missing].join('\n\n')
  if (passages.length === 0) return [...first, nothingFound(lacks)].join('\n\n')
  return [...first, ...missing, 'The most relevant passages:', ...passages.map(quoted)].join('\n\n')
}
