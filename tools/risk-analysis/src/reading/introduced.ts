import { monthPattern } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { headOf } from './named.ts'
import { fits } from './roles.ts'

/** Who is on which side by how the description brings them in, as patterns. */
interface Introduced {
  own: string[]
  other: string[]
}

const name = "(?:(?:Mr|Mrs|Ms|Dr)\\. )?[A-Z][\\w’'-]{1,24}(?: (?:[A-Z]\\. )?[A-Z][\\w’'-]{1,24}){0,3}"
/** 'Our client, Mr. Dale', 'Dale (our client)', 'we represent Ana Ruiz'. */
const clientNamed = [
  new RegExp(`\\b(?:[Oo]ur|[Mm]y|[Tt]he) clients?,? (?:is )?(${name})`, 'g'),
  new RegExp(`\\b(${name}),? \\(?(?:our|my|the) client\\b`, 'g'),
  new RegExp(`\\b(?:represent|represents|defend|act for|counsel for) (${name})`, 'g'),
  // As notes begin: 'Client: Larkmoor Tile', 'Client Russ Feldkamp', 'We'd be for Hanover Street Bakery', 'Our lady, Darlene Pruitt'.
  new RegExp(
    `(?:^|[.;:\\n] ?|\\bis )Client(?::| is|,)? (${name}(?: & ${name})?)|\\b[Ww]e(?:['’]d be|['’]re| are| would be| act) for (?:[a-z]{2,10}, )?(${name})|\\b[Oo]ur (?:lady|guy|man|fellow|folks|people|side)(?: is|,|:)? (${name})|\\b[Ww]e (?:represent|defend) (?:[\\w’'-]+ ){0,5}?(${name})`,
    'g',
  ),
]
/** 'We act for the defendants, Magnus and Pia Underwood': each by every name. */
const coupleNamed =
  /\b(?:represent|act for|are for|defend|clients?(?: are|,|:)?) (?:the )?(?:[a-z]+s?, )?([A-Z][a-z’'-]+) (?:and|&) ([A-Z][a-z’'-]+) ([A-Z][a-z’'-]+)/g
/** Whoever a note begins with: 'Debt. Ms. Lorna Whitehawk, Albuquerque, …'. */
const opening = /^(?:[A-Z][\w ]{1,30}\. )?((?:(?:Mr|Ms|Mrs|Dr)\. )?[A-Z][a-z’'-]+ [A-Z][a-z’'-]+)(?=,| in | \(| of )/
/** 'The tile importer in Long Beach sues us', 'the Pruitts sue our client again'. */
const suesUs =
  /(?:^|[.;:!?]\s+|\b(?:and|but) )(?:[Tt]he |[Aa]n? |[Tt]heir |[Oo]ne |[Aa]nother |[Ii]ts |[Hh]is |[Hh]er )?((?:[\w’'-]{1,24} ){1,3}?)(?:(?:in|from|of|near) (?:[A-Z][\w’'-]{1,24} ?){1,3})?(?:has |have |had |is |are |now |then |also ){0,2}(?:sued?s?|suing) (?:us|me|(?:our|my) clients?)\b/g
/** Those with whom the client dealt: 'we hired a roofer', 'I rent from Oakes'. Whoever came after them is nobody's. */
const dealt =
  /\b(?:[Ww]e|I|[Oo]ur client|[Mm]y client|[Cc]lient) (?:then |had |also |first )?(?:hired|contracted with|bought [\w ]{1,24}from|ordered [\w ]{1,24}from|leased from|rented from|rents? (?:[\w-]{1,12} ){0,3}from|worked for|work for|works for|drove for|sold [\w ]{1,24}to|lent [\w$, ]{1,24}to|(?:have|had|signed|made|entered into) (?:an? |the |our )?(?:\w{3,12} ){0,2}(?:contract|agreement|lease|deal) with|(?:built|made|painted|installed|repaired|replaced|poured|designed|remodeled) [\w’' ]{1,30}for) (?:(?:the|an?|this|that|Mr\.|Mrs\.|Ms\.|Dr\.) )?((?:(?!another\b|new\b|second\b|different\b|replacement\b|someone\b|somebody\b)[\w’'-]{1,24} ?){1,3})/g
/** Those who dealt with the client: 'Ms. Vega hired our client to paint', 'Dunn owes us'. A law firm is hired as well. */
const dealtWithUs = new RegExp(
  `\\b(${name}) (?:then |had |also |first )?(?:(?:hired|engaged|contracted with|bought from|ordered from|leased from|rented from|borrowed from|owes|owed) (?:our client|my client)\\b|(?:hired|engaged) (?:me|us|our company|my company) to (?!represent|defend|sue|advise|file|handle|help|act|appeal)|(?:owes|owed|borrowed from|bought from|ordered from|rented from|leased from) (?:me|us)\\b)`,
  'g',
)
/** Whom one hires for a case, and who is on no side of it. */
const helper =
  /^(?:lawyers?|attorneys?|counsel|experts?|engineers?|inspectors?|appraisers?|surveyors?|realtors?|brokers?|accountants?|investigators?|mediators?|movers?|doctors?|therapists?|you|him|her|them|us|it|myself|years?|months?|people|everyone|everybody|customers?|clients?)$/i
const doneBy = (verbs: string) =>
  new RegExp(`\\b(${name}) (?:was|were|got|had been) (?:${verbs}) by (${name}|the [\\w-]{1,24})`)
const did = (verbs: string) =>
  new RegExp(`\\b(${name})(?:['’]s (?:car|truck|van|dog|driver))? (?:then )?(?:${verbs}) (${name})`)
/** 'A plumber, Dale Hurst', 'a plumber named Hurst'. */
const calledSo = new RegExp(`^,? ?(?:named |called )?(${name})`)
/** What befalls whoever brings the claim, by whose hand: 'Ruiz was fired by Oakes', 'Oakes fired Ruiz'. */
const suffered: Partial<Record<CaseType, { by: RegExp; act: RegExp }>> = {
  employment: {
    by: doneBy('fired|dismissed|terminated|let go|laid off|demoted|suspended|hired|employed'),
    act: did('fired|dismissed|terminated|laid off|demoted|suspended'),
  },
  'personal-injury': {
    by: doneBy('hit|struck|rear-ended|injured|bitten|run over|t-boned|sideswiped|operated on|treated'),
    act: did('hit|struck|rear-ended|injured|bit|ran over|t-boned|sideswiped|operated on'),
  },
}

const heads = (words: string) => {
  const head = headOf(words)
  return head && !helper.test(head.replace(/s\?$/, '')) ? [head] : []
}
/** Words of a name that a later sentence may use alone. */
const partsOf = (named: string) =>
  named
    .split(' ')
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => /^[A-Z][\w’'-]{2,}$/.test(word) && !generic.test(word))
const generic = new RegExp(
  `^(?:The|This|That|They|She|Her|His|And|But|Our|Who|Was|Mrs?|Inc|LLC|Corp|Company|Construction|Services?|Group|Bank|Roofing|Properties|Street|Avenue|County|City|State|Court|${monthPattern}|Plaintiff|Defendant|Client|Assistant|Attorney|District|Tile|Stone|Restaurants?|Tool|Supply|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$`,
)

/** Those whom a description sets with the client or against them without a word of the law for it. */
export function introducedIn(text: string, type: CaseType, known: Introduced): Introduced {
  const isKnown = (head: string) =>
    [...known.own, ...known.other].some((pattern) => pattern === head || fits(pattern, head.replace(/s?\?$/, '')))
  const own = clientNamed.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, ...names]) => names.flatMap((named) => partsOf(named ?? ''))),
  )
  own.push(...[...text.matchAll(coupleNamed)].flatMap(([, ...names]) => names.flatMap((one) => partsOf(one ?? ''))))
  // 'Rosalinda Ochoa in Yuma.': whose story it is stands first, where nobody is called a client.
  const opened = /\b(?:clients?|we (?:represent|defend|act)|we['’](?:re|d)|our|us)\b/i.test(text)
    ? null
    : opening.exec(text)
  if (opened) own.push(...partsOf(opened[1] ?? ''))
  const isOwn = (head: string) => own.some((word) => fits(head, word))
  const sues = [...text.matchAll(suesUs)].flatMap(([, words = '']) => heads(words))
  const isDeal = type !== 'criminal' && type !== 'family'
  const dealings = isDeal ? [...text.matchAll(dealt)].slice(0, 1) : []
  const dealtWith = dealings.flatMap(({ index, 0: all, 1: words = '' }) => {
    const found = heads(words)
    const rest = text.slice(index + all.length, index + all.length + 60)
    const named = found.length > 0 ? calledSo.exec(rest)?.[1] : undefined
    return [...found, ...partsOf(named ?? '')]
  })
  const withUs = isDeal ? [...text.matchAll(dealtWithUs)].flatMap(([, named = '']) => partsOf(named)) : []
  const other = [...sues, ...dealtWith, ...withUs].filter((head) => !isOwn(head) && !isKnown(head))
  return { own: [...new Set(own)].filter((word) => !isKnown(word)), other: [...new Set(other)] }
}

const suing = new RegExp(
  `\\b(${name}|[Tt]he [\\w-]{1,24}) (?:sues|sued|is suing|has sued|vs?\\.|filed suit against|brought suit against) (${name}|the [\\w-]{1,24})`,
)

/** 'The plaintiff, Ms. Orr', 'the tenant in unit 3, Mr. Dorsey': a name beside a word for a side. */
const beside = new RegExp(
  `\\b([\\w-]{4,20})(?: (?:in|of|at|from) [\\w ]{1,16})?, (${name})(?=[,.;]| (?:was|is|has|had|says|claims))`,
  'g',
)
/** The names of those whom a word for a side introduces. */
export function namedBeside(text: string, known: Introduced): Introduced {
  const found: Introduced = { own: [], other: [] }
  for (const [, word = '', named = ''] of text.matchAll(beside))
    for (const side of ['own', 'other'] as const)
      if (known[side].some((pattern) => fits(pattern, word))) found[side].push(...partsOf(named))
  return found
}

/** Of two who are only named, who brings the claim and who is sued, by what one did to the other. */
export function namedAgainst(text: string, type: CaseType): { claimant: string[]; defendant: string[] } {
  const suit = suing.exec(text)
  if (suit) return { claimant: words(suit[1]), defendant: words(suit[2]) }
  const verbs = suffered[type]
  if (!verbs) return { claimant: [], defendant: [] }
  const by = verbs.by.exec(text)
  const act = verbs.act.exec(text)
  const [hurt, doer] = by ? [by[1], by[2]] : [act?.[2], act?.[1]]
  return { claimant: words(hurt), defendant: words(doer) }
}

const words = (one: string | undefined) => (one ? (/^the /i.test(one) ? heads(one) : partsOf(one)) : [])
