import type { NotAskedReason, SourceAsked } from './coverage.ts'

/** The four states of a source, the same in every tool. */
export type AskedState = 'found' | 'nothing' | 'failed' | 'not-asked'

/** Results of older versions hold no count: what answered then is taken to have found something. */
export function askedState({ outcome, found }: Pick<SourceAsked, 'outcome' | 'found'>): AskedState {
  if (outcome === 'skipped') return 'not-asked'
  if (outcome !== 'answered') return 'failed'
  return found === 0 ? 'nothing' : 'found'
}

/** Reasons that take nothing from a result: the source could have added nothing to it. */
const harmless: ReadonlySet<NotAskedReason | undefined> = new Set(['other-kind', 'not-needed'])

/** What counts for most where one source was asked several times. */
function weight({ outcome, why }: SourceAsked): number {
  if (outcome === 'timeout') return 4
  if (outcome === 'error') return 3
  if (outcome === 'answered') return 1
  return harmless.has(why) ? 0 : 2
}

/** Joins all questions to a source into one entry. A failure is never hidden by the answers beside it. */
export const joinAsked = (all: readonly SourceAsked[]): SourceAsked[] =>
  [...Map.groupBy(all, ({ source }) => source).values()].map(joined)

function joined(same: readonly SourceAsked[]): SourceAsked {
  const worst = same.reduce((one, other) => (weight(other) > weight(one) ? other : one))
  if (same.length === 1) return worst
  const counted = same.filter((one) => weight(one) > 0)
  const questions = sum(counted.map((one) => one.questions ?? 1))
  const answered = sum(counted.map((one) => one.answered ?? (one.outcome === 'answered' ? 1 : 0)))
  const found = same.flatMap((one) => one.found ?? [])
  const times = same.flatMap((one) => one.milliseconds ?? [])
  const ways = same.flatMap((one) => one.by ?? [])
  const by = ways.find((way) => way === 'words and meaning') ?? ways[0]
  const notes = new Set(same.flatMap((one) => (one.outcome === worst.outcome && one.note ? [one.note] : [])))
  const note = worst.outcome === 'answered' ? sentencesOnce(notes) : worst.note
  return {
    source: worst.source,
    outcome: worst.outcome,
    ...(worst.why && { why: worst.why }),
    ...(found.length > 0 && { found: sum(found) }),
    ...(questions > 1 && { questions, answered }),
    ...(by && { by }),
    ...(times.length > 0 && { milliseconds: Math.round(sum(times)) }),
    ...(note && { note }),
  }
}

/** What several questions were answered with alike is said once. */
const sentencesOnce = (notes: Iterable<string>): string =>
  [...new Set([...notes].flatMap((note) => note.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))].join(' ')

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** A part of the coverage line: a lead in bold, and the rest. A gap is what was not reached or asked. */
export interface AskedSentence {
  lead: string
  rest: string
  isGap?: boolean
}

/** Who was asked and what came of it, in the words of every page, memo and report. */
export function askedSentences(asked: readonly SourceAsked[]): AskedSentence[] {
  const states = Map.groupBy(asked, askedState)
  const names = (state: AskedState) => (states.get(state) ?? []).map(named).join(', ')
  const byReason = (state: AskedState) =>
    [...Map.groupBy(states.get(state) ?? [], reasonOf)]
      .map(([reason, all]) => `${all.map(({ source }) => source).join(', ')} (${reason})`)
      .join('; ')
  return [
    ...sentence('Searched:', names('found')),
    ...sentence('Searched, nothing found:', names('nothing')),
    ...sentence('Not reached:', byReason('failed'), true),
    ...sentence(
      'Not searched:',
      byReason('not-asked'),
      states.get('not-asked')?.some(({ why }) => !harmless.has(why)),
    ),
  ]
}

const named = ({ source, by }: SourceAsked) => (by ? `${source} (${by === 'words' ? 'by words only' : by})` : source)

const sentence = (lead: string, rest: string, isGap = false): AskedSentence[] =>
  rest === '' ? [] : [{ lead, rest: ` ${rest}.`, ...(isGap && { isGap }) }]

const reasonsNotAsked: Partial<Record<NotAskedReason, string>> = {
  offline: 'offline',
  off: 'turned off',
  'no-key': 'no API key',
  'other-kind': 'other kinds of law',
  'not-needed': 'not needed',
}

const unpointed = (words: string) => words.replace(/\.$/, '')

const reasonNotAsked = ({ why, note }: SourceAsked): string =>
  (why && reasonsNotAsked[why]) ?? unpointed(note ?? 'no reason was given')

function reasonFailed({ outcome, note, questions, answered }: SourceAsked): string {
  const why = unpointed(note ?? outcome)
  return questions && answered ? `${why}; it answered ${answered} of ${questions} questions` : why
}

/** One source's state in a word or two, for a table. */
export function stateInWords(asked: SourceAsked): string {
  const words = {
    found: 'Searched',
    nothing: 'Nothing found',
    'not-asked': 'Not searched',
    failed: 'Not reached',
  } as const
  return asked.outcome === 'timeout' ? 'Timed out' : words[askedState(asked)]
}

/** Why a source failed or was not asked; empty where it answered. */
export const reasonOf = (asked: SourceAsked): string => {
  const state = askedState(asked)
  return state === 'failed' ? reasonFailed(asked) : state === 'not-asked' ? reasonNotAsked(asked) : ''
}

/** Whether asking again may change something: not where the installation or the kind of law stands against it. */
export const canAskAgain = ({ outcome, why }: Pick<SourceAsked, 'outcome' | 'why'>): boolean =>
  outcome !== 'answered' && (outcome !== 'skipped' || why === undefined || why === 'budget' || why === 'paused')
