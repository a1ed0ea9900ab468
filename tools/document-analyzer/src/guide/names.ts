import type { DocumentText } from '@casewright/core'
import { doerAt, findSections, flatten, sidesOf } from '@casewright/law'
import type { Issue } from '../improve/issue.ts'
import type { Sides } from './guide-of.ts'
import { forMany, oneOf } from './many.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

/** What a document calls itself and its sides. */
export interface Names {
  one: string
  other: string
  /** 'this Lease' */
  agreement: string
  /** Both sides do what is spoken of. */
  mutual: boolean
  /** 'Landlord or Tenant' */
  choice?: string
  /** There are more than two sides. */
  many?: boolean
}

const kindOf =
  /\b(?:[Tt]his|[Tt]hese)\s+((?:[A-Z][\w-]+\s+){0,3}?(?:Agreement|Lease|Contract|Amendment|Note|Policy|Order|Guaranty|Addendum|Plan|Will|Terms(?: of (?:Use|Service))?|EULA|License|MNDA|NDA))\b/g

/** What a paper calls itself, as often as it says so: 'this Lease', and not the long title that it says once. */
export const ownName = ({ text }: Pick<Read, 'text'>): string => {
  const counts = new Map<string, number>()
  for (const [, found = ''] of text.matchAll(kindOf)) {
    const name = found.replace(/\s+/g, ' ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  const name = most?.[0]
  return name ? `${/^Terms/.test(name) ? 'these' : 'this'} ${name}` : 'this agreement'
}

/** Words with a capital at their beginning. */
export const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** 'the Company' where the paper commonly says so, and 'Google' or 'you' where it does not. */
export const withArticle = ({ text }: Pick<Read, 'text'>, name: string): string => {
  if (name === 'I') return name
  if (/^(?:you|we)$/i.test(name)) return name.toLowerCase()
  const name_ = escaped(name)
  const led = text.match(new RegExp(`\\b[Tt]he ${name_}(?= [a-z]|[.,;'’)])`, 'g'))?.length ?? 0
  const bare = text.match(new RegExp(`(?<!\\b[Tt]he )\\b${name_}(?= [a-z]|[.,;'’)])`, 'g'))?.length ?? 0
  return led > bare ? `the ${name}` : name
}

/** The names that the document uses: who does what a guide speaks of at a place, and what the document calls itself. */
export function namesIn(document: Read, place: Issue['place'], sides?: Sides): Names {
  const { one, other, mutual } = sides ? doerAt(document, place, sides) : { mutual: false }
  const [openOne, openOther] = sides?.open ?? ['[one party]', '[the other party]']
  const all = sidesOf(document)
  const many = all.length > 2
  const named = all.length >= 2 ? all.map((name) => withArticle(document, name)) : ['one party', 'the other party']
  const others = named.filter((_, at) => all[at] !== one)
  const unnamed = many ? `[${oneOf(others)}]` : 'the other party'
  return {
    one: one ? withArticle(document, one) : openOne,
    other: other ? withArticle(document, other) : one ? unnamed : openOther,
    agreement: ownName(document),
    mutual,
    choice: oneOf(named),
    many,
  }
}

const ownOf = (who: string): string => (who === 'I' ? 'my' : /^you$/i.test(who) ? 'your' : 'our')

/** 'You decides' is 'you decide', and 'we’s' is 'our'. */
const agree = (words: string): string =>
  words
    .replace(/\bat the cost of (you|us|we|I)\b/g, (_, who: string) => `at ${ownOf(who)} cost`)
    .replace(
      /\b([Tt]he) (written |prior |prior written |total )?(consent|name|data|cost|liability) of (you|us|we|I)\b/g,
      (_, article: string, kind: string | undefined, what: string, who: string) => {
        const own = ownOf(who)
        return `${article === 'The' ? upper(own) : own} ${kind ?? ''}${what}`
      },
    )
    .replace(
      /(?<=\b(?:to|by|of|from|for|about|against|with|names?|indemnif(?:y|ies)|than|tells?|releases?|offers?|gives?|lets?|pays?|solicits?|notif(?:y|ies)|reimburses?|asks?|sues?|owes?) )(?:[Ww]e|I)\b/g,
      (who) => (who === 'I' ? 'me' : 'us'),
    )
    .replace(/\b([Yy]ou|[Ww]e|I)[’']s\b/g, (_, who: string) => {
      const own = ownOf(who)
      return /^\p{Lu}/u.test(who) ? upper(own) : own
    })
    .replace(
      /\b([Yy]ou|[Ww]e|I) ((?:(?:not|reasonably|alone|only) )?)((?!(?:as|its|us|this|his|unless|always|besides|towards|plus)\b)[a-z]+s)\b/g,
      (_, who: string, between: string, verb: string) => {
        const forms: Readonly<Record<string, string>> = {
          is: who === 'I' ? 'am' : 'are',
          has: 'have',
          does: 'do',
          was: 'were',
        }
        const plain = forms[verb] ?? verb.replace(/ies$/, 'y').replace(/(?<=sh|ch|ss|x|z)es$|(?<!s)s$/, '')
        return `${who} ${between}${plain}`
      },
    )

/** The same within a bracket. */
const upperIn = (words: string) => (words.startsWith('[') ? `[${upper(words.slice(1))}` : upper(words))

/** A wording with the document's names in the place of its marks. */
export const withNames = (
  wording: string,
  { one, other, agreement, mutual, choice = '', many = false }: Names,
): string => {
  const [first, second] = mutual ? ['each party', many ? 'another party' : 'the other party'] : [one, other]
  const text = (many ? forMany(wording, choice) : wording)
    .replaceAll('{one}', first)
    .replaceAll('{other}', second)
    .replaceAll('{agreement}', agreement)
    .replaceAll('{Agreement}', upper(agreement))
    .replaceAll('{AGREEMENT}', agreement.toUpperCase())
    .replaceAll('{sides}', choice)
    .replace(/\b(if|before|when) each party\b/gi, '$1 either party')
    .replace(/\beach party shall not\b/gi, 'neither party shall')
    .replace(
      /(?<!\b(?:under|of|in|by|with|to|from) )\b(these Terms(?: of \w+)?) (is|has)\b/gi,
      (_, terms: string, verb: string) => `${terms} ${/is/i.test(verb) ? 'are' : 'have'}`,
    )
  const begun = agree(text).replace(/(?<=[.!?] )\[?(?:the |each |one |you |we |neither )/g, upperIn)
  return /^\[?[a-z]/.test(begun) && /^\{(?:one|other|agreement)\}|^\[?(?:each|neither)/.test(wording)
    ? upperIn(begun)
    : begun
}

/** 'Section 4.06(c) (Rates)': the number with those above it, as a reader looks it up. */
export const sectionAt = (document: Read, place: Issue['place']): string | undefined => {
  if (!place) return undefined
  const section = flatten(findSections(document)).findLast(
    ({ start, end }) => start <= place.start && place.start < end,
  )
  if (!section) return undefined
  const path = section.path.length > 0 ? section.path : [section.number]
  const isPart = (number: string) => /^\(|^(?:[a-z]|[ivx]{1,5})[.)]?$/i.test(number)
  const from = path.findLastIndex((number) => !isPart(number))
  const parts = path.slice(Math.max(0, from)).map((number) => number.replace(/[.:]{1,3}$/, ''))
  const [whole = '', ...under] = parts
  const label = [whole, ...under.map((number) => `(${number.replace(/[().]/g, '')})`)].join('')
  const named = /^(?:article|section)/i.test(label) ? label : `Section ${label.replace(/(?<!\([^()]{0,5})\)$/, '')}`
  return section.heading ? `${named} (${section.heading})` : named
}

/** What belongs in an open place, as the words beside it say: 'Full name of the Tenant' for '____ (“Tenant”)'. */
export const blankAt = (document: Read, place: Issue['place']): string | undefined => {
  if (!place) return undefined
  const [, role] =
    /^\s{0,3}\((?:the |hereinafter )?["“](?:the )?([^"”]{2,40})["”]/i.exec(
      document.text.slice(place.end, place.end + 70),
    ) ?? []
  if (role) return `Full name of ${withArticle(document, role)}`
  const [, label] =
    /(?:^|\n|[.;] )\s{0,6}([\p{L}’' /]{2,40}):\s{0,6}$/u.exec(
      document.text.slice(Math.max(0, place.start - 60), place.start),
    ) ?? []
  return label ? `The ${label.trim().toLowerCase()}` : undefined
}
