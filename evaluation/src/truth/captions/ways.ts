import type { Chance } from '../random.ts'
import { givenNames } from './given-names.ts'
import { isSurname, type Named, places } from './parties.ts'

export interface Around {
  chance: Chance
  /** Another real case, by chance. */
  other(): Named
  /** Surnames of other real cases that look much like this one. */
  near(surname: string): string[]
}

/** Makes another name of a real one, or null where it cannot. */
export type CaptionWay = (real: Named, around: Around) => string | null | undefined

const firms = [
  'Chemical Group',
  'Oil Corp.',
  'Garden Supply Co.',
  'Holdings LLC',
  'Bible Society',
  'Steel Works',
  'Insurance Co.',
  'Pharmaceuticals, Inc.',
  'Shoe Co.',
  'Savings Bank',
  'Brewing Co.',
  'Foundation',
  'Realty Trust',
  'Hospital',
  'Square Garden',
  'Transit Authority',
]
const surnames = [
  'Ferguson',
  'Hollister',
  'Okafor',
  'Brandt',
  'Villanueva',
  'Pemberton',
  'Castellano',
  'Whitlock',
  'Drummond',
  'Sorensen',
]
const givenName = new RegExp(`^(?:${givenNames.join('|')}) (?:[A-Z]\\. )?[A-Z][a-z]{3,}$`)

const v = (first: string, second: string) => `${first} v. ${second}`
/** The form of a company goes before more words are added: "Brown Co. Oil Corp." is no name. */
const bare = (side: string) => side.replace(/,? (?:Co|Corp|Inc|Ltd|Assn|Ass’n|R\. Co)\.?,?(?: Inc\.)?$/, '')

/** Changes either side, or neither where the change is not to be had. */
const side =
  (change: (side: string, around: Around) => string | null | undefined): CaptionWay =>
  ({ first, second }, around) => {
    const [one, other] = [change(first, around), change(second, around)]
    if (one && other) return around.chance.pick([v(one, second), v(first, other)])
    return one ? v(one, second) : other ? v(first, other) : null
  }

const person = (change: (surname: string, around: Around) => string | null | undefined): CaptionWay =>
  side((name, around) => (isSurname(name) ? change(name, around) : null))

const exchange = (from: readonly string[]): CaptionWay =>
  side((name, { chance }) => {
    const held = from.find((one) => new RegExp(`\\b${one.replace(/\./g, '\\.')}(?!\\w)`).test(name))
    return held && name.replace(held, chance.pick(from.filter((one) => one !== held)))
  })

export const captionWays: Record<string, CaptionWay> = {
  'words added to the first party': ({ first, second }, { chance }) =>
    v(`${bare(first)} ${chance.pick(firms)}`, second),
  'words added to the second party': ({ first, second }, { chance }) =>
    v(first, `${bare(second)} ${chance.pick(firms)}`),
  'words added to both': ({ first, second }, { chance }) =>
    v(`${bare(first)} ${chance.pick(firms)}`, `${bare(second)} ${chance.pick(firms)}`),
  'sides swapped': ({ first, second }) => v(second, first),
  'sides swapped, and a wrong party': ({ first, second }, { chance, other }) =>
    chance.pick([v(second, other().second), v(other().first, first)]),
  'two real cases crossed': ({ first }, { other }) => v(first, other().second),
  'two real cases crossed, the second kept': ({ second }, { other }) => v(other().first, second),
  'invented other side': ({ first }, { chance }) => v(first, chance.pick(surnames)),
  'invented first side': ({ second }, { chance }) => v(chance.pick(surnames), second),
  'a word borrowed on each side': ({ first, second }, { chance }) =>
    v(`${chance.pick(surnames)} ${bare(first)} ${chance.pick(firms)}`, `${bare(second)} & ${chance.pick(surnames)}`),
  'd/b/a': ({ first, second }, { chance }) =>
    v(`${first} d/b/a ${chance.pick(surnames)} ${chance.pick(firms)}`, second),
  'a/k/a': ({ first, second }, { chance }) => v(first, `${second} a/k/a ${chance.pick(surnames)}`),
  'doing business as': ({ first, second }, { chance }) =>
    v(first, `${second}, doing business as ${chance.pick(firms)}`),
  'a relator put in': ({ first, second }, { chance }) => v(`${first} ex rel. ${chance.pick(surnames)}`, second),
  'a party put before': ({ first, second }, { chance }) => v(`${chance.pick(surnames)} & ${first}`, second),
  'a party put after': ({ first, second }, { chance }) => v(first, `${second} & ${chance.pick(surnames)}`),
  'and Sons': person((name, { chance }) => `${name} & ${chance.pick(['Sons', 'Bros.', 'Son', 'Daughters'])}`),
  'a company for a person': person(
    (name, { chance }) => `${name} ${chance.pick(['Co.', 'Corp.', 'Industries, Inc.', '& Co.', 'Mfg. Co.'])}`,
  ),
  'a longer surname': person(
    (name, { chance }) =>
      `${name}${chance.pick(name.endsWith('s') ? ['on', 'mann', 'berg'] : ['son', 'ton', 'man', 'ez', 's', 'berg', 'field'])}`,
  ),
  'a surname with a prefix': person((name, { chance }) => `${chance.pick(['Mac', 'Mc', 'Fitz', 'O’', 'Van '])}${name}`),
  'a double surname': person((name, { chance }) =>
    chance.pick([`${name}-${chance.pick(surnames)}`, `${chance.pick(surnames)}-${name}`]),
  ),
  'a real surname much like it': person((name, { near, chance }) => {
    const all = near(name)
    return all.length > 0 ? chance.pick(all) : null
  }),
  'another first name': side((name, { chance }) => {
    if (!givenName.test(name)) return null
    const [one, ...rest] = name.split(' ')
    return [chance.pick(givenNames.filter((name) => name !== one)), ...rest].join(' ')
  }),
  'an estate for a person': person((name) => `Estate of ${name} Trust Co.`),
  'a state for another': exchange(places),
  'a state for the United States': side((name, { chance }) => (name === 'United States' ? chance.pick(places) : null)),
  'the United States for a state': side((name) => (places.includes(name) ? 'United States' : null)),
  'a company named for a state': side((name, { chance }) =>
    places.includes(name)
      ? `${name} ${chance.pick(['Instruments, Inc.', 'Gas & Electric Co.', 'Pizza Kitchen', 'Life Ins. Co.', 'State Univ.'])}`
      : null,
  ),
  'a company named like a government': side((name, { chance }) =>
    name === 'United States'
      ? `United States ${chance.pick(['Steel Corp.', 'Gypsum Co.', 'Fidelity & Guaranty Co.', 'Football League', 'Trust Co.'])}`
      : /^(?:People|State|Commonwealth|Commissioner|City)$/.test(name)
        ? `${name} ${chance.pick(['Farm Ins. Co.', 'Edison Co.', 'Magazine'])}`
        : null,
  ),
  'a government for a company named like it': side((name) =>
    [...places, 'United States'].find(
      (place) =>
        name.startsWith(`${place} `) &&
        !/ ex rel/i.test(name) &&
        /\b(?:Co|Corp|Inc|Ltd|Works|Bank|Railroad|R\. Co)\b/.test(name),
    ),
  ),
  'half of the name of a state': side((name) => /^(?:West|North|South|New) ([A-Z][a-z]+)$/.exec(name)?.[1]),
  'a given name alone': side((name) => (givenName.test(name) ? name.split(' ')[0] : null)),
  'the second name of a firm': side((name) => {
    const [, one, two] = /^([A-Z][a-z]{3,})(?:,| &) ([A-Z][a-z]{3,}) (?:& )?(?:Co|Corp|Inc)\./.exec(name) ?? []
    return one === two || one === 'President' ? null : two
  }),
  'an agency for another': exchange([
    'NLRB',
    'SEC',
    'FTC',
    'FCC',
    'ICC',
    'EPA',
    'Labor Board',
    'Federal Trade Commission',
    'Interstate Commerce Commission',
    'Securities and Exchange Commission',
    'National Labor Relations Board',
    'Federal Communications Commission',
    'Federal Power Commission',
  ]),
  'a city for a county': exchange(['City', 'County', 'Village', 'Township', 'Borough']),
  'a word of a company for another': side((name, { chance }) => {
    const [, one, two, rest] = /^([A-Z][a-z]+) ([A-Z][a-z]{3,})( .*(?:Co|Corp|Inc|Ltd)\b.*)$/.exec(name) ?? []
    return (
      one &&
      two &&
      rest &&
      `${one} ${chance.pick(['Electric', 'Produce', 'Marble', 'Aviation', 'Lumber'].filter((word) => word !== two))}${rest}`
    )
  }),
  'words of a company moved': side((name) => {
    const [, one, two, rest] = /^([A-Z][a-z]{3,}) & ([A-Z][a-z]{3,})( .*)?$/.exec(name) ?? []
    return one && two && one !== two ? `${two} & ${one}${rest ?? ''}` : null
  }),
  'a number for another': side((name) => {
    const number = /\b(\d+)\b/.exec(name)?.[1]
    return number && name.replace(number, String(Number(number) + 2))
  }),
  'only a word in common': ({ first, second }, { chance }) =>
    v(`${chance.pick(surnames)} & ${bare(first).split(' ')[0]} ${chance.pick(firms)}`, second),
  'a third party for the second': ({ first, second }, { other }) => v(first, `${other().second} & ${second}`),
  'a guardian of another name': ({ first, second }, { chance }) =>
    v(`${chance.pick(surnames)} ex rel. ${first}`, second),
}

/** Names with one party. */
export const singleWays: Record<string, (name: string, chance: Chance) => string> = {
  'In re, words added': (name, chance) => `${name} ${chance.pick(firms)}`,
  'In re, another party': (name, chance) => name.replace(/(In re|Ex parte) .*/i, `$1 ${chance.pick(surnames)}`),
  'In re, a longer surname': (name) => `${name}ington`,
  'In re, made a dispute': (name, chance) => `${name.replace(/(?:In re|Ex parte) /i, '')} v. ${chance.pick(surnames)}`,
}
