import { monthNames, pastConstitution } from '@casewright/law'
import { partsOf, pastRuleOf, ruleExists, volumeBounds } from '@casewright/publishers'
import type { Known } from './known.ts'
import { knownLaw, knownSection } from './known-section.ts'

/** The sets of rules, as keys and as `ruleExists` name them. */
const ruleSets: Record<string, string> = {
  frcp: 'Fed. R. Civ. P.',
  frcrp: 'Fed. R. Crim. P.',
  frap: 'Fed. R. App. P.',
  fre: 'Fed. R. Evid.',
  frbp: 'Fed. R. Bankr. P.',
  'sup-ct-rule': 'Sup. Ct. R.',
}

/** What is known of a citation without a text and without asking anybody. Undefined: nothing, which says nothing. */
export function knownOf({ key, normalized }: { key: string; normalized: string }): Known | undefined {
  const [code = '', ...rest] = key.split('/')
  if (code === 'usc') return knownSection(normalized)
  if (code === 'us-const') return knownProvision(rest)
  if (code === 'cfr') return knownRegulation(rest)
  const set = ruleSets[code]
  if (set) return rest.length === 1 ? knownRule(set, rest[0] ?? '', key, normalized) : undefined
  return knownVolume(normalized)
}

/** 'October 2025' of '2025-10'. */
const monthOf = (date: string): string => {
  const [year = '', month] = date.split('-')
  return month ? `${monthNames[Number(month) - 1]} ${year}` : year
}

function knownRule(set: string, rule: string, key: string, citation: string): Known | undefined {
  const known = ruleExists(set, rule.toUpperCase())
  const found = known.state === 'exists' ? known : ruleExists(set, rule)
  if (found.state === 'beyond') return beyondLast(found)
  if (found.state === 'lacking' && !pastRuleOf(citation)) return lackingIn(found, rule)
  // The text of a rule that was moved or abrogated is nowhere under its number.
  if (found.state !== 'exists' || pastRuleOf(citation)) return undefined
  const source = `list of the ${found.set}`
  const asOf = monthOf(found.asOf)
  return {
    fact: {
      state: 'exists',
      says: `The rule exists: “${found.title}” is in the ${source} as of ${asOf}.`,
      source,
      asOf,
    },
    inForce: true,
    authority: {
      id: `${knownLaw}:${key}`,
      kind: 'rule',
      title: found.title,
      citation,
      jurisdiction: 'us',
      source: knownLaw,
    },
  }
}

function beyondLast({ set, last, asOf: since }: { set: string; last: string; asOf: string }): Known {
  const [source, asOf] = [`list of the ${set}`, monthOf(since)]
  const says = `No such rule is known: as of ${asOf}, the ${set} end with Rule ${last}. Check the number.`
  return { fact: { state: 'doubtful', says, source, asOf } }
}

/** Rules are added each December: what a whole list lacks is doubtful, and not impossible. */
function lackingIn({ set, asOf: since }: { set: string; asOf: string }, rule: string): Known {
  const [source, asOf] = [`list of the ${set}`, monthOf(since)]
  const says = `No such rule is known: as of ${asOf}, the ${set} have no Rule ${rule.toUpperCase()}. Check the number.`
  return { fact: { state: 'doubtful', says, source, asOf } }
}

/** Articles, amendments, sections and clauses that there are not. */
function knownProvision(provision: readonly string[]): Known | undefined {
  const has = pastConstitution(provision)
  if (has === undefined) return undefined
  const says = `This provision cannot exist. ${has}`
  return { fact: { state: 'cannot-exist', says, source: 'text of the Constitution', asOf: '2026' } }
}

const titlesOfCfr = 50

/** The Code of Federal Regulations has fifty titles. */
function knownRegulation([title = '', section]: readonly string[]): Known | undefined {
  if (section === undefined || !/^\d+$/.test(title) || Number(title) <= titlesOfCfr) return undefined
  const says = `This section cannot exist. The Code of Federal Regulations has ${titlesOfCfr} titles.`
  return { fact: { state: 'cannot-exist', says, source: 'titles of the Code of Federal Regulations', asOf: '2026' } }
}

const volumeTable = 'table of reporter volumes'

/** 'Ann. Cas. 1917A, 1061' and 'P.U.R. 1929A, 180' are annual reports, and no volumes of the Atlantic Reporter. */
const annual = /^19[0-3]\d$/

function knownVolume(citation: string): Known | undefined {
  const cited = partsOf(citation)
  if (!cited) return undefined
  const { reporter, volume } = cited
  if (reporter === 'A.' && annual.test(volume)) return undefined
  const known = volumeBounds(reporter, Number(volume))
  if (known.state === 'impossible') {
    const ended = known.years ? ` in ${known.years[1]}` : ''
    const says = `This volume cannot exist. ${reporter} is complete: it has volumes ${known.from} to ${known.to} and ended${ended}.`
    return {
      fact: { state: 'cannot-exist', says, source: volumeTable, asOf: known.years ? String(known.years[1]) : '2016' },
    }
  }
  if (known.state !== 'beyond') return undefined
  const says = `Our ${volumeTable}, from 2016, knows ${reporter} only up to volume ${known.to}. Check the volume number.`
  return { fact: { state: 'doubtful', says, source: volumeTable, asOf: '2016' } }
}
