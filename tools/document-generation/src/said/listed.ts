import { listOf } from '@casewright/templates'
import { capital } from '../capital.ts'

const clause =
  /(?<![\p{L}’'-])(?:I|we|he|she|they|it|you|who|which|that|is|are|was|were|has|have|had|does|do|did|will|would|can|could|because|if|when|from|between)(?![\p{L}-])|['’](?:m|ve|re|ll|d|s)(?= )/iu
const between = /,? and (?=\S)|, |; /
const phone = /\d{3}[-. ]\d{4}/
const sum = /\$\d/

/** The pieces of words that name several things, or null where they are one or tell more than names. */
function pieces(words: string, fits: (piece: string) => boolean, marks: RegExp): string[] | null {
  const all = words
    .replace(/[.\s]{1,4}$/, '')
    .split(marks)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return all.length > 1 && all.every((one) => one.split(' ').length < 9 && fits(one)) ? all : null
}

/** By field, what each item has where several stand in one line. */
const kinds: Readonly<Record<string, { fits: (piece: string) => boolean; marks: RegExp; clauses?: true }>> = {
  skills: { fits: () => true, marks: between },
  strengths: { fits: () => true, marks: between },
  enclosures: { fits: (piece) => !/^\d{1,4}$/.test(piece), marks: between },
  budget: { fits: (piece) => sum.test(piece) && /\p{L}/u.test(piece), marks: /,? and (?=\S)|, |; /, clauses: true },
  debts: {
    fits: (piece) => sum.test(piece) && /\p{L}{3}/u.test(piece) && !/ (?:left|remaining|to go|balance)$/i.test(piece),
    marks: between,
  },
  assets: { fits: (piece) => sum.test(piece) && /\p{L}{3}/u.test(piece), marks: between },
  references: {
    fits: (piece) => phone.test(piece) && /^\p{Lu}/u.test(piece),
    marks: /(?<=\d{4}),? and |(?<=\d{4})[,;] /,
  },
}

/** What a form has one a line, where it was told in one line: 'plumbing, electrical, EPA 608'. */
export function listed(field: string, value: string): string {
  const kind = kinds[field]
  if (!kind) return value
  return listOf(value)
    .flatMap((line) => {
      const isTold = clause.test(line) && field !== 'references'
      const all = isTold ? null : pieces(line, kind.fits, kind.marks)
      // One thing that has 'and' in it is no list of two.
      const isPair =
        all?.length === 2 && !/[,;]/.test(line) && !sum.test(line) && field !== 'references' && field !== 'enclosures'
      return all && !isPair ? all.map(capital) : [line]
    })
    .join('\n')
}
