import { isBody } from '@casewright/law'
import { literal, unitsOf } from '../reading.ts'
import { othersBefore } from './strangers.ts'

export interface Party {
  name: string
  role: string
  /** The pronoun that the notes use for this person, where that is certain. */
  pronoun?: 'he' | 'she' | undefined
}
const other: Readonly<Record<'he' | 'she', 'he' | 'she'>> = { he: 'she', she: 'he' }
const genderOf: Readonly<Record<string, 'he' | 'she'>> = {
  he: 'he',
  his: 'he',
  him: 'he',
  'mr.': 'he',
  mr: 'he',
  she: 'she',
  her: 'she',
  'ms.': 'she',
  ms: 'she',
  'mrs.': 'she',
  mrs: 'she',
}

/** What a person is called: by the whole name and by its parts, where the other party does not bear them too. */
export const called = ({ name }: Party, { name: rest }: Party): string =>
  [name, ...name.split(' ').filter((part) => part.length > 2 && !rest.split(' ').includes(part))].map(literal).join('|')

/** The pronoun right behind a name or the title right before it; nothing where the two disagree. */
function pronounIn(text: string, party: Party, rest: Party): 'he' | 'she' | undefined {
  const names = called(party, rest)
  const found = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})(?:${names}),? (?:and )?(?<word>he|she|his|her)(?!\\p{L})`, 'gu')),
    ...text.matchAll(new RegExp(`(?<!\\p{L})(?<word>Mr|Ms|Mrs)\\.? (?:\\p{Lu}\\p{L}+ )?(?:${names})(?!\\p{L})`, 'gu')),
  ].map(({ groups }) => genderOf[groups?.word?.toLowerCase() ?? ''])
  const [one] = found
  return found.every((each) => each === one) ? one : undefined
}

export type Put = (start: number, end: number, as: string) => void

/** 'He', 'her' and 'his' of persons who are parties, in sentences that name nobody else whom that may be. */
export function persons(text: string, parties: readonly [Party, Party], put: Put): void {
  const [one, two] = parties.map((party, n) =>
    isBody(party.name) ? party : { ...party, pronoun: pronounIn(text, party, parties[n === 0 ? 1 : 0]) },
  ) as [Party, Party]
  const used = new Set(
    [...text.matchAll(/\b(?:he|she|his|her|him)\b/giu)].map(([word]) => genderOf[word.toLowerCase()]),
  )
  const single = [one, two].filter(({ name }) => !isBody(name))
  // Of one person and a firm, the person is the one whom notes call so; of two, the other is the other.
  if (single.length === 1 && single[0] && used.size === 1 && !single[0].pronoun) single[0].pronoun = [...used][0]
  if (single.length === 2) {
    one.pronoun ??= two.pronoun && used.has(other[two.pronoun]) ? other[two.pronoun] : undefined
    two.pronoun ??= one.pronoun && used.has(other[one.pronoun]) ? other[one.pronoun] : undefined
    if (one.pronoun === two.pronoun) return
  }
  const names = [one, two].map((each, n) => called(each, n === 0 ? two : one)).join('|')
  for (const unit of unitsOf(text)) {
    for (const { index, 0: word } of unit.text.matchAll(/(?<![\p{L}’'-])(?:he|she|his|hers?|him)(?![\p{L}’'-])/giu)) {
      const before = unit.text.slice(0, index)
      const who = [one, two].find(
        ({ pronoun }) => pronoun && pronoun === genderOf[word.toLowerCase().replace(/^hers$/, 'her')],
      )
      // 'The defendant, Luis Castellanos, he rear-ended': what was done begins a sentence.
      const joint = /^s?he$/i.test(word) && new RegExp(`(?:${names})(?<comma>, )$`, 'u').exec(before)
      if (!who || (!joint && othersBefore(text, unit.start + index, names).person)) continue
      const at = unit.start + index
      const after = unit.text.slice(index + word.length)
      const isOwn =
        /^(?:his|hers)$/i.test(word) ||
        (/^her$/i.test(word) &&
          /^ \p{L}/u.test(after) &&
          !/^ (?:to|in|at|by|with|for|on|before|after|if|that|an?|the|when|and|or|back|harmless|from|out)\b/.test(
            after,
          ))
      if (joint) put(at - 2, at + word.length, `. ${who.role.charAt(0).toUpperCase()}${who.role.slice(1)}`)
      else put(at, at + word.length, isOwn ? `${who.role}’s` : who.role)
    }
  }
}
