import { hasEnded, type RunView } from '@casewright/core/client'
import type { SoFar } from '../output.ts'
import { answerOf, soFarOf } from './reply.ts'

/** What came back for a question. */
export interface Reply {
  /** The run whose answer it is. */
  run: string
  at: string
  state: 'done' | 'failed' | 'cancelled'
  output: unknown
  /** What had streamed before it was stopped or failed. */
  soFar: SoFar | null
}

/** A question of the conversation. Its answer is a run of its own. */
export interface Turn {
  id: string
  question: string
  /** ISO 8601. */
  askedAt: string
  /** The run that stood on the page when it was asked: any other one is the answer's. */
  after: string | null
  reply?: Reply
}

/** What streamed last, and of which run. */
export interface Streamed {
  run: string
  value: unknown
}

export const isOf = (turn: Turn | undefined, run: RunView | null): run is RunView =>
  turn !== undefined && run !== null && run.id !== turn.after

/** The turns, the last one with its reply once its run has ended. */
export function settled(turns: readonly Turn[], run: RunView | null, streamed: Streamed | null): readonly Turn[] {
  const last = turns.at(-1)
  if (!last || last.reply || !isOf(last, run) || !hasEnded(run.state)) return turns
  const reply: Reply = {
    run: run.id,
    at: run.endedAt ?? last.askedAt,
    state: run.state === 'done' ? 'done' : run.state === 'cancelled' ? 'cancelled' : 'failed',
    output: run.output,
    soFar: streamed?.run === run.id ? soFarOf(streamed.value) : null,
  }
  return [...turns.slice(0, -1), { ...last, reply }]
}

/** A run that stands on the page without its conversation. */
export const turnOf = (run: RunView): Turn => ({ id: run.id, question: run.label, askedAt: run.createdAt, after: null })

const mostEarlier = 6
const longestAnswer = 4000

/** The turns before a question that are sent with it: those that were answered, the latest of them. */
export const earlierOf = (turns: readonly Turn[]): { question: string; answer: string }[] =>
  turns
    .flatMap(({ question, reply }) => {
      const answer = reply?.state === 'done' ? answerOf(reply.output) : null
      return answer && question.length <= 2000 ? [{ question, answer: answer.slice(0, longestAnswer) }] : []
    })
    .slice(-mostEarlier)
