import { canonical, holds } from './canonical.ts'
import { figuresNotIn } from './figures.ts'
import type { Contradiction, Input } from './inputs.ts'

/** What of a made document is judged. */
export interface Made {
  formattedContent: string
  answers: Record<string, string>
  account?: { standing: string; start: number; end: number }[]
}

export interface Verdict {
  facts: number
  /** Facts that are neither in the document nor among the sentences that are said not to be placed. */
  lost: string[]
  /** Facts that are in the document, and there in its own clauses, rows or body. */
  placed: number
  /** Facts of which it is known in which fields they belong, and those of them that are in none of these. */
  belong: number
  astray: string[]
  /** Figures in the answers that the text does not have. */
  invented: string[]
  /** Words that may not be in the document and are. */
  wrong: string[]
  sentences: number
}

const fold = (text: string) => text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ')
const waiting = ['additionalTerms', 'openPoints']

/** Fields whose words stand in one clause: what the form asks, and what was said beyond it. */
const sameClause: readonly (readonly string[])[] = [
  ['paymentTerms', 'payTerms', 'payFrequency'],
  ['pets', 'petTerms'],
  ['expenses', 'expenseTerms'],
  ['vacation', 'leaveTerms'],
  ['benefits', 'benefitTerms'],
  ['probationPeriod', 'probationTerms'],
  ['tenantUtilities', 'utilityTerms'],
  ['warrantyPeriod', 'warrantyTerms'],
  ['deposit', 'depositTerms'],
  ['years', 'protectionTerms'],
  ['workSchedule', 'workplaceTerms'],
  ['governingLaw', 'otherState'],
  ['retainer', 'depositTerms'],
  ['caseNumber', 'dismissal'],
  ['confidential', 'recipientTerms'],
  ['release', 'releaseTerms'],
]
const inClause = (fields: readonly string[]) => [
  ...new Set(fields.flatMap((field) => [field, ...sameClause.filter((all) => all.includes(field)).flat()])),
]

const hasWord = (text: string, words: string): boolean => {
  const at = text.indexOf(words)
  if (at < 0) return false
  const around = [text.charAt(at - 1), text.charAt(at + words.length)]
  return around.every((sign) => !/[\p{L}\d]/u.test(sign)) || hasWord(text.slice(at + 1), words)
}

export function judge({ text, facts, never }: Input, made: Made): Verdict {
  const document = fold(made.formattedContent)
  const open = fold(
    (made.account ?? [])
      .flatMap(({ standing, start, end }) => (standing === 'unplaced' ? [text.slice(start, end)] : []))
      .join('\n'),
  )
  const waits = waiting.flatMap((field) => fold(made.answers[field] ?? '').split('\n'))
  const body = waits.reduce((words, one) => (one ? words.replace(one, ' ') : words), document)
  const known = facts.filter(({ fields }) => fields.length > 0)
  const within = (where: string) => {
    const plain = canonical(where)
    return (ways: readonly string[]) => ways.some((way) => where.includes(fold(way)) || holds(plain, way))
  }
  const [inDocument, inOpen, inBody] = [document, open, body].map(within) as ReturnType<typeof within>[]
  return {
    facts: facts.length,
    lost: facts.filter(({ ways }) => !inDocument?.(ways) && !inOpen?.(ways)).map(({ ways }) => ways[0] ?? ''),
    placed: facts.filter(({ ways }) => inBody?.(ways)).length,
    belong: known.length,
    astray: known
      .filter(
        ({ fields, ways }) =>
          !inClause(fields).some((field) =>
            within(
              fold((made.answers[field] ?? '').replace(/^[a-z]+(?:-[a-z]+)+$/, (one) => one.replaceAll('-', ' '))),
            )(ways),
          ),
      )
      .map(({ ways }) => ways[0] ?? ''),
    invented: figuresNotIn(text, Object.values(made.answers)),
    wrong: never.filter((words) => hasWord(document, fold(words))),
    sentences: made.account?.length ?? 0,
  }
}

/** Whether a default is still there beside what contradicts it. */
export const survives = ({ standard }: Contradiction, { formattedContent }: Made): boolean =>
  standard !== null && fold(formattedContent).includes(fold(standard))
