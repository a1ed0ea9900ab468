import { doubtsUnder, doubtWords, type LooseMark, quoteLocator, type Reasoned, withDoubts } from '@casewright/core'
import { memoParts } from '../memo-parts.ts'
import type { Proposition, Reference, Written } from '../output.ts'
import { type FindWords, judge, type Rest, type Stated } from './judge.ts'
import type { ModelAnswer } from './prompt.ts'

type Given = Rest & { statement: string }

/** A sentence is no longer than this, in characters; what is longer may be something that was said to the model. */
const longest = 600
const longestShort = 300

export interface Draft {
  written: Written
  /** Its statements that nothing holds yet, and that other words may hold. */
  open: Map<Proposition, Stated>
}

/** What a model wrote, as far as it holds: each statement with what it rests on, or with why it is unsupported. */
export function writtenOf(
  { answer, loose, model }: Reasoned<ModelAnswer>,
  references: readonly Reference[],
  find: FindWords,
  question: string,
): Draft {
  let leftOut = 0
  const open: Draft['open'] = new Map()
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
    const unfound = claims(`${path}.statement`).filter(({ kind }) => kind === 'figure' || kind === 'name')
    const figures = [...new Set(unfound.map(({ text }) => text))]
    const stated = { statement, figures, claimsMore: isFalse(`${path}.statement`) }
    const judged = judge(stated, given, references, find)
    if (judged.doubt && !stated.claimsMore) open.set(judged, stated)
    return [judged]
  }
  const short = (text: string, path: string) => {
    const tidied = tidy(text)
    const holds = tidied !== '' && tidied.length <= longestShort && !isFalse(path)
    if (!holds && tidied) leftOut++
    return holds ? withDoubts(tidied, doubtWords(claims(path))) : null
  }
  const locate = quoteLocator([{ id: 'question', kind: 'document', title: 'Question', text: question }])
  /** The person's own words, where a model copied them. */
  const asked = (words: string): string[] => {
    const { outcome, anchor } = locate(words)
    if (outcome === 'found' && anchor) return [tidy(question.slice(anchor.start, anchor.end))]
    if (words) leftOut++
    return []
  }
  const premises = answer.premises.flatMap((one, at) => proposition(one, `premises.${at}`))
  const paragraphs = answer.paragraphs
    .map(({ propositions, part }, at) => ({
      part,
      said: propositions.flatMap((one, nth) => proposition(one, `paragraphs.${at}.propositions.${nth}`)),
    }))
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => memoParts.indexOf(one.part) - memoParts.indexOf(other.part))
  const keyPoints = answer.keyPoints.flatMap(({ statement, quotation }, at) => {
    const passage = find(quotation.text)
    const text = passage ? short(statement, `keyPoints.${at}.statement`) : null
    if (!passage) leftOut++
    return text && passage ? [{ statement: text, passage }] : []
  })
  const gaps = answer.gaps.flatMap((gap, at) => short(gap, `gaps.${at}`) ?? [])
  const facts = answer.paragraphs.flatMap((one) => one.facts.flatMap(({ text }) => asked(text)))
  const written: Written = {
    answers: answer.answers,
    jurisdiction: short(answer.jurisdiction, 'jurisdiction'),
    presented: asked(answer.questionPresented.text)[0] ?? null,
    premises,
    paragraphs: paragraphs.map(({ said }) => said),
    parts: paragraphs.map(({ part }) => part),
    facts: [...new Set(facts)],
    keyPoints,
    gaps,
    leftOut,
    model: { provider: model.provider, name: model.name },
  }
  return { written, open }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
