import { CasewrightError, type DocumentText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { anchorOf, modelClauseFor } from '@casewright/law'
import { guideFor } from '../guide/guide.ts'
import type { ImprovementInput } from '../input.ts'
import type { Improved } from '../output.ts'
import { passageAt } from '../text/passage.ts'
import { headed, inItsWords, isUnheaded, placeFor } from './clause.ts'
import { type Issue, issueOf } from './issue.ts'
import { rewrite } from './rewrite.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

const readFor = async ({ documentContent }: ImprovementInput, context: ToolContext): Promise<Read> => {
  if (context.files.documents.length > 0) return context.files.read()
  if (documentContent?.trim()) return { text: documentContent, blocks: [], pages: [] }
  throw new CasewrightError('bad-input', 'The document is missing: send its text as documentContent, or name it.')
}

const nothing = () => ({ doubts: [], held: true, note: null, model: null })

/** What needs no model: words that a rule makes of the words, or a clause of ours where one is missing. */
const ruled = (document: Read, issue: Issue): Improved | null => {
  const { check, place, rewrite: words } = issue
  if (place && words !== undefined)
    return { ...nothing(), improvedText: words, made: 'rule', original: anchorOf(document, place) }
  const clause = check && modelClauseFor(check.id)
  if (!clause) return null
  const improvedText = place || isUnheaded(check.id) ? inItsWords(document, clause) : headed(document, clause)
  return {
    ...nothing(),
    improvedText,
    // The parties stand at the head of a paper, where nothing is put in by itself.
    made: check.id === 'missing.parties' ? 'guide' : 'clause',
    original: place ? anchorOf(document, passageAt(document.text, place)) : null,
    ...(place === undefined && !isUnheaded(check.id) && { goes: placeFor(document) }),
    note: [
      'A model clause of this product, not of the document.',
      /\[/.test(improvedText) ? 'Fill in what is in square brackets, and fit it to the deal.' : 'Fit it to the deal.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Where neither a rule nor a clause of ours solves it: what to decide, the words to change, and two wordings. */
const guided = (document: Read, issue: Issue, why: string): Improved => {
  const { text, note, isInstruction, alternatives, strike } = guideFor(document, issue)
  const original = issue.place ? anchorOf(document, passageAt(document.text, issue.place)) : null
  return {
    ...nothing(),
    improvedText: text,
    made: 'guide',
    original,
    ...(isInstruction && { instruction: true }),
    alternatives,
    ...(strike && { strike: anchorOf(document, strike), ...(strike.isInstead && { strikeInstead: true }) }),
    note: [why, note].filter(Boolean).join(' '),
  }
}

/** One weak point or improvement in better words: by a model, else by rule, else by a clause of ours. */
export const improve = async (input: ImprovementInput, context: ToolContext): Promise<Improved> => {
  const document = await readFor(input, context)
  const issue = issueOf(input, document)
  const ready = ruled(document, issue)
  // What a rule makes is certain, and an example is what was asked for: a model is asked for the rest.
  if (ready && (ready.made === 'rule' || !context.reason)) return ready
  try {
    const made = await rewrite(document, issue, context)
    if (made) return byModel(document, issue, made)
  } catch (error) {
    if (context.signal.aborted || !CasewrightError.isInstance(error) || !ready) throw error
    return { ...ready, note: `The model took no part: ${error.message} ${ready.note ?? ''}`.trim() }
  }
  if (ready) return ready
  return guided(document, issue, context.reason ? 'The model gave no text.' : '')
}

const byModel = (
  document: Read,
  { place }: Issue,
  { text, doubts, lost, model }: NonNullable<Awaited<ReturnType<typeof rewrite>>>,
): Improved => ({
  improvedText: text,
  made: 'model',
  original: place ? anchorOf(document, passageAt(document.text, place)) : null,
  ...(!place && { goes: placeFor(document) }),
  doubts,
  ...(lost.length > 0 && { lost }),
  held: doubts.length === 0 && lost.length === 0,
  note: null,
  model,
})
