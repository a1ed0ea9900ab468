import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { inflected, isModal, isPast } from '../in-third-person/verbs.ts'
import { unitsOf } from '../reading.ts'
import { isRole, paymentIn, wholeName } from './paying-parties.ts'
import { called, type Party, type Put, persons } from './settlement-persons.ts'
import { sidesOfCase } from './sides-of-case.ts'
import { othersBefore } from './strangers.ts'

/** What only a party does; a release covers and a term survives. */
const does =
  'pays?|agrees?|den(?:y|ies)|dismiss(?:es)?|admits?|drops?|gets?|keeps?|owes?|files?|withdraws?|delivers?|gives?|sends?|vacates?|wires?|mails?|issues?|cuts?|waives?|reimburses?|transfers?|indemnif(?:y|ies)|holds?|takes?|moves?|returns?|removes?|signs?|releases?|buys?|provides?|stops?|have to|has to|want|need'
const doer = new RegExp(
  `^(?<will>['’]ll| (?:will|shall|must|may|can|cannot|do not|did not|don['’]t|won['’]t|also|then))? (?<verb>${does})(?!\\p{L})`,
  'iu',
)
const andDoes = new RegExp(
  `(?:,? and|,) (?<verb>${does.replaceAll('(?:es)?', '').replaceAll('s?|', '|')})(?= \\p{Ll})`,
  'u',
)
const ofLawyer = /^ (?:counsel|lawyers?|attorneys?|insurers?|insurance|carrier|office|side|adjuster)\b/u

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
  const opens = (at: number) =>
    /(?:^|[.!?]["”’)]?\s{1,3}|\n\s{0,3}(?:[-*•] )?)$/u.test(text.slice(Math.max(0, at - 6), at))
  const put = (start: number, end: number, as: string) =>
    edits.push({ start, end, as: opens(start) ? as.charAt(0).toUpperCase() + as.slice(1) : as, why: 'filler' })
  for (const { index, 0: words } of text.matchAll(firmOn))
    edits.push({ start: index, end: index + words.length, as: '', why: 'order' })
  persons(text, parties, put)
  const sued = sidesOfCase(text)
  const ours = sued?.ours
    ? (sued.ours === 'defendant') === (payment.payor === sued.defendant)
      ? parties[0]
      : parties[1]
    : ourOwn(text, parties)
  // Where anybody else is named before it, nobody knows whom 'they' means.
  const isSure = (at: number) => {
    const { person, body } = othersBefore(
      text,
      at,
      [called(parties[0], parties[1]), called(parties[1], parties[0])].join('|'),
    )
    return !person && !body
  }
  if (ours) sides(text, ours, ours === parties[0] ? parties[1] : parties[0], put, isSure)
  else {
    // Beside one person whom the notes call 'he' or 'she', 'they' is the firm.
    const [firm, ...firms] = parties.filter(({ name }) => isBody(name))
    if (firm && firms.length === 0 && /\b(?:he|she)\b/i.test(text)) sides(text, null, firm, put, isSure)
  }
  return edits
}
/** How much somebody wants a term is none of it. */
const firmOn =
  /,? (?:he|she|they|we|I) (?:was|were|is|are|am) (?:very |really )?(?:firm|adamant|insistent) (?:about|on) (?:that|it|this)(?=[.;\n])/giu
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

/** 'We' of our side's lawyer and 'they' of the other side, where only a party can do what they do. */
function sides(text: string, ours: Party | null, theirs: Party, put: Put, isSure: (at: number) => boolean): void {
  for (const { index } of text.matchAll(
    /(?<=\b(?:holds?|releases?|indemnif(?:y|ies)|pays?|defends?|sues?) )them(?![\p{L}-])/giu,
  ))
    if (!/\b(?:they|the (?:payor|firm|company))\b/iu.test(text.slice(Math.max(0, index - 30), index)) && isSure(index))
      put(index, index + 4, theirs.role)
  for (const { index, 0: word } of text.matchAll(
    /(?<![\p{L}’'-])(?:[Tt]hey|[Ww]e|[Tt]heir|[Oo]ur client|[Mm]y client)(?![\p{L}-])/gu,
  )) {
    const end = index + word.length
    const after = text.slice(end, end + 40)
    const who = /^t/i.test(word) ? theirs : ours
    if (!who || (/^t/i.test(word) && !isSure(index))) continue
    if (/^their$/i.test(word)) {
      if (!ours) continue
      if (ofLawyer.test(after)) put(index, end, `${who.role}’s`)
      continue
    }
    if (
      /client$/i.test(word) &&
      !/^['’]s (?!the )|^ (?:will|shall|pays|gets|keeps|dismisses|releases|agrees|denies)\b/.test(after)
    )
      continue
    const found = /client$/i.test(word) ? null : doer.exec(after)
    if (!found && !/client$/i.test(word)) continue
    const { will, verb = '' } = found?.groups ?? {}
    // 'We have the plaintiff' tells whom we have.
    if (/^(?:have|want|need)$/i.test(verb) || (/^we$/i.test(word) && /^(?:agree|drop|want|sign)/i.test(verb) && !will))
      continue
    const inflect = (one: string) =>
      isModal(one) || isPast(one) || (/s$/.test(one) && !/(?:ss)$/.test(one)) ? one : inflected(one)
    // 'They deny everything and admit nothing': what is done beside it agrees as well.
    const clause = /^[^.;\n]{0,90}/u.exec(text.slice(end + (found?.[0].length ?? 0)))?.[0] ?? ''
    const more = will && !/also|then/.test(will) ? null : andDoes.exec(clause)
    if (found && more?.groups?.verb) {
      const at = end + found[0].length + more.index + more[0].length - more.groups.verb.length
      put(at, at + more.groups.verb.length, inflect(more.groups.verb))
    }
    if (!found) put(index, end, who.role)
    else if (!will || /also|then/.test(will))
      put(
        index,
        end + found[0].length,
        `${who.role}${will ?? ''} ${/^have to$/i.test(verb) ? 'has to' : inflect(verb)}`,
      )
    else
      put(
        index,
        end + will.length,
        `${who.role}${will === "'ll" || will === '’ll' ? ' will' : / do not| don['’]t/i.test(will) ? ' does not' : will}`,
      )
  }
}
