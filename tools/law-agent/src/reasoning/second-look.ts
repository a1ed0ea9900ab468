import type { Evidence } from '@casewright/core'
import { orEvidence, type ToolContext } from '@casewright/core/server'
import { termsOf } from '@casewright/law'
import type { Passage, Proposition, Written } from '../output.ts'
import type { Question } from '../question/question.ts'
import { type Gathered, gatherMore } from '../retrieve/gather.ts'
import { passagesOf, type Read } from '../retrieve/passages.ts'
import { runSearches, type Search } from '../retrieve/search.ts'
import { againPrompt, againSchema } from './again-prompt.ts'
import { tokensToLookAgain } from './budget.ts'
import { judge } from './judge.ts'
import { recheckCitations } from './recheck.ts'
import { secondSearches } from './second-searches.ts'
import { onlyUsed, withoutUnsupported } from './settle.ts'
import { type Stops, tokensSpent } from './stops.ts'
import { windowsOf, wordsFinder } from './windows.ts'
import type { Draft } from './written.ts'

interface Before {
  question: Question
  gathered: Gathered
  searches: readonly Search[]
  draft: Draft
}

export interface Settled {
  written: Written
  gathered: Gathered
  /** Those of the second look. */
  searches: Search[]
}

/** Of one answer: statements that are looked for again, characters of passages read for them, and tokens of the answer. */
const most = 6
const mostCharacters = 12_000
const maxTokens = 2_000
/** Around each passage, in characters: less than at first, as it was chosen for the statement. */
const around = 500

/** Looks once more for what holds the statements that nothing holds yet. What stays so is dropped, and counted. */
export async function lookAgain(
  { question, gathered, searches, draft }: Before,
  context: ToolContext,
  stops: Stops,
): Promise<Settled> {
  const open = [...draft.open].slice(0, most)
  const nothingMore = () => ({ written: withoutUnsupported(draft.written), gathered, searches: [] })
  if (open.length === 0) return nothingMore()
  const statements = open.map(([{ statement }]) => statement)
  const asked = [document('question', 'Question', question.text), ...statements.map(asStatement)]
  const tooLittle = () =>
    stops.say(
      tokensSpent(context.budget.most.tokens, 'What no passage supports was left out without a second look for it.'),
    )
  if (tokensToLookAgain(asked, context) === null) {
    tooLittle()
    return nothingMore()
  }
  context.progress({ message: 'Searching once more for what no passage supports' })
  const again = stops.afford(secondSearches(statements, question, searches))
  const more = await gatherMore(question, await runSearches(again, context), gathered, context)
  const reads = [...gathered.reads, ...more.reads]
  const references = [...gathered.references, ...more.references]
  const windows = newWindows({ reads, references, passages: [...more.passages, ...passagesFor(statements, reads)] })
  const held = new Map<Proposition, Proposition>()
  if (windows.length > 0) {
    const evidence = [...asked, ...windows.map((window) => window.evidence)]
    const mostTokens = tokensToLookAgain(evidence, context)
    if (mostTokens === null) tooLittle()
    const small = { instead: { held: [] } }
    const request = {
      evidence,
      prompt: againPrompt,
      schema: againSchema,
      small,
      maxTokens,
      mostTokens: mostTokens ?? 0,
    }
    const { reasoned } =
      mostTokens === null
        ? { reasoned: null }
        : await orEvidence(context, request, '', 'Asking the model about what was found')
    const find = wordsFinder(windows)
    for (const { number, ...rest } of await recheckCitations(reasoned?.answer.held ?? [], context.law)) {
      const [one, stated] = open[number - 1] ?? []
      if (!one || !stated || held.has(one)) continue
      const judged = judge(stated, rest, references, find)
      if (!judged.doubt) held.set(one, judged)
    }
  }
  return { ...onlyUsed(gathered, more, withoutUnsupported(draft.written, held)), searches: again }
}

const asStatement = (text: string, at: number) => document(`statement-${at + 1}`, `Statement ${at + 1}`, text)

const document = (id: string, title: string, text: string): Evidence => ({ id, kind: 'document', title, text })

/** Sentences of the texts that were read, chosen by the words of each statement. Nothing of it leaves the server. */
const passagesFor = (statements: readonly string[], reads: readonly Read[]): Passage[] =>
  statements.flatMap((statement) => {
    const terms = termsOf(statement)
    return reads.flatMap((read, at) =>
      read.text === null ? [] : passagesOf(read, terms, at + 1, 1).filter(({ anchor }) => anchor),
    )
  })

function newWindows({ reads, references, passages }: Gathered) {
  const numbers = [...new Set(passages.map(({ reference }) => reference))]
  let left = mostCharacters
  return windowsOf(reads, references, passages, { numbers, around }).filter(({ evidence }) => {
    left -= evidence.text.length
    return left >= 0
  })
}
