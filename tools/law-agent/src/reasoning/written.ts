import {
  type Checked,
  type CheckedCitation,
  type CitationCheck,
  doubtsUnder,
  doubtWords,
  type LooseMark,
  type Reasoned,
  withDoubts,
} from '@casewright/core'
import { citationKeys, supportOfPassage } from '@casewright/law'
import type { Passage, Proposition, Reference, Written } from '../output.ts'
import type { ModelAnswer } from './prompt.ts'

type Given = Checked<ModelAnswer['premises'][number]>

/** A sentence is no longer than this, in characters; what is longer may be something that was said to the model. */
const longest = 600
const longestShort = 300

/** Where words of the evidence stand, in one reference or in any. */
type FindWords = (words: string, reference?: number) => Passage | null

/**
 * What a model wrote, as far as it holds. A proposition stays with its authority and the words that it rests on, looked
 * up in that same authority; where either fails it is kept and marked as unsupported, without the words that nobody has.
 */
export function writtenOf(
  { answer, loose, model }: Reasoned<ModelAnswer>,
  references: readonly Reference[],
  find: FindWords,
  question: string,
): Written {
  let leftOut = 0
  // What the person asked about may be named in the answer: it has a check of its own.
  const isAsked = ({ kind, text }: LooseMark) => (kind === 'citation' || kind === 'name') && question.includes(text)
  const claims = (path: string) => doubtsUnder(loose, path).filter((one) => !isAsked(one))
  const isFalse = (path: string) => claims(path).some(({ kind }) => kind === 'quote' || kind === 'citation')
  const proposition = (given: Given, path: string): Proposition[] => {
    const statement = tidy(given.statement)
    if (!statement || statement.length > longest) {
      leftOut++
      return []
    }
    const check = withoutMark(given.citation)
    const reference = referenceFor(check, references)
    const passage = reference ? find(given.quotation.text, reference) : null
    const support = passage ? supportOfPassage(statement, passage.words) : undefined
    return [
      {
        statement,
        check,
        passage,
        opinion: given.support.judgement,
        ...(support && { support }),
        doubt:
          doubtOf(check, reference, passage, isFalse(`${path}.statement`), given.support.judgement) ??
          (support?.outcome === 'contradicted' ? `Unsupported: ${lowered(support.reason)}` : null),
        figures: [
          ...new Set(
            claims(`${path}.statement`).flatMap(({ kind, text }) =>
              kind === 'figure' || kind === 'name' ? [text] : [],
            ),
          ),
        ],
      },
    ]
  }
  const short = (text: string, path: string) => {
    const tidied = tidy(text)
    const holds = tidied !== '' && tidied.length <= longestShort && !isFalse(path)
    if (!holds && tidied) leftOut++
    return holds ? withDoubts(tidied, doubtWords(claims(path))) : null
  }
  const premises = answer.premises.flatMap((one, at) => proposition(one, `premises.${at}`))
  const paragraphs = answer.paragraphs
    .map(({ propositions }, at) =>
      propositions.flatMap((one, nth) => proposition(one, `paragraphs.${at}.propositions.${nth}`)),
    )
    .filter((paragraph) => paragraph.length > 0)
  const keyPoints = answer.keyPoints.flatMap(({ statement, quotation }, at) => {
    const passage = find(quotation.text)
    const text = passage ? short(statement, `keyPoints.${at}.statement`) : null
    if (!passage) leftOut++
    return text && passage ? [{ statement: text, passage }] : []
  })
  const gaps = answer.gaps.flatMap((gap, at) => short(gap, `gaps.${at}`) ?? [])
  const jurisdiction = short(answer.jurisdiction, 'jurisdiction')
  const { provider, name } = model
  return {
    answers: answer.answers,
    jurisdiction,
    premises,
    paragraphs,
    keyPoints,
    gaps,
    leftOut,
    model: { provider, name },
  }
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

const withoutMark = ({ mark: _, ...check }: CheckedCitation): CitationCheck => check

/** The number of the reference that a citation was found to be of, from 1. */
function referenceFor({ found }: CitationCheck, references: readonly Reference[]): number | undefined {
  if (!found) return undefined
  const keys = new Set(citationKeys(found.citation))
  const at = references.findIndex(
    ({ id, citation }) => id === found.id || citationKeys(citation).some((key) => keys.has(key)),
  )
  return at < 0 ? undefined : at + 1
}

function doubtOf(
  { status, found }: CitationCheck,
  reference: number | undefined,
  passage: Passage | null,
  claimsMore: boolean,
  opinion: Proposition['opinion'],
): string | null {
  if (status === 'not-found') return 'Unsupported: no source has this authority'
  if (status === 'ambiguous') return 'Unsupported: the citation stands for several authorities'
  if (!found) return 'Unsupported: whether this authority exists was not checked'
  if (reference === undefined) return 'Unsupported: this authority was not among those read'
  if (!passage) return 'Unsupported: the words that it rests on do not stand in what was read of this authority'
  if (claimsMore) return 'Unsupported: it quotes or cites what no source has'
  if (opinion === 'does not support') return 'Unsupported: the model itself says that the words do not support it'
  return null
}
