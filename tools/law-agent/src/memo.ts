import { type CitationCheck, isWell } from '@casewright/core/client'
import { type MemoPart, memoParts } from './memo-parts.ts'
import { opinions } from './opinions.ts'
import type { Proposition, Written } from './output.ts'

export interface MemoSection {
  part: MemoPart
  heading: string
  paragraphs: Proposition[][]
}

const headings: Record<MemoPart, string> = {
  'brief answer': 'Brief answer',
  rule: 'Rule',
  application: 'Application',
  'contrary authority': 'Contrary authority',
}

/** The paragraphs of a model by their place in the memo; null of a result of before, which has none. */
export function sectionsOf({ parts, paragraphs }: Written): MemoSection[] | null {
  if (!parts) return null
  return memoParts.flatMap((part) => {
    const own = paragraphs.filter((_, at) => parts[at] === part)
    return own.length > 0 ? [{ part, heading: headings[part], paragraphs: own }] : []
  })
}

/** Stands before words of the editors that a small model picked as a statement. */
export const byEditors = 'The library’s editors: '

/** Whether each statement is the words that it rests on: a small model picked them, and wrote none. */
export function isPicked({ premises, paragraphs }: Written): boolean {
  const all = [...premises, ...paragraphs.flat()]
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  return (
    all.length > 0 &&
    all.every(({ statement, passage }) => {
      const words = passage && plain(passage.words)
      return words && (statement === words || statement === `${byEditors}${words}`)
    })
  )
}

export const noContrary = 'None was found in what was read. That does not mean that there is none.'

/** What a lawyer has to look at before relying on a memo, as its own checks tell. */
export function toVerify({ premises, paragraphs }: Written): string[] {
  const all = [...premises, ...paragraphs.flat()]
  return [
    ...new Set([
      ...all.flatMap(({ check }) => (isWell(check) ? [] : [ofCitation(check)])),
      ...all.flatMap(({ check, support }) =>
        support && support.outcome !== 'supported' ? [`${check.text}: ${support.reason}`] : [],
      ),
      ...all.flatMap(({ check, opinion }) =>
        opinion === 'supports'
          ? []
          : [`${check.text}: in the opinion of the model, the words found ${opinions[opinion]}.`],
      ),
      ...all.flatMap(({ figures }) => figures.map((figure) => `“${figure}” does not stand in what was read.`)),
      ...(all.length > 0 ? ['Later history of each authority: the citation check says how far it was looked at.'] : []),
    ]),
  ]
}

const ofCitation = ({ text, reason, treatment }: CitationCheck) =>
  `${text}: ${treatment ? `${treatment.says} ` : ''}${reason}`

/** How many statements are not shown, and why. */
export const droppedWords = (dropped = 0): string | null =>
  dropped === 0
    ? null
    : dropped === 1
      ? '1 statement was left out because no passage holds it.'
      : `${dropped} statements were left out because no passage holds them.`
