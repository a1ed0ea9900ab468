import type { LawCore } from '../cores/core.ts'
import { isNumberedLaw } from '../cores/law-core.ts'
import { arabic } from './roman.ts'
import { numberSlug, sectionSlug } from './slug.ts'

/** Words of subjects that are written in many ways, as keys have them. */
const short: Record<string, string> = {
  penal: 'pen',
  civil: 'civ',
  criminal: 'crim',
  procedure: 'proc',
  procedural: 'proc',
  evidence: 'evid',
  business: 'bus',
  professions: 'prof',
  profession: 'prof',
  government: 'gov',
  govt: 'gov',
  labor: 'lab',
  vehicle: 'veh',
  vehicles: 'veh',
  welfare: 'welf',
  institutions: 'inst',
  insurance: 'ins',
  family: 'fam',
  probate: 'prob',
  commercial: 'com',
  commerce: 'com',
  comm: 'com',
  general: 'gen',
  corporations: 'corp',
  corporation: 'corp',
  corps: 'corp',
  property: 'prop',
  revenue: 'rev',
  taxation: 'tax',
  taxn: 'tax',
  education: 'educ',
  obligations: 'oblig',
  executive: 'exec',
  municipal: 'mun',
  resources: 'res',
  public: 'pub',
  utilities: 'util',
  utility: 'util',
  transportation: 'transp',
  transport: 'transp',
  environmental: 'envtl',
  environment: 'envt',
  practice: 'prac',
  remedies: 'rem',
  election: 'elec',
  elections: 'elec',
  estates: 'est',
  powers: 'powers',
  trusts: 'trusts',
  natural: 'nat',
  local: 'loc',
  agriculture: 'agric',
  agricultural: 'agric',
  water: 'wat',
  saf: 'safety',
}

const subjectSlug = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(/[.'’,]+/g, ' ')
    .replace(/\bgov t\b/g, 'gov')
    .split(/[\s&-]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'of' && word !== 'the' && word !== 'ann')
    .map((word) => short[word] ?? word)
    .join('-')

/** What keys of a law are made of. */
export type LawNamed = Pick<LawCore, 'id' | 'kind' | 'title' | 'subject' | 'divisions' | 'section' | 'sections'>

/** Keys of a citation to a law: one for each section that it names; a whole part or rule where it names none. */
export const lawKeysOf = (core: LawNamed): string[] => {
  const { id, title, subject, divisions, sections } = core
  if (core.kind === 'constitution') return constitutionKeys(core)
  const parts = [id]
  if (title !== null) parts.push(numberSlug(title))
  if (subject !== null) parts.push(subjectSlug(subject))
  // Parts are keys of their own where no section is named, and belong to one where a code's sections start again in each.
  for (const { kind, number } of divisions)
    if (sections.length === 0 || kind === 'title' || kind === 'chapter' || kind === 'article' || kind === 'act')
      parts.push(
        // A chapter of the laws of a year is not the page of that number.
        ...(core.kind === 'session' && kind === 'chapter' ? ['ch'] : []),
        ...numberSlug(number.replace(/\(.*/, '')).split(isNumberedLaw(id) ? '-' : '/'),
      )
  if (isNumberedLaw(id)) return [[id, ...numberSlug(divisions[0]?.number ?? core.section ?? '').split('-')].join('/')]
  if (sections.length === 0) return parts.length > 1 ? [parts.join('/')] : []
  return sections.map((section) => [...parts, sectionSlug(section)].join('/'))
}

const constitutionKeys = ({ id, divisions }: LawNamed): string[] => {
  const [first, ...rest] = divisions
  if (!first) return [id]
  const kind = { article: 'art', amendment: 'amend' }[first.kind] ?? first.kind
  const whole = [id, kind, ...(first.number ? [articleSlug(first.number)] : [])].join('/')
  const inner = [whole, ...rest.map(({ number }) => arabic(number))].join('/')
  return inner === whole ? [whole] : [inner, whole]
}

/** "XIII A" and "XIII-A" are one article. */
const articleSlug = (number: string): string => {
  const [, roman, letter] = /^([IVXLC]+)[-\s]([A-Z])$/i.exec(number) ?? []
  return roman && letter ? `${arabic(roman)}-${letter.toLowerCase()}` : arabic(number)
}
