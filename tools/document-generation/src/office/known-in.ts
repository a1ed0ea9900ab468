import type { MatterParticulars, MatterParty, Office, OfficeProfile, PartyRole } from '@casewright/core'
import type { Template } from '@casewright/templates'
import type { Known } from './fills.ts'

/** 'Ada Okafor, Bo Reyes and Cyd Lee'. */
const inSeries = (names: readonly string[]) =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const ofProfile = (profile: OfficeProfile): Known[] => [
  {
    by: 'profile',
    whose: ['attorneyName', 'firmName'],
    values: {
      attorneyName: profile.name,
      barNumber: profile.barNumber,
      firmName: profile.firm,
      firmAddress: profile.address,
      firmPhone: profile.phone,
      firmEmail: profile.email,
    },
  },
  ...(['sender', 'recommender'] as const).map(
    (who): Known => ({
      by: 'profile',
      whose: [`${who}Name`, `${who}Company`, `${who}Institution`],
      values: {
        [`${who}Name`]: profile.name,
        [`${who}Title`]: profile.title,
        [`${who}Company`]: profile.firm,
        [`${who}Institution`]: profile.firm,
        [`${who}Address`]: profile.address,
        [`${who}Phone`]: profile.phone,
        [`${who}Email`]: profile.email,
      },
    }),
  ),
]

/** What the fields of a party are called, where they are not called by its role. */
const fieldsOf: Partial<Record<PartyRole, string>> = { customer: 'client' }

/** An address is known only of one party: of several, it is not said whose it is. */
const named = (name: string, address: string, parties: readonly MatterParty[]): Known => ({
  by: 'matter',
  whose: [name],
  values: {
    [name]: inSeries(parties.map((one) => one.name)),
    [address]: parties.length === 1 ? (parties[0]?.address ?? '') : '',
  },
})

function ofMatter({ parties, court, caseNumber, judge }: MatterParticulars, isOfFirm: boolean): Known[] {
  const byRole = Map.groupBy(parties, ({ role }) => role)
  const clients = parties.filter(({ isClient }) => isClient)
  const sides = new Set(clients.map(({ role }) => role))
  const [side] = sides
  const names = (role: PartyRole) => inSeries((byRole.get(role) ?? []).map(({ name }) => name))
  return [
    {
      by: 'matter',
      whose: ['plaintiff', 'defendant', 'court', 'caseNumber'],
      values: {
        court,
        caseNumber,
        judge,
        plaintiff: names('plaintiff'),
        defendant: names('defendant'),
        clientSide: sides.size === 1 && (side === 'plaintiff' || side === 'defendant') ? side : '',
      },
    },
    // The client of a letter from a law firm is the firm's; of a contract, the other side of a provider.
    ...(isOfFirm && clients.length > 0 ? [named('clientName', 'clientAddress', clients)] : []),
    ...[...byRole].flatMap(([role, those]) => {
      const prefix = fieldsOf[role] ?? role
      return isOfFirm && prefix === 'client' ? [] : [named(`${prefix}Name`, `${prefix}Address`, those)]
    }),
  ]
}

/** What the office knows of the fields of a template. */
export function knownIn({ fields }: Template, { profile, matter }: Office): Known[] {
  const names = new Set(fields.map(({ name }) => name))
  const all = [...(profile ? ofProfile(profile) : []), ...(matter ? ofMatter(matter, names.has('attorneyName')) : [])]
  return all.flatMap(({ by, whose, values }) => {
    const own = Object.fromEntries(Object.entries(values).filter(([name, value]) => names.has(name) && value !== ''))
    return Object.keys(own).length > 0 ? [{ by, whose: whose.filter((name) => own[name]), values: own }] : []
  })
}
