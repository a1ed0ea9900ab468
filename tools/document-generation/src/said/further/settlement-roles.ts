import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { partyName } from './releases.ts'

const nouns =
  'tenant landlord employee employer buyer seller owner homeowner contractor subcontractor customer vendor supplier patient insured insurer borrower lender lessee lessor franchisee franchisor plaintiff defendant shareholder member partner hospital bank store driver worker purchaser'
const either = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`
const noun = `(?:${nouns.split(' ').map(either).join('|')})`
const caption = new RegExp(
  `(?:(?<![\\p{L}])(?<first>${noun}),? )?(?<one>${partyName}) v\\. (?:(?<second>${noun}),? )?(?<other>${partyName})`,
  'u',
)
const alone = new RegExp(`(?<![\\p{L}’'-])(?:[Tt]he )?(?<called>${noun})(?=['’]s\\b|[ ,.;])(?!,? \\p{Lu})`, 'gu')
/** The end of a sentence that goes on with another one. */
const nextSentence = /(?<=\b(?:LLC|LLP|PLLC|LP)|\p{Ll}{3})(?<!\b(?:Corp|Bros))\..*$/su

/**
 * 'Tenant Rosa Diaz v. landlord Elm Court LLC. Landlord pays $6,000': what the parties of a case are to each other is said
 * before their names, and then in place of them.
 */
export function settlementRolesIn({ id }: Template, text: string): Edit[] {
  const found = id === 'settlement-agreement' ? caption.exec(text) : null
  const { first, one = '', second, other = '' } = found?.groups ?? {}
  if (!found || (!first && !second) || first?.toLowerCase() === second?.toLowerCase()) return []
  const all = found[0].replace(nextSentence, '')
  const until = found.index + all.length
  const named = [
    { called: first, name: one, at: found.index },
    { called: second, name: other.replace(nextSentence, ''), at: found.index + all.lastIndexOf(`v. ${second}`) + 3 },
  ]
  return named.flatMap(({ called, name, at }): Edit[] => {
    if (!called || !/^\p{Lu}/u.test(name)) return []
    const lead = /^,? /.exec(text.slice(at + called.length))?.[0].length ?? 0
    const places = [...text.matchAll(alone)].filter(
      ({ groups }) => groups?.called?.toLowerCase() === called.toLowerCase(),
    )
    return [
      { start: at, end: at + called.length + lead, as: '', why: 'filler' },
      ...places
        .filter(({ index }) => index >= until)
        .map(({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: name, why: 'filler' })),
    ]
  })
}
