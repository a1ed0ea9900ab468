import { courts, federalCodes, type Jurisdiction, jurisdictions } from '@casewright/law'

/** One entry of a list that the page offers: the id, what it is called, and of a court where it belongs. */
export interface Choice {
  value: string
  label: string
  /** Codes of the jurisdictions under which a court is offered. */
  of?: string[]
}

export const jurisdictionChoices: Choice[] = jurisdictions.map(({ code, name }: Jurisdiction) => ({
  value: code,
  label: code === 'us' ? 'Federal' : name,
}))

/** The codes and sets of rules that can be added to a scope. */
export const codeChoices: Choice[] = federalCodes.map(({ id, label }) => ({ value: id, label }))

const levels = ['last', 'intermediate', 'trial', 'limited', 'other']
/** The circuits come by their number, the others by name. */
const circuits = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh'.split(' ')
const numbered = (name: string) => {
  const at = circuits.findIndex((circuit) => name.endsWith(`${circuit} Circuit`))
  return at < 0 ? circuits.length : at
}
const byName = (one: string, other: string) => numbered(one) - numbered(other) || one.localeCompare(other, 'en')

/**
 * The courts that the page offers: those that sit, of the federal ones the Supreme Court, the courts of appeals and the
 * district courts, of the states the courts of last resort and of appeal. The whole vocabulary has 2,800, which is too
 * much to send to every page; the call takes them all.
 */
export const courtChoices: Choice[] = courts
  .filter(({ level, jurisdiction, name, to }) => {
    if (to !== null || jurisdiction === 'tribal' || jurisdiction === 'other') return false
    if (jurisdiction === 'us') return level === 'last' || /^United States (Court of Appeals|District Court)/.test(name)
    return level === 'last' || level === 'intermediate'
  })
  .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || byName(one.name, other.name))
  .map(({ id, name, jurisdiction, place }) => ({
    value: id,
    label: name.replace(/^United States (?=District Court)/, 'U.S. '),
    of: [...new Set([jurisdiction, ...(place ? [place] : [])])],
  }))
