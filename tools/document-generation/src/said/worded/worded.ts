// A sentence of notes that waits to be drafted, as a term of the contract, where who does what in it is certain.
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import { withThing } from '../clean/antecedent.ts'
import { sentencesOf } from '../clean/gate.ts'
import { helping, thirdPersons } from '../clean/lexicon.ts'
import { polished } from '../clean/polish.ts'
import { inFull } from '../draw/in-full/in-full.ts'
import { plainer } from '../draw/in-full/plainer.ts'
import { castOf } from '../draw/rule.ts'
import { standsInContract } from '../stands/stands.ts'
import { isOnlySubject } from '../stands/subjects.ts'
import { fromFragment } from './fragments.ts'

const longest = 260
/** What is told, weighed, doubted or asked is no term. */
const doubtful =
  /\?|\.\.|…|\b(?:maybe|perhaps|probably|not sure|I think|I guess|I hope|ask|asked|check|confirm|tbd|said|says|told|tells me|offered|wanted|promised|insist\p{L}*|agreed|remember|wait|actually|sorry|let me|apparently|heard|whatever|blah|used to|going to|supposed to|would|might|could|should|because|since|client|so that|happy with|believes?|knows?|thinks?|wants?|hopes?|worr\p{L}+|feel\p{L}*|you know|right now|last (?:year|week|month)|yesterday|today|tomorrow|hereby|whereas|put it|write|draft|paper|lawyer says|btw|fyi|scratch|leave (?:it|that)|instead|not now|please|don[’']t (?:mention|say|put|write))\b/iu
/** The client of the office; of a service it is a party. */
const ofClient = /\bclient\b/i
const roles =
  '(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)'
const party = `(?:[Tt]he ${roles}|(?:[Ee]ither|[Nn]either|[Ee]ach|[Nn]o|[Aa]) party|[Tt]he parties|[Bb]oth parties)`
const anyParty = new RegExp(party, 'gu')
/** Somebody who is pointed at. */
const somebody =
  /(?<![\p{L}’'-])(?:I|me|my|mine|we|us|ours?|you|yours?|he|him|his|she|hers?|they|them|theirs?|himself|herself|themselves)(?![\p{L}-])/iu
/** A thing that is pointed at. */
const thing =
  /(?<![\p{L}’'-])(?:it|its|this(?! Agreement| Note)|that(?! (?:the|is|are|it|a|any|all|both)\b)|these|those|them|there|everything|the (?:rest|others?(?!['’]s| part)|same|thing))(?![\p{L}-])/iu
const noun = new RegExp(
  `(?<![\\p{L}])(?:the|an?|any|each|every|all|no|another|this) (?!${roles}|part(?:y|ies)\\b)(?:\\p{Ll}+ ){0,2}\\p{Ll}{3,}`,
  'iu',
)
/** What was done or is so is a fact, and no term. */
const fact = new RegExp(
  `^${party} (?:(?:also|already) )?(?:had|was|were|did|took|got|gave|went|made|came|(?!need\\b)\\p{Ll}+ed|has (?:an?|no|his|her|its|\\p{Ll}+ed|been)|lives?|likes?|loves?|is (?!not\\b|responsible|liable|entitled|allowed|required|permitted|due|paid|free|exclusive|bound|obliged|late\\b)|needs? (?!not\\b|to\\b))`,
  'u',
)
const binds =
  /\b(?:shall|may|must|cannot|will|if|unless|until|within|before|after|only|not|no|each|every|either|neither|pays?|gets?|gives?|keeps?|provides?|covers?|handles?|returns?|delivers?|fix(?:es)?|repairs?|replaces?|brings?|carries|maintains?|supplies|bears?|owns?|uses?|mows?|shovels?|cleans?|picks?|refunds?|reimburses?|insures?|warrants?|releases?|invoices?|charges?)\b|\$|%/iu

const figures = (text: string) => (text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? []).toSorted().join(' ')
const ownRoles = (template: Template): string[] =>
  [castOf(template.id)?.payer ?? '', castOf(template.id)?.payee ?? ''].map((one) => one.replace('the ', ''))

/** What is somebody's. */
const owned =
  '(?:staff|employees|people|workers|crew|data|records|property|equipment|materials|tools|customers|consent|approval|permission|cost|expense|risk|option|choice|discretion|account|office|shop|dock|yard|name|logo)'
const smallRoles = roles.toLowerCase()
const bareRole = new RegExp(
  `(?<!\\b(?:the|an?|any|each|every|no|our|my|his|her|their|another|other|new|next|former|as|of the) )(?<![\\p{L}’'@-])(?<role>${roles})(?=['’]s |(?! (?:is|name|:|[-–—=]) \\p{Lu})[ ,.;]|$)`,
  'giu',
)
const ownedBy = new RegExp(`\\b(?<who>[Tt]he (?<role>${roles})) (?=${owned}\\b)`, 'gu')
const smallRole = new RegExp(`\\b[Tt]he (?<role>${smallRoles})\\b`, 'gu')
/** 'Buyer pays': a party has its article. */
function withArticles(template: Template, words: string): string {
  const own = ownRoles(template).filter(Boolean)
  if (own.length === 0 || template.id === 'non-disclosure-agreement') return words
  const isOwn = (role: string) => own.includes(capital(role.toLowerCase()))
  return words
    .replace(bareRole, (said, role: string) => (isOwn(role) ? `the ${capital(role.toLowerCase())}` : said))
    .replace(ownedBy, (said, who: string, role: string) => (isOwn(role) ? `${who}’s ` : said))
    .replace(smallRole, (said, role: string) => (isOwn(role) ? `${said.slice(0, 3)} ${capital(role)}` : said))
}

const inCondition =
  /\b(?:if|when|whenever|unless|until|once|where|because|since|while|before|after|as|in case|provided|that|which|who|what|than)\b[^,;.:]{0,160}$/iu
/** What somebody can do or has to do is a right or a duty, but not where it is what something depends on. */
const inMain =
  (term: string) =>
  (...read: unknown[]): string => {
    const [at, words] = read.filter((one) => typeof one === 'number' || typeof one === 'string').slice(-2) as [
      number,
      string,
    ]
    return inCondition.test(words.slice(Math.max(0, at - 200), at)) ? String(read[0]) : term
  }
const modals: readonly [RegExp, string | ((...read: unknown[]) => string)][] = [
  [new RegExp(`(?<=${party} )can(?: ?not|['’]t)\\b`, 'gu'), inMain('may not')],
  [new RegExp(`(?<=${party} )(?:can|gets to)\\b(?! ?not|['’])`, 'gu'), inMain('may')],
  [new RegExp(`(?<=${party} )(?:has|have) to\\b`, 'gu'), inMain('shall')],
  [new RegExp(`(?<=${party} )(?:does|do) not (?:have|need) to\\b`, 'gu'), 'need not'],
  [/\b[Ee]ither (?:side|of us)\b(?! of)/gu, 'either party'],
  [/\b[Nn]either (?:side|of us)\b/gu, 'neither party'],
  [/\b[Ee]ach side\b(?! of)/gu, 'each party'],
  [/(?<=[Tt]he \p{Lu}\p{Ll}+ (?:does|will do) )(?=the (?:snow|lawn|yard|driveway|trees)\b)/gu, 'the work on '],
  [
    /^(?<tax>(?:[Ss]ales|[Pp]roperty|[Uu]se) tax(?:es)?) (?:is|are) (?<who>the \p{Lu}\p{Ll}+)['’]s?(?= unless|[.]?$)/u,
    (_, ...read) => {
      const { tax = '', who = '' } = read.at(-1) as Record<string, string>
      return `${who} shall pay the ${tax.toLowerCase()}`
    },
  ],
  [/(?<=\bparty (?:gives|shall give|must give) (?:\d{1,3}|\p{Ll}+) (?:days|weeks|months))(?=[.]?$)/gu, '’ notice'],
]
/** What hangs on the sentence before it. */
const goesOn = /^(?:then|otherwise|in that case|if so|if not|in which case|else|same|ditto)\b/i
const haveGot = /['’]ve got(?: to|ta)\b/gi
const listed = /^(?:\(?\d{1,2}[.)]|[-*•–=+~»>→·]{1,3})\s+/
const labeled = /^(?:The following applies to )?(?<label>[^:“”]{2,40}): (?<value>.{8,})$/su

const condition =
  /^(?:If|When|Whenever|Unless|Until|Once|After|Before|While|During|On|At|Within|For|In|From|Upon)\b[^;:]{3,160}?,? (?=the \p{Lu}|(?:either|neither|each|both) part)/u
const main = new RegExp(`^${party} (?:(?:also|only|always|then|not|never) )?(?<verb>\\p{Ll}+)`, 'u')
/** What else a term can be about: a thing that shall be done, or stays somebody's. */
const ofThing =
  /^(?:The|Any|All|Each|Every) [\p{Ll} -]{3,40} (?:shall|may|must|will|is due|are due|is payable|belongs?|remains?|passes) /u
/** Marks of two sentences in one, and of one that was broken off. */
const broken =
  /[,;] [\p{L} ]{1,24} no[.]?$|\bonly not\b|\b(?:before|after|than|like|of|for) that\b(?! (?:the|is|are|it|a|any)\b)|\b(?:shall|may|must|will|cannot) \p{Ll}+ and \p{Ll}{2,}(?<!s)s (?:the|a|an|his|its)\b|, (?:not|no) (?:a|an)? ?\p{Ll}+[.]?$|\b(?:oh|well|ok|okay|here|says?|last time|anymore)\b|[+=]|,? and no (?:\p{Ll}+ing)\b|['’]s the \p{Lu}|\b\p{Lu}{4,}\b(?!,| Inc| LLC)|(?<=\p{L})['’]s (?:gone|late|off|out|on|in|a|the)\b/u

/** Whether a party does something in the main clause, or a thing is somebody's. */
function hasParty(sentence: string): boolean {
  const verb = main.exec(capital(sentence.replace(condition, '')))?.groups?.verb ?? ''
  return helping.has(verb) || thirdPersons.has(verb)
}

const opened = new RegExp(
  `^(?<if>(?:If|When|Unless|Once|While) .{6,140}?[\\p{Ll}\\d%]) (?<then>the ${roles} (?:shall|may|must|will|cannot|need|does|is|are|has|\\p{Ll}{2,20}s)\\b)`,
  'u',
)
/** 'If the Buyer does not come the Seller keeps the deposit': a condition ends at its comma. */
const withComma = (sentence: string): string =>
  /^(?:If|When|Unless|Once|While)\b[^,]*$/u.test(sentence)
    ? sentence.replace(opened, (all, first: string, then: string) =>
        /(?:and|or|that|which|if|when|until|unless|after|before|to|while)$/.test(first) ? all : `${first}, ${then}`,
      )
    : sentence

/** Whether a sentence may stand: it names whom and what it tells of, and binds somebody. */
function isSure(sentence: string, before: string): boolean {
  const at = thing.exec(sentence)?.index
  return (
    !somebody.test(sentence) &&
    (at === undefined || (at > 0 && noun.test(sentence.slice(0, at)))) &&
    !/^(?:After|Before|Until|Since|Then|By) (?:that|then|this)\b(?! \p{Ll}+ (?:day|date|week|month|year))/u.test(
      sentence,
    ) &&
    !fact.test(capital(sentence.replace(condition, ''))) &&
    binds.test(sentence) &&
    sentence.split(' ').length > 4 &&
    !broken.test(sentence) &&
    standsInContract(sentence, before)
  )
}

function whole(template: Template, field: string, words: string): string | undefined {
  const cast = castOf(template.id)
  if (!cast) return undefined
  const plain = modals.reduce((said, [pattern, as]) => said.replace(pattern, as as string), polished(words).trim())
  const begun = capital(plain.replace(/[.;,]$/, ''))
  const isWhole = (text: string): boolean => {
    const all = sentencesOf(text)
    return (
      all.length > 0 &&
      figures(text) === figures(plain) &&
      all.every((one, n) => isSure(one, all.slice(0, n).join(' ')))
    )
  }
  const short = fromFragment(field, plain, cast)
  if (short && figures(short) === figures(plain) && !somebody.test(short)) return short
  const own = withThing(template.id, field, withComma(`${begun}.`))
  for (const one of [own, inFull(template.id, field, begun, true, false) ?? ''])
    if (
      one !== '' &&
      isWhole(one) &&
      sentencesOf(one).every((each) => hasParty(each) || (one === own && ofThing.test(each)))
    )
      return one
  return undefined
}

/** 'Can be renewed once': a contract itself is renewed or changed. */
function withPaper(field: string, words: string): string {
  const does = /^(?:renewal|duration|amendment)Terms$/.test(field)
    ? /^(?:it )?(?:can|may) (?<does>(?:be (?:extended|renewed|changed|amended)|renew)\b.+)$/iu.exec(words)?.groups?.does
    : undefined
  return does ? `This Agreement may ${does}` : words
}

/** What 'it' is in a clause on its subject, where the words before it name no other thing. */
const meantThings: readonly (readonly [type: RegExp, on: RegExp, as: string])[] = [
  [/^rental/, /^depositTerms$/, 'the deposit'],
  [/^non-disclosure/, /^(?:return|recipient)Terms$/, 'the Confidential Information'],
  [/^promissory/, /^assignmentTerms$/, 'this Note'],
  [/^sales/, /^inspectionTerms$/, 'the Goods'],
]
function withMeant(template: Template, field: string, words: string): string {
  const as = meantThings.find(([type, on]) => type.test(template.id) && on.test(field))?.[2]
  if (!as) return words
  const at = /(?<![\p{L}’'-])it(?![\p{L}’'-])/u.exec(words)?.index
  if (
    at === undefined ||
    noun.test(words.slice(0, at)) ||
    /\b(?:a|the) \p{Ll}/u.test(words.slice(0, at).replace(anyParty, ' '))
  )
    return words
  return words.replace(
    /(?<=\b(?:shall|may|must|will|cannot|not|to|can) \p{Ll}{3,12} |\b\p{Ll}{3,12}s )it(?![\p{L}’'-])/gu,
    as,
  )
}

/** 'The Tenant pays: gas, water': what is paid, as a list. */
const asList = (words: string): string =>
  words.replace(
    /^(?<who>[Tt]he \p{Lu}\p{Ll}+ (?:pays|supplies|provides|handles|covers)): (?<all>[^:.]{3,160})[.]?$/u,
    (_, who: string, all: string) => {
      const items = all.split(/, (?:and )?|; /).filter(Boolean)
      return `${who} ${items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : all}`
    },
  )
/** 'T mows the lawn', 'LL pays water': the parties of a lease in one letter. */
const inLetters = (template: Template, words: string): string =>
  template.id === 'rental-agreement'
    ? words.replace(
        /^(?<who>T|LL?)(?= (?:pays?|mows?|shall|may|can|must|keeps|gets|handles|does|provides|fixes|has to|gives|supplies)\b)/u,
        (who) => (who === 'T' ? 'the Tenant' : 'the Landlord'),
      )
    : words

const parts = /; (?:and |but )?|, (?:and |but )?(?=(?:no|the \p{Lu}|either party|each party|text|a?\$\d) ?)/u

/** What a pattern has read to its last word, with or without its label: nothing of it can be doubted. */
function whollyRead(template: Template, field: string, given: string): string | undefined {
  const cast = castOf(template.id)
  if (!cast) return undefined
  const { label = '', value = '' } = labeled.exec(given)?.groups ?? {}
  const named = (words: string) => withArticles(template, inLetters(template, plainer(words)))
  for (const said of value !== '' && isOnlySubject(label) ? [given, value] : [given]) {
    const short = fromFragment(field, named(said), cast)
    if (short && figures(short) === figures(plainer(said)) && !somebody.test(short)) return short
  }
  return undefined
}

/** The term that a sentence of notes is, or nothing where it cannot be written without a guess. */
export function worded(template: Template, field: string, words: string): string | undefined {
  const given = words.trim().replace(listed, '')
  const doubts = doubtful.test(
    /^(?:service|consulting)-agreement$/.test(template.id) ? given.replace(ofClient, ' ') : given,
  )
  if (given.length > longest || given.length < 8) return undefined
  const read = whollyRead(template, field, given)
  if (read) return read
  if (doubts || goesOn.test(given)) return undefined
  const { label = '', value = '' } = labeled.exec(given)?.groups ?? {}
  for (const said of value === '' ? [given] : [value, given]) {
    if (said === given && label !== '') {
      // 'Either side out: 14 days': a label that is part of what is said.
      const cast = castOf(template.id)
      const short = cast && fromFragment(field, `${label} ${value}`.replace(/^The following applies to /, ''), cast)
      return short && figures(short) === figures(given) ? short : undefined
    }
    if (said === value && !isOnlySubject(label)) continue
    const named = withArticles(template, inLetters(template, plainer(said.replace(haveGot, ' have to'))))
    const cast = castOf(template.id)
    const short = cast && fromFragment(field, named, cast)
    if (short && figures(short) === figures(said) && !somebody.test(short)) return short
    // Who 'she' or 'they' is, no list of what people do can tell.
    if (somebody.test(named)) continue
    const told = asList(withMeant(template, field, withPaper(field, named)))
    const one = whole(template, field, told)
    if (one) return one
    const pieces = /^(?:if|when|unless|until|once|after|before|while)\b/i.test(told) ? [] : told.split(parts)
    const terms = pieces.length > 1 && pieces.length < 5 ? pieces.map((piece) => whole(template, field, piece)) : []
    if (terms.length > 0 && terms.every(Boolean)) return terms.join(' ')
  }
  return undefined
}
