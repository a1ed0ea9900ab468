import { type ToolContext, withoutModel } from '@casewright/core/server'
import type { Asked } from './asked.ts'
import { droppedWords, isPicked } from './memo.ts'
import type { Answered, Written } from './output.ts'
import { missingIn } from './question/asks.ts'
import { checkCitations, checkNames } from './question/check-cited.ts'
import { readQuestion } from './question/question.ts'
import { holdsAnything } from './reasoning/answer-text.ts'
import { planSearches } from './reasoning/searches.ts'
import { lookAgain } from './reasoning/second-look.ts'
import { spendingOf, stopsOf } from './reasoning/stops.ts'
import { write } from './reasoning/write.ts'
import { resultOf } from './result.ts'
import { gather } from './retrieve/gather.ts'
import { runSearches, searchesOf } from './retrieve/search.ts'

/** Names and versions of what an answer is made by; kept as its provenance. */
const checks = { question: '1', ranking: '1', passages: '1', 'key-points': '1' }

const passagesAlone = 'The answer is passages of the authorities and nothing else.'

/**
 * Answers a question: what the authorities say, and with a model an answer that rests on them.
 * @param answered what the person says to what was asked back; nothing is asked back again
 */
export async function ask(asked: string, context: ToolContext, answered?: string): Promise<Answered> {
  const text = answered ? `${asked}\n\n${answered}` : asked
  context.provenance(checks)
  context.progress({ message: 'Searching the library and the sources' })
  const question = readQuestion(text)
  const asksOf = (byModel: readonly Asked[] = []) => (answered ? [] : missingIn(question, byModel))
  const stops = stopsOf(context)
  const own = stops.afford(searchesOf(question))
  // The model thinks of searches while those of the question run. It is awaited below; until then a failure is nobody's.
  const planning = planSearches(text, context)
  planning.catch(() => {})
  const [first, cited] = await Promise.all([runSearches(own, context), checkCitations(question, context.law)])
  const questionCitations = [...cited.checks, ...checkNames(question, first)]
  const missing = first.find((one) => one.missing)?.missing
  const known = { question, questionCitations, asks: asksOf(), stops, ...(missing && { missing }) }

  const quick = await gather(question, first, cited.cited, context, { isRead: false })
  const found = resultOf({ ...known, gathered: quick, searches: own, note: 'The texts are not read yet.' }, context)
  const show = (shown: object) =>
    context.partial({ replace: { ...shown, ...(context.reason && { took: spendingOf(context) }) } })
  show({ found })

  const planned = await planning
  const further = stops.afford(planned.searches)
  const more = await runSearches(further, context)
  context.progress({ message: 'Reading the passages' })
  const searched = [...first, ...more]
  const gathered = await gather(question, searched, cited.cited, context, { isRead: true })
  const read = { ...known, asks: asksOf(planned.missing), gathered, searches: [...own, ...further] }
  const alone = (why: string) => resultOf({ ...read, note: `${why} ${passagesAlone}` }, context)
  if (!context.reason) return alone(withoutModel(context))
  if (planned.failed) return alone(planned.failed)

  const before = alone('The model has not answered yet.')
  show({ found: before })
  const wrote = await write({ question: text, ...gathered }, context, stops, (writing) =>
    show({ found: before, writing }),
  )
  if (wrote.failed) return alone(wrote.failed)
  if (!wrote.draft) return alone('The model was not used: nothing was found to base an answer on.')
  if (wrote.draft.open.size > 0) show({ found: before })
  const settled = await lookAgain({ ...read, draft: wrote.draft }, context, stops)
  const { written } = settled
  const searches = [...read.searches, ...settled.searches]
  return resultOf({ ...read, ...settled, searches, note: noteOf(written) }, context)
}

function noteOf(written: Written): string {
  const dropped = droppedWords(written.dropped)
  const left =
    written.leftOut > 0
      ? ` ${written.leftOut} of its ${written.leftOut === 1 ? 'texts was' : 'texts were'} left out: what ${written.leftOut === 1 ? 'it rests' : 'they rest'} on was not found.`
      : ''
  const said = `${dropped ? ` ${dropped}` : ''}${left}`
  if (!holdsAnything(written) && written.answers !== 'no')
    return `Nothing that the model wrote could be tied to an authority. ${passagesAlone}${said}`
  if (isPicked(written))
    return `The model picked these sentences from the passages, and wrote no words of its own. Whether they answer the question is for you to judge.${said}`
  return `The model read passages, not entire authorities. Its quotations were looked up in what it read; whether they support its statements is its own opinion.${said}`
}
