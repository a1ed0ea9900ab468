import { type Caption, decidedMotion, inOrdinaryLetters, prevailing, prevailingParty, readable } from '@casewright/law'
import type { CourtField } from '../output.ts'

/** Somebody by the role in the caption: by name where one party has it. */
function named(role: string, parties: Caption['parties']): string {
  const own = parties.filter((party) => party.role?.toLowerCase().includes(role))
  return own.length === 1 && own[0] ? inOrdinaryLetters(readable(own[0].name)) : `the ${role}`
}

const opposite: Readonly<Record<string, string>> = {
  plaintiff: 'defendant',
  defendant: 'plaintiff',
  petitioner: 'respondent',
  respondent: 'petitioner',
}

/** Who prevailed on the one motion that was decided. */
function onMotion(fields: readonly CourtField[], parties: Caption['parties']): string {
  const of = (name: CourtField['field']) => fields.filter(({ field }) => field === name).map(({ text }) => text)
  const decided = decidedMotion(of('disposition'), [...of('relief'), ...of('posture'), ...of('arguments')])
  if (!decided) return ''
  const { what, outcome, mover } = decided
  if (outcome === 'in part') return `The ${what} succeeded in part, so each side prevailed on a part of it.`
  if (!mover) return ''
  const won = outcome === 'granted' ? mover : opposite[mover]
  if (!won) return ''
  const did = outcome === 'granted' ? 'was granted' : 'did not succeed'
  return `The ${what} of the ${mover} ${did}, so ${named(won, parties)} prevailed on it.`
}

/** Who prevailed at trial, by name where the caption has one party in that role. */
function atTrial(found: readonly CourtField[], parties: Caption['parties']): string {
  const won = prevailingParty(found.flatMap(({ field, text }) => (field === 'disposition' ? [text] : [])))
  if (!won) return onMotion(found, parties)
  const name = named(won.role, parties)
  return won.because === 'judgment'
    ? `Judgment was given for the ${won.role}, so ${name} prevailed.`
    : `The case was dismissed with prejudice, so ${name} prevailed.`
}

/** Who prevailed on appeal, by name where the caption says who appealed. Only what the disposition itself decides. */
export function whoPrevailed(value: string, found: readonly CourtField[], { parties }: Caption): string {
  const won = prevailing(value)
  const of = (role: RegExp) => parties.filter((party) => party.role && role.test(party.role))
  const [below, above] = [of(/appellee|respondent/i), of(/appellant|petitioner/i)]
  if (won === null) return atTrial(found, parties)
  if (parties.some(({ role }) => /cross/i.test(role ?? ''))) return ''
  if (won === 'each in part') return 'Each side prevailed in part.'
  const winners = won === 'appellee' ? below : above
  const names = winners.map(({ name }) => inOrdinaryLetters(readable(name))).join(' and ')
  const whose = won === 'appellee' ? 'The decision below stands, so' : 'The decision below does not stand, so'
  return `${whose} ${names || (won === 'appellee' ? 'the appellee' : 'the party that appealed')} prevailed.`
}
