import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { literal } from '../../reading/literal.ts'
import type { Edit } from '../edits.ts'
import { inflected, isModal, isPast } from '../in-third-person/verbs.ts'
import { unitsOf } from '../reading.ts'
import { isRole, paymentIn, wholeName } from './paying-parties.ts'
import { sidesOfCase } from './sides-of-case.ts'

interface Party {
  name: string
  role: string
  /** The pronoun that the notes use for this person, where that is certain. */
  pronoun?: 'he' | 'she' | undefined
}
const other: Readonly<Record<'he' | 'she', 'he' | 'she'>> = { he: 'she', she: 'he' }
const genderOf: Readonly<Record<string, 'he' | 'she'>> = { he: 'he', his: 'he', him: 'he', 'mr.': 'he', mr: 'he', she: 'she', her: 'she', 'ms.': 'she', ms: 'she', 'mrs.': 'she', mrs: 'she' }

/** What a person is called: by the whole name and by its parts, where the other party does not bear them too. */
const called = ({ name }: Party, { name: rest }: Party): string =>
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

/** Who may be 'he' or 'she' beside the two parties. */
const somebody =
  /\b(?:husband|wife|mom|mother|dad|father|son|daughter|brother|sister|friend|boss|lawyer|attorney|counsel|accountant|agent|broker|manager|neighbou?r|uncle|aunt|assistant|mediator|judge|doctor|kid|witness)\b|\b(?:Mr|Ms|Mrs|Dr|Judge)\b/u

/** What only a party does; a release covers and a term survives. */
const does =
  'pays?|agrees?|den(?:y|ies)|dismiss(?:es)?|admits?|drops?|gets?|keeps?|owes?|files?|withdraws?|delivers?|gives?|sends?|vacates?|wires?|mails?|issues?|cuts?|waives?|reimburses?|transfers?|indemnif(?:y|ies)|holds?|takes?|moves?|returns?|removes?|signs?|releases?|buys?|provides?|stops?|have to|has to|want|need'
const doer = new RegExp(
  `^(?<will>['’]ll| (?:will|shall|must|may|can|cannot|do not|did not|don['’]t|won['’]t|also|then))? (?<verb>${does})(?!\\p{L})`,
  'iu',
)
const andDoes = new RegExp(`(?:,? and|,) (?<verb>${does.replaceAll('(?:es)?', '').replaceAll('s?|', '|')})(?= \\p{Ll})`, 'u')
const ofLawyer = /^['’]s? ?(?!)|^ (?:counsel|lawyers?|attorneys?|insurers?|insurance|carrier|office|side|adjuster)\b/u

/**
 * A settlement that one side's lawyer tells, with the parties as the agreement calls them: of an Okafor whom we have, 'they pay $48,000' is
 * 'the Payor pays $48,000'. A pronoun that is not certain stays.
 */
export function settlementVoiceIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  if (id !== 'settlement-agreement' || text.length > 40_000) return []
  const payment = paymentIn(text, unitsOf(text))
  if (!payment?.payor || !payment.payee || isRole.test(payment.payor) || isRole.test(payment.payee)) return []
  const parties: [Party, Party] = [
    { name: wholeName(payment.payor, text), role: 'the Payor' },
    { name: wholeName(payment.payee, text), role: 'the Claimant' },
  ]
  const edits: Edit[] = []
  const opens = (at: number) => /(?:^|[.!?]["”’)]?\s{1,3}|\n\s{0,3}(?:[-*•] )?)$/u.test(text.slice(Math.max(0, at - 6), at))
  const put = (start: number, end: number, as: string) =>
    edits.push({ start, end, as: opens(start) ? as.charAt(0).toUpperCase() + as.slice(1) : as, why: 'filler' })
  for (const { index, 0: words } of text.matchAll(firmOn)) edits.push({ start: index, end: index + words.length, as: '', why: 'order' })
  persons(text, parties, put)
  const sued = sidesOfCase(text)
  const ours = sued?.ours ? (sued.ours === 'defendant') === (payment.payor === sued.defendant) ? parties[0] : parties[1] : ourOwn(text, parties)
  if (ours) sides(text, ours, ours === parties[0] ? parties[1] : parties[0], put)
  else {
    // Beside one person whom the notes call 'he' or 'she', 'they' is the firm.
    const [firm, ...firms] = parties.filter(({ name }) => isBody(name))
    if (firm && firms.length === 0 && /\b(?:he|she)\b/i.test(text)) sides(text, null, firm, put)
  }
  return edits
}
/** How much somebody wants a term is none of it. */
const firmOn = /,? (?:he|she|they|we|I) (?:was|were|is|are|am) (?:very |really )?(?:firm|adamant|insistent) (?:about|on) (?:that|it|this)(?=[.;\n])/giu
type Put = (start: number, end: number, as: string) => void

/** 'I represent Kwame', 'our client is Luis Castellanos'. */
function ourOwn(text: string, parties: readonly [Party, Party]): Party | undefined {
  const [one, ...more] = parties.filter((party, n) =>
    new RegExp(
      `\\b(?:[Oo]ur client(?: is|,)?|[Mm]y client(?: is|,)?|(?:[Ww]e|I) represent|[Ww]e have|I['’]m for|[Ww]e['’]re for) (?:${called(party, parties[n === 0 ? 1 : 0])})(?!\\p{L})`,
      'u',
    ).test(text),
  )
  return one && more.length === 0 ? one : undefined
}

/** 'He', 'her' and 'his' of persons who are parties, in sentences that name nobody else whom that may be. */
function persons(text: string, parties: readonly [Party, Party], put: Put): void {
  const [one, two] = parties.map((party, n) =>
    isBody(party.name) ? party : { ...party, pronoun: pronounIn(text, party, parties[n === 0 ? 1 : 0]) },
  ) as [Party, Party]
  const used = new Set([...text.matchAll(/\b(?:he|she|his|her|him)\b/giu)].map(([word]) => genderOf[word.toLowerCase()]))
  const single = [one, two].filter(({ name }) => !isBody(name))
  // Of one person and a firm, the person is the one whom notes call so; of two, the other is the other.
  if (single.length === 1 && single[0] && used.size === 1 && !single[0].pronoun) single[0].pronoun = [...used][0]
  if (single.length === 2) {
    one.pronoun ??= two.pronoun && used.has(other[two.pronoun]) ? other[two.pronoun] : undefined
    two.pronoun ??= one.pronoun && used.has(other[one.pronoun]) ? other[one.pronoun] : undefined
    if (one.pronoun === two.pronoun) return
  }
  const names = [one, two].map((each, n) => called(each, n === 0 ? two : one)).join('|')
  const strange = new RegExp(`(?<![\\p{L}’'-])(?!(?:${names})(?!\\p{L}))\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+`, 'gu')
  for (const unit of unitsOf(text)) {
    for (const { index, 0: word } of unit.text.matchAll(/(?<![\p{L}’'-])(?:he|she|his|hers?|him)(?![\p{L}’'-])/giu)) {
      const before = unit.text.slice(0, index)
      const who = [one, two].find(({ pronoun }) => pronoun && pronoun === genderOf[word.toLowerCase().replace(/^hers$/, 'her')])
      const isOther = somebody.test(before) || [...before.matchAll(strange)].some(([name]) => !isBody(name) && !/^(?:Route|Exhibit|Section|Lake|Court)/.test(name) && isPersonLike(name, text))
      if (!who || isOther) continue
      const at = unit.start + index
      const after = unit.text.slice(index + word.length)
      const isOwn = /^(?:his|hers)$/i.test(word) || (/^her$/i.test(word) && /^ \p{L}/u.test(after) && !/^ (?:to|in|at|by|with|for|on|before|after|if|that|an?|the|when|and|or|back|harmless|from|out)\b/.test(after))
      // 'The defendant, Luis Castellanos, he rear-ended': what was done begins a sentence.
      const joint = /^s?he$/i.test(word) && new RegExp(`(?:${names})(?<comma>, )$`, 'u').exec(before)
      if (joint) put(at - 2, at + word.length, `. ${who.role.charAt(0).toUpperCase()}${who.role.slice(1)}`)
      else put(at, at + word.length, isOwn ? `${who.role}’s` : who.role)
    }
  }
}
/** Whether two words with capitals are somebody's name: who does something, or has an office beside the name. */
const isPersonLike = (name: string, text: string): boolean =>
  new RegExp(`${literal(name)}(?:,? (?:who|he|she|his|her|is|was|signs|will|said|says|told)\\b|, \\p{Ll})`, 'u').test(text)

/** 'We' of our side's lawyer and 'they' of the other side, where only a party can do what they do. */
function sides(text: string, ours: Party | null, theirs: Party, put: Put): void {
  for (const { index } of text.matchAll(/(?<=\b(?:holds?|releases?|indemnif(?:y|ies)|pays?|defends?|sues?) )them(?![\p{L}-])/giu))
    if (!/\b(?:they|the (?:payor|firm|company))\b/iu.test(text.slice(Math.max(0, index - 30), index))) put(index, index + 4, theirs.role)
  for (const { index, 0: word } of text.matchAll(/(?<![\p{L}’'-])(?:[Tt]hey|[Ww]e|[Tt]heir|[Oo]ur client|[Mm]y client)(?![\p{L}-])/gu)) {
    const end = index + word.length
    const after = text.slice(end, end + 40)
    const who = /^t/i.test(word) ? theirs : ours
    if (!who) continue
    if (/^their$/i.test(word)) {
      if (!ours) continue
      if (ofLawyer.test(after)) put(index, end, `${who.role}’s`)
      continue
    }
    if (/client$/i.test(word) && !/^['’]s (?!the )|^ (?:will|shall|pays|gets|keeps|dismisses|releases|agrees|denies)\b/.test(after)) continue
    const found = /client$/i.test(word) ? null : doer.exec(after)
    if (!found && !/client$/i.test(word)) continue
    const { will, verb = '' } = found?.groups ?? {}
    // 'We have the plaintiff' tells whom we have.
    if (/^(?:have|want|need)$/i.test(verb) || (/^we$/i.test(word) && /^(?:agree|drop|want|sign)/i.test(verb) && !will)) continue
    const inflect = (one: string) => (isModal(one) || isPast(one) || /s$/.test(one) && !/(?:ss)$/.test(one) ? one : inflected(one))
    // 'They deny everything and admit nothing': what is done beside it agrees as well.
    const clause = /^[^.;\n]{0,90}/u.exec(text.slice(end + (found?.[0].length ?? 0)))?.[0] ?? ''
    const more = will && !/also|then/.test(will) ? null : andDoes.exec(clause)
    if (found && more?.groups?.verb) {
      const at = end + found[0].length + more.index + more[0].length - more.groups.verb.length
      put(at, at + more.groups.verb.length, inflect(more.groups.verb))
    }
    if (!found) put(index, end, who.role)
    else if (!will || /also|then/.test(will)) put(index, end + found[0].length, `${who.role}${will ?? ''} ${/^have to$/i.test(verb) ? 'has to' : inflect(verb)}`)
    else put(index, end + will.length, `${who.role}${will === "'ll" || will === '’ll' ? ' will' : / do not| don['’]t/i.test(will) ? ' does not' : will}`)
  }
}
