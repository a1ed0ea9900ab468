import type { Answers } from './answers.ts'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

/**
 * What a citation is of which nobody has the authority, by the lists of what there is. Null: they say nothing of it.
 * What cannot exist is not found; a list that lacks something newer than itself says nothing.
 */
export function judgeKnown(written: Written, all: readonly Answers[]): Judged | null {
  const { text, cites } = written
  const known = all.flatMap((answers, index) =>
    answers.known ? [{ ...answers.known, answers, cited: cites[index]?.normalized ?? '' }] : [],
  )
  const impossible = known.find(({ fact }) => fact.state === 'cannot-exist')
  if (impossible) {
    const { fact, cited } = impossible
    const reason = cites.length > 1 ? `${cited}: ${fact.says}` : fact.says
    return { check: { text, status: 'not-found', reason, known: fact } }
  }
  const [first] = known
  if (!first) return null
  const { fact, authority, inForce, answers } = first
  if (!authority) return lackedByAny(all) ? null : doubtful(written, fact, all)
  const found = { name: authority.title, citation: authority.citation, source: `${fact.source}, ${fact.asOf}` }
  const check = { text, found, known: fact }
  if (answers.lackedBy.length > 0)
    return {
      authority,
      check: {
        ...check,
        status: 'unchecked',
        reason: `${fact.says} But ${answers.lackedBy.join(' and ')} ${answers.lackedBy.length === 1 ? 'does' : 'do'} not have it, so it may have changed since.`,
      },
    }
  return {
    authority,
    check: {
      ...check,
      status: inForce ? 'verified' : 'unchecked',
      reason: inForce
        ? `${fact.says} Its text is not available here. Later history was not checked.`
        : `${fact.says} Whether it may still be cited was not checked.`,
    },
  }
}

const lackedByAny = (all: readonly Answers[]) => all.some(({ lackedBy }) => lackedBy.length > 0)

function doubtful({ text }: Written, fact: NonNullable<Answers['known']>['fact'], all: readonly Answers[]): Judged {
  const notes = [...new Set(all.flatMap((answers) => answers.notes))]
  return { check: { text, status: 'unchecked', reason: [...notes, fact.says].join(' '), known: fact } }
}
