import type { DocumentText } from '@casewright/core'
import { findSections, flatten, sidesAt } from '@casewright/law'
import type { Issue } from '../improve/issue.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

/** What a document calls itself and its sides. */
export interface Names {
  one: string
  other: string
  /** 'this Lease' */
  agreement: string
  /** Both sides do what is spoken of. */
  mutual: boolean
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
const withArticle = ({ text }: Pick<Read, 'text'>, name: string): string => {
  if (/^(?:you|we)$/i.test(name)) return name.toLowerCase()
  const name_ = escaped(name)
  const led = text.match(new RegExp(`\\b[Tt]he ${name_}(?= [a-z]|[.,;'’)])`, 'g'))?.length ?? 0
  const bare = text.match(new RegExp(`(?<!\\b[Tt]he )\\b${name_}(?= [a-z]|[.,;'’)])`, 'g'))?.length ?? 0
  return led > bare ? `the ${name}` : name
}

/** Of whom the finding is, where a sentence has several who act: whoever is named last before these words. */
const decides: Readonly<Record<string, RegExp>> = {
  'one-sided.sole-discretion': /\bdiscretion\b/i,
  'risk.data-use': /\b(?:share|sell|disclose|use)\b[^.;]{0,60}\b(?:data|information|content)\b/i,
}

/** The names that the document uses: its sides as it calls them, and what it calls itself. */
export function namesIn(document: Read, place: Issue['place'], check?: string): Names {
  const { one, other, mutual } = sidesAt(document, place, decides[check ?? ''])
  return {
    one: one ? withArticle(document, one) : 'one party',
    other: other ? withArticle(document, other) : 'the other party',
    agreement: ownName(document),
    mutual,
  }
}

/** 'You decides' is 'you decide', and 'we’s' is 'our'. */
const agree = (words: string): string =>
  words
    .replace(/\bat the cost of (you|us|we)\b/gi, (_, who: string) => `at ${/^you$/i.test(who) ? 'your' : 'our'} cost`)
    .replace(
      /\b(the) (written |prior |prior written |total )?(consent|name|data|cost|liability) of (you|us|we)\b/gi,
      (_, article: string, kind: string | undefined, what: string, who: string) => {
        const own = /^you$/i.test(who) ? 'your' : 'our'
        return `${article === 'The' ? upper(own) : own} ${kind ?? ''}${what}`
      },
    )
    .replace(
      /(?<=\b(?:to|by|of|from|for|about|against|with|names?|indemnif(?:y|ies)|than|tells?|releases?|offers?|gives?|lets?|pays?|solicits?|notif(?:y|ies)|reimburses?|asks?|sues?|owes?) )we\b/gi,
      'us',
    )
    .replace(/\b(you|we)[’']s\b/gi, (_, who: string) => {
      const own = /^you$/i.test(who) ? 'your' : 'our'
      return /^\p{Lu}/u.test(who) ? upper(own) : own
    })
    .replace(
      /\b(you|we) ((?:(?:not|reasonably|alone|only) )?)((?!(?:as|its|us|this|his|unless|always|besides|towards|plus)\b)[a-z]+s)\b/gi,
      (_, who: string, between: string, verb: string) => {
        const forms: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' }
        const plain = forms[verb] ?? verb.replace(/ies$/, 'y').replace(/(?<=sh|ch|ss|x|z)es$|(?<!s)s$/, '')
        return `${who} ${between}${plain}`
      },
    )

/** A wording with the document's names in the place of its marks. */
export const withNames = (wording: string, { one, other, agreement, mutual }: Names): string => {
  const [first, second] = mutual ? ['each party', 'the other party'] : [one, other]
  const text = wording
    .replaceAll('{one}', first)
    .replaceAll('{other}', second)
    .replaceAll('{agreement}', agreement)
    .replaceAll('{Agreement}', upper(agreement))
    .replaceAll('{AGREEMENT}', agreement.toUpperCase())
    .replaceAll('{PARTY}', upper(one.replace(/^the /, '')))
    .replace(/\beach party shall not\b/gi, 'neither party shall')
    .replace(
      /(?<!\b(?:under|of|in|by|with|to|from) )\b(these Terms(?: of \w+)?) (is|has)\b/gi,
      (_, terms: string, verb: string) => `${terms} ${/is/i.test(verb) ? 'are' : 'have'}`,
    )
  const begun = agree(text).replace(/(?<=[.!?] )(?:the |each |one |you |we |neither )/g, upper)
  return /^[a-z]/.test(begun) && /^\{(?:one|other|agreement)\}|^\[?(?:each|neither)/.test(wording)
    ? upper(begun)
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
