import { findParties, type Party } from '../../../parties/parties.ts'
import type { CheckedDocument } from '../../check.ts'
import { coreName } from '../../drafting/support/company-name.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import type { Contradiction } from '../support/told.ts'

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const kinds =
  'corporation|limited liability company|limited partnership|limited liability partnership|general partnership|nonprofit corporation|non-profit corporation|professional corporation'
/** 'a Delaware corporation', right behind a name. */
const after = new RegExp(`^[\\s,.]{0,4}an?\\s(?:(${states})\\s)?(${kinds})\\b`, 'i')
/** 'is a corporation duly organized and validly existing under the laws of the State of Ohio'. */
const organized = new RegExp(
  `^\\sis\\san?\\s(?:(${states})\\s)?(${kinds})(?:[\\s,]{1,2}(?:duly|validly|organized|incorporated|formed|existing|and|in|good|standing|under|the|laws|of|a){1}){1,16}\\s(?:the\\s)?(?:(?:State|Commonwealth)\\sof\\s)?(${states})\\b`,
  'i',
)
const isA = new RegExp(
  `^\\s(?:is|(?:hereby\\s)?represents(?:\\sand\\swarrants)?(?:\\sto\\s\\w{3,20})?\\sthat\\sit\\sis)\\san?\\s(?:(${states})\\s)?(${kinds})\\b`,
  'i',
)

interface Described {
  party: string
  state?: string | undefined
  kind?: string | undefined
  start: number
  end: number
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,6}')
const low = (words: string | undefined): string | undefined =>
  words?.toLowerCase().replace(/\s+/g, ' ').replace('non-profit', 'nonprofit')

const named = once((document): Party[] =>
  findParties(document).filter(({ from, name }) => from === 'preamble' && name.length > 4),
)

/** What stands behind each place where a party is named. */
const described = (document: CheckedDocument, { name, role }: Party): Described[] => {
  const words = ownPages(document)
  const core = coreName(name)
  const calls = [
    core.length > 4
      ? `${escaped(core)}(?:[\\s,]{1,3}(?:Inc|Corp|LLC|L\\.L\\.C|LP|L\\.P|LLP|Ltd|Co|Corporation|Incorporated|Company)\\b\\.?)?`
      : '',
    role ? escaped(role) : '',
  ].filter(Boolean)
  return [...words.matchAll(new RegExp(`(?<![\\p{L}\\d’'])(?:${calls.join('|')})(?![\\p{L}\\d’'])`, 'giu'))].flatMap(
    (found): Described[] => {
      const end = found.index + found[0].length
      const tail = words.slice(end, end + 200).replace(/\s/g, ' ')
      const said = organized.exec(tail) ?? after.exec(tail) ?? isA.exec(tail)
      if (!said) return []
      return [
        {
          party: role ?? name,
          state: low(said[3] ?? said[1]),
          kind: low(said[2]),
          start: found.index,
          end: end + said[0].length,
        },
      ]
    },
  )
}

/** A party that is of one kind or state here, and of another there. */
export const entitiesDiffer = (document: CheckedDocument): Contradiction[] =>
  named(document).flatMap((party): Contradiction[] => {
    const all = described(document, party)
    const [first] = all
    if (!first) return []
    return all.slice(1).flatMap((other): Contradiction[] => {
      const state = first.state && other.state && first.state !== other.state
      const kind = first.kind && other.kind && first.kind !== other.kind
      if (!state && !kind) return []
      const shown = (one: Described) =>
        [one.state?.replace(/\b\p{Ll}/gu, (sign) => sign.toUpperCase()), one.kind].filter(Boolean).join(' ')
      return [
        { places: [first, other], message: `${party.name} is first a ${shown(first)} and then a ${shown(other)}.` },
      ]
    })
  })
