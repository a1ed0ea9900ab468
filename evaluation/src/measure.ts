import { judge, type Verdict } from './judge/judge.ts'
import type { KnownLaw } from './judge/known-law.ts'
import type { Person } from './product/person.ts'
import type { Question } from './question.ts'
import type { Tool } from './tools/tool.ts'

/** One question, as it went. */
export interface Outcome {
  question: Question
  /** Null where the tool failed; `failure` says how. */
  verdict: Verdict | null
  failure?: string
  /** Milliseconds until the first evidence and until the result. */
  first: number
  whole: number
  tokens: number
}

export interface Measured {
  tool: string
  outcomes: readonly Outcome[]
}

/**
 * Asks a tool every question.
 * @param parallel how many at once: one alone gives times that mean something
 */
export async function measure(
  tool: Tool,
  questions: readonly Question[],
  person: Person,
  law: KnownLaw,
  parallel = 1,
): Promise<Measured> {
  const outcomes: Outcome[] = []
  const left = questions.entries()
  const work = async () => {
    for (const [at, question] of left) outcomes[at] = await askOne(tool, question, person, law)
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return { tool: tool.id, outcomes }
}

async function askOne(tool: Tool, question: Question, person: Person, law: KnownLaw): Promise<Outcome> {
  const started = performance.now()
  try {
    const { run, output, first, whole } = await person.ask(tool.path, tool.input(question.text))
    const verdict = judge(question, tool.read(output), law)
    return { question, verdict, first, whole, tokens: await person.tokensOf(run) }
  } catch (error) {
    const took = performance.now() - started
    const failure = error instanceof Error ? error.message : String(error)
    return { question, verdict: null, failure, first: took, whole: took, tokens: 0 }
  }
}
