import { courts } from '@casewright/law'

const federal = /^(?:ca\d+|cadc|cafc)$/

/** Courts for which one can ask what binds them: those of appeals, the districts, and each state's highest court. */
export const forums: { id: string; name: string }[] = courts
  .filter(({ id, jurisdiction, level, to, place, abbreviation }) =>
    to !== null || !abbreviation
      ? false
      : jurisdiction === 'us'
        ? federal.test(id) || (level === 'trial' && place !== null)
        : level === 'last',
  )
  .map(({ id, abbreviation }) => ({ id, name: abbreviation }))
  .sort(
    (one, other) =>
      Number(federal.test(other.id)) - Number(federal.test(one.id)) ||
      one.name.localeCompare(other.name, 'en-US', { numeric: true }),
  )
