import { hasEnded, type Run } from '@casewright/core/client'
import { timeLeft } from './time-left.ts'

/** A named part of a long work. */
export interface StepItem {
  name: string
  state: 'done' | 'now' | 'todo' | 'failed'
  /** '0.4 s', or 'About 20 seconds left'. */
  time?: string
  /** What a screen reader is told when it begins; the name, unless given. A count that goes on is not told again. */
  said?: string
}

/** A duration for people: '0.4 s', '12 s', '2 min 5 s'. */
export const formatSeconds = (milliseconds: number): string => {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

type Told = Pick<Run, 'steps' | 'state' | 'endedAt'>

/** 'Reading page 12 of 43': the part at work is the one after those that are done. */
const counted = ({ message, done, total }: Told['steps'][number]): string =>
  done === undefined || total === undefined ? message : `${message} ${Math.min(done + 1, total)} of ${total}`

/** A run's steps with their times, ready for `Steps`. A step told again with another count stays one. */
export const stepsOfRun = ({ steps, state, endedAt }: Told): StepItem[] => {
  const first = steps.filter((step, index) => step.message !== steps[index - 1]?.message)
  return first.map((step, index) => {
    const last = index === first.length - 1
    const latest = steps.findLast(({ message }) => message === step.message) ?? step
    const until = first[index + 1]?.at ?? endedAt
    return {
      name: counted(latest),
      said: step.message,
      state: !last || state === 'done' ? 'done' : hasEnded(state) ? 'failed' : 'now',
      time: until ? formatSeconds(Date.parse(until) - Date.parse(step.at)) : timeLeft({ steps }),
    }
  })
}

/** Percent done of the step at work, or nothing while nobody knows. */
export const progressOfRun = ({ steps }: Pick<Run, 'steps'>): number | undefined => {
  const { done, total } = steps.at(-1) ?? {}
  return done !== undefined && total ? (done / total) * 100 : undefined
}

/** Where nobody counts: how many of the named steps are done, if those to come are named as well. */
export const shareOfSteps = (steps: readonly StepItem[]): { done: number; total: number } | undefined =>
  steps.some(({ state }) => state === 'todo')
    ? { done: steps.filter(({ state }) => state === 'done').length, total: steps.length }
    : undefined
