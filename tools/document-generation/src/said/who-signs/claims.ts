import { anyCase, isBody, nameAt } from '@casewright/law'
import type { Place } from '../../output.ts'
import { isPost, posts } from '../signers.ts'
import type { Writer } from './writer.ts'

/** What notes say of somebody's office, or that somebody signs. */
export interface Claim extends Place {
  name: string
  /** The office, as it is said; empty where only the signing is told. */
  post: string
  /** Whether it is said that they sign. */
  signs: boolean
  /** Of whom the one who writes says that it is: 'our president', 'their owner'. */
  whose: 'own' | 'other' | null
  /** Whether it is the one who writes. */
  isWriter: boolean
  /** Whether the office is of the body that was named last: 'its president'. */
  isIts: boolean
  /** Words that name the body right before or behind: 'of Acme LLC', 'Acme’s'. */
  beside: string
}

const more =
  '(?: of (?:operations|sales|finance|engineering|marketing|technology|development|facilities|procurement|research|production|programs|human resources))?'
const office = `(?<post>(?:(?:board|town|city|village|county|township|borough|district|school|church) )?${posts}${more}(?:,? (?:and|&) ${posts}${more})?)(?![\\p{L}-])`
const article = '(?<whose>(?:its|the|our|their|whose|my|his|her)(?: \\(?(?:own|current))? )?'
/** What stands behind a name for what somebody has learned: 'Harriet Voss DVM, president'. */
const learned =
  '(?:,? (?:DVM|VMD|M\\.?D|DDS|DMD|Ph\\.?D|CPA|J\\.?D|RN|NP|P\\.?E|Esq|Ed\\.?D|MBA|LCSW|AIA|D\\.?O|O\\.?D)\\.?(?![\\p{L}]))?'
const is =
  "(?:,? (?:who|she|he|they)(?:['’]s|['’]re| is| are) |,? (?:and )?(?:is|as) |, |,? \\(|[ \\t][–—-][ \\t]|\\n[ \\t]{0,8})"
/** 'Ann Lee, its president', 'Ann Lee (president)', 'Ann Lee, she’s the president', a name with an office under it. */
const behind = new RegExp(anyCase(`^${learned}${is}${article}${office}\\)?`), 'u')
/** 'Its president Ann Lee', 'the owner there is Ann Lee', 'owner: Ann Lee'. */
const before = new RegExp(
  anyCase(
    `(?:(?<=^|[,(:;.\\n–—-][ \\t]{0,3}|\\band )|(?<=\\b(?:with|by|is|and|for|that|as) )|(?<body>[\\p{L}\\d&.’'-]{2,30}['’]s? )|\\b(?<whose>its|the|our|their|whose) )${office}(?: there| here| over there)?(?:['’]s| is| will be|:|,)? (?:named |called )?$`,
  ),
  'u',
)
const will = "(?:['’]ll| will| is going to| is)?(?: also| both)?(?: be)?"
/** That somebody signs, told behind the name: 'and she’ll sign as manager'. */
const signing = new RegExp(
  anyCase(
    `^(?:[^.;:\\n()\\p{Lu}]|\\b(?:he|she)\\b){0,40}?(?:(?:,? (?:and )?(?:he|she|they|who)${will}| ${will.slice(0, -1)})? ?(?<!n[o’']t |not |to )(?:signs?|signing)\\b)(?: (?:it|this|the \\p{L}{3,14}))?(?<rest>[^.;\\n]{0,50})`,
  ),
  'u',
)
const asPost = new RegExp(
  anyCase(`(?:\\bas (?:its |the |our |their |an? )?|^, ?(?:its |the |our )?)(?<post>${posts})(?![\\p{L}])`),
  'u',
)
/** That somebody signs, told before the name. */
const signed =
  /(?:\b(?:signed by|signs?|signer|signatory|signing|signature|authorized signer)(?: (?:is|will be|for (?:the )?\p{L}{2,20}))?:? |(?<=^|\n)[ \t]{0,8}[Bb]y: |, by |\(by )$/iu
/** 'Signs the time sheets': what is signed is no agreement. */
const elsewhere =
  /^sign(?:s|ing)? (?:for )?(?:the |all |his |her |its |their |our |any |every )?(?!agreement|contract|lease|papers?|paperwork|document|deal|note|nda|it\b|this\b|too\b|also\b|as\b|for\b|on\b|off\b|and\b|by\b|today\b|first\b|both\b|here\b|in\b|at\b|with\b|when\b)\p{Ll}{3,}/iu
/** Who stands by for somebody else signs for no party. */
export const onlyFor = /\b(?:as (?:a |the )?|is (?:a |the )?|the )(?:guarantor|co-?signer|surety|witness|notary)\b/i
const notSigning = /\b(?:n['’]t|not|never|no longer) (?:be )?sign/i
const conditional =
  /(?:^|[,(]\s?)(?:and |but )?(?:if|when|once|after|until|unless|as soon as|provided|should)\b[^,]{0,120}$/iu
/** Who is named for something else than to sign. */
const otherwise =
  /\b(?:contacts?|reports? to|reporting to|supervis\p{L}*|boss|call|ask for|questions|invoices?|day-to-day|schedul\p{L}*|cc|attention|attn|references?|witness\p{L}*|former|ex-|resigned|left|late|previous\p{L}*|hir\p{L}+|sister company|brother|wife|husband)\b/iu

/** The sentence before a place, from its start or the line's. */
function sentenceBefore(text: string, at: number): string {
  const lead = text.slice(Math.max(0, at - 240), at)
  const stops = [
    ...lead.matchAll(/(?<!\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd|Dr|Mr|Ms|Mrs|Jr|Sr|No|Blvd|Hwy|Ste|\p{Lu}))[.!?]\s|\n/gu),
  ]
  const last = stops.at(-1)
  return last ? lead.slice(last.index + last[0].length) : lead
}
const sentenceBehind = (text: string, at: number): string => /^[^.;\n]{0,120}/u.exec(text.slice(at))?.[0] ?? ''

/** 'Its president, Ann Lee, called on Monday': what somebody does tells of no signing. */
const doesElse = /^,? (?!and\b|or\b|of\b|at\b|for\b|with\b|from\b|who\b|is\b|as\b|in\b|there\b|here\b)\p{Ll}{3,}/u
const ofPart = /^,? (?:signs |signing )?(?:for|on behalf of) (?:the )?(?<part>\p{Ll}{4,16})(?![\p{L}])/u

/** 'Ann Lee signs for the school, Bo Cruz, manager, for the bakery': who signs for the other one, without the word. */
const forBehind = /^,? for (?<body>(?:the )?\p{L}[\p{L}\d&’'-]{2,}(?: \p{L}[\p{L}\d&’'-]*){0,3})/u
/** 'For the bakery it’s Bo Cruz'. */
const forBefore =
  /(?:^|[.;,\n] ?|\band )[Ff]or (?<body>(?:the )?\p{L}[\p{L}\d&’'-]{2,}(?: \p{L}[\p{L}\d&’'-]*){0,3}?)(?:,|:| it['’]?s| it is| it will be| that['’]?s| that is)? (?:our |their |the )?$/u
const signsBefore = /\bsign(?:s|ing|ed)?\b(?:(?!\n\s*\n)[^]){0,200}$/u

const side = (words: string | undefined): Claim['whose'] =>
  /^(?:our|my)\b/i.test(words ?? '') ? 'own' : /^their\b/i.test(words ?? '') ? 'other' : null
const forWhom = (words: string): Claim['whose'] =>
  /\bfor (?:us|our side)\b/i.test(words) ? 'own' : /\bfor (?:them|their side)\b/i.test(words) ? 'other' : null
const ofBody =
  /^,? (?:of|at|for|with|on behalf of) (?:the )?(?<body>[\p{Lu}\d][^.;:\n()]{2,60})|^, (?<firm>\p{Lu}[^.;:\n()]{2,60})/u

/** What is said of the offices of those who are named, and who of them is said to sign. */
export function claimsOf(text: string): Claim[] {
  const found: Claim[] = []
  let past = 0
  for (const { index } of text.matchAll(
    /(?<![\p{L}’'-])(?<!(?!I['’]m )\p{Lu}[\p{L}’'-]{0,20} )\p{Lu}(?=[\p{L}.’'-]{0,30} (?:\p{Lu}|["“]))/gu,
  )) {
    const one = index < past ? null : nameAt(text, index, { andJoins: false })
    const end = one ? one.end : 0
    past = Math.max(past, end)
    if (!one || isBody(one.words) || !/\s/.test(one.words) || isPost.test(one.words) || one.words.split(' ').length > 4)
      continue
    const rest = text.slice(end, end + 160)
    const lead = text.slice(Math.max(0, one.start - 90), one.start)
    const later = behind.exec(rest)
    const first = later ? null : before.exec(lead)
    const tail = rest.slice(later?.[0].length ?? 0)
    const sentence = sentenceBefore(text, one.start)
    const told = conditional.test(sentence) || notSigning.test(rest) ? null : signing.exec(tail)
    const said = told && !elsewhere.test(told[0].slice(told[0].search(/\bsign/i))) ? told : null
    if (onlyFor.test(sentenceBehind(text, end)) || onlyFor.test(sentence)) continue
    const isNext = signsBefore.test(text.slice(Math.max(0, one.start - 200), one.start))
    const forThem = isNext
      ? (forBehind.exec(tail) ?? forBefore.exec(lead.slice(0, first?.index ?? lead.length)))?.groups?.body
      : undefined
    const isSigned =
      forThem !== undefined || signed.test(lead) || signed.test(lead.slice(0, first?.index ?? lead.length))
    const post =
      (said && asPost.exec(said.groups?.rest ?? '')?.groups?.post) ?? later?.groups?.post ?? first?.groups?.post
    if (!(post || said || isSigned)) continue
    const signs = said !== null || isSigned
    if (!signs && otherwise.test(sentence + sentenceBehind(text, end))) continue
    if (!signs && doesElse.test(tail)) continue
    const of = ofBody.exec(tail)?.groups
    const part = ofPart.exec(tail)?.groups?.part
    const toWhom = said ? `${said.groups?.rest}` : ''
    found.push({
      name: one.words,
      start: one.start - (first?.[0].length ?? 0),
      end: end + (later?.[0].length ?? 0) + (said?.[0].length ?? 0),
      post: post ?? '',
      signs,
      whose: forWhom(toWhom) ?? side(later?.groups?.whose) ?? side(first?.groups?.whose),
      isWriter: false,
      isIts: /^(?:its|whose)\b/i.test(later?.groups?.whose ?? first?.groups?.whose ?? ''),
      beside:
        forThem ??
        first?.groups?.body ??
        (part ? `the ${part}` : undefined) ??
        of?.body ??
        of?.firm ??
        /\bfor (?:the )?(?<body>[\p{L}\d].{2,40})/u.exec(toWhom)?.groups?.body ??
        '',
    })
  }
  return found
}

const ownOffice = new RegExp(
  anyCase(
    `(?<![\\p{L}])I(?:['’]m| am|['’]ll be| will)(?: (?:signing|sign)(?: it)? as)? (?<whose>its|the|their|our|an?)? ?${office}(?<rest>[^.;\\n]{0,60})`,
  ),
  'gu',
)
const owns = /(?<![\p{L}])I own (?:the )?(?<body>\p{Lu}[^.;\n]{2,60})/gu
const ownSigning =
  /(?<![\p{L}])(?:(?<!if |whether )I(?:['’]ll| will|['’]m| am)?(?: also| going to)?(?: be)? (?:sign|signing)\b|I['’]m [^.;\n]{2,60}(?:,| and) (?:I )?(?:will|am|I['’]ll) sign(?:ing)?\b)(?<rest>[^.;\n]{0,50})/giu

/** What the one who writes says of their own office, and whether they sign. */
export function ownClaims(text: string, { name, title }: Writer): Claim[] {
  const of = (
    index: number,
    words: string,
    post: string,
    signs: boolean,
    rest: string,
    whose: Claim['whose'],
  ): Claim => ({
    name,
    start: index,
    end: index + words.length,
    post,
    signs,
    whose,
    isWriter: true,
    isIts: /\bits\b/i.test(words),
    beside: ofBody.exec(rest)?.groups?.body ?? '',
  })
  return [
    ...[...text.matchAll(ownOffice)].map(({ index, 0: words, groups }) =>
      of(index, words, groups?.post ?? '', /\bsign/i.test(words), groups?.rest ?? '', side(groups?.whose)),
    ),
    ...[...text.matchAll(owns)].map(({ index, 0: words, groups }) => ({
      ...of(index, words, 'owner', false, '', null),
      beside: groups?.body ?? '',
    })),
    ...[...text.matchAll(ownSigning)].map(({ index, 0: words, groups }) =>
      of(
        index,
        words,
        asPost.exec(groups?.rest ?? '')?.groups?.post ?? '',
        true,
        groups?.rest ?? '',
        forWhom(groups?.rest ?? ''),
      ),
    ),
    ...(title ? [{ ...of(title.start, '', title.post, false, '', null), beside: title.body }] : []),
  ]
}
