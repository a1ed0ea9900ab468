import { capital } from '../../capital.ts'
import { toYou } from '../letters/to-you.ts'
import { writtenOut } from '../letters/written-out.ts'
import { type Reader, sentence, stopped, valueAt } from './telling.ts'

/** What a notice says to those who hold: 'they need to tell us' is 'you need to tell us'. */
const toHolders = (words: string, isThey: boolean): string =>
  stopped(capital(writtenOut(isThey ? toYou(words, 'they') : words).replace(/\bstuff\b/g, 'anything')))

/** 'Todd Vasquez’s personnel file' of 'his personnel file', where the claim is his alone. */
export function ofClaimant(list: string, matter: string): string {
  const who = /^Claim (?:by|of) (?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2})$/u.exec(matter)?.groups?.who
  return who ? list.replace(/(?<=^|\n)(?:his|her) (?=\p{L})/giu, `${who}’s `) : list
}

const forClient = /\b(?:[Ww]e|I) represent (?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3})(?=[ ,.]|$)/u
const represented: Reader = ({ text }, { found }) => {
  const who = forClient.exec(text)?.groups?.who
  return who && valueAt(found, 'matter') === '' ? { values: { matter: `Claim of ${who}` }, isWhole: false } : null
}
const attention: Reader = ({ text }, { found }) => {
  const who = /\battn:? (?<who>\p{Lu}[\p{L}.’' -]{3,40}?)(?=,|[.]?$)/iu.exec(text)?.groups?.who
  const address = valueAt(found, 'recipientAddress')
  return who && address && !address.startsWith('Attention')
    ? { values: { recipientAddress: `Attention: ${who}\n${address}` }, isWhole: text.includes(address.slice(0, 12)) }
    : null
}
const confirmWithin = sentence(
  /^(?:please )?(?:confirm|acknowledge)(?: (?:receipt|it|this))? (?<how>in writing )?(?<when>(?:with)?in \d{1,3} (?:business |calendar )?(?:days?|hours?|weeks?))(?: of (?:this|the) (?:letter|notice))?[.]?$/iu,
  ({ how = 'in writing ', when = '' }) => ({
    confirming: `${how}${when.replace(/^in /i, 'within ')} of the date of this notice`,
  }),
)
const signsBack = sentence(
  /^(?:they|you|everyone|everybody|each \p{L}+)(?: all)? (?:needs? to|has to|have to|must|should) sign (?:the |an? )?acknowledge?ment(?: and (?:get|send|return|give) it (?:back )?to (?<whom>\p{L}[\p{L} .’'-]{1,40}?))?,? by (?<when>\p{Lu}\p{L}+ \d{1,2}(?:, \d{4})?)[.]?$/iu,
  ({ whom = '', when = '' }, { found }) => {
    const name = valueAt(found, 'attorneyName').split(',')[0] ?? ''
    const to = /^(?:her|him|me|us)$/i.test(whom) ? name || 'us' : whom
    return { confirming: `by signing the acknowledgment and returning it${to ? ` to ${to}` : ''} by ${when}` }
  },
)
const notRight = sentence(
  /^(?:she|he|we|I|this|the company)(?:['’](?:s|re|m)| is| are| am)?(?: not|n['’]t) saying (?:that )?(?<who>[^;\n]{2,40}?)(?:['’]s| is| are) right(?: about (?:it|this|that|any of it))?[.]?$/iu,
  ({ who = '' }) => ({ instructions: `This notice does not mean that ${who} is right.` }),
)
/** Whom the notice goes to are 'they' who open a clause: of 'the vendors said they deleted' they are others. */
const theyOpen = /^(?:(?:so|if|when) )*they\b|, so (?:if|when) they\b/iu
const tellThem = sentence(
  /^(?:please )?(?:tell|remind|warn) (?:them|everyone|people|everybody|the \p{L}+) (?:that )?(?<what>[^\n]{8,240}?)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: toHolders(what.replace(/,? so (?=if\b)/u, ', so '), theyOpen.test(what)),
  }),
)
const noMatter = sentence(
  /^(?:it )?(?:doesn['’]t|does not) matter (?<what>(?:that|if|whether) [^;\n]{4,120}?)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: toHolders(`it does not matter ${what}`, false),
  }),
)
const ifGone = sentence(
  /^(?<what>(?:if|when) (?:anything|something|any of (?:it|this)|you)[^;\n]{4,60}? (?:they|you)(?:['’]ll| will| must| need to| have to| should)? [^;\n]{4,120}?)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: toHolders(
      what,
      !/\b(?:the|our|their|any|its|his|her) (?:\p{L}{1,24} )?\p{L}{1,24}s\b[^,]{0,60},? they\b/iu.test(what),
    ),
  }),
)
const willAsk = sentence(
  /^(?<what>(?:we|the client|our client)(?:['’]ll| will| may| intend to) (?:ask|seek|move|request|apply)[^;\n]{6,160}?)[.]?$/iu,
  ({ what = '' }) => ({ instructions: toHolders(what, false) }),
)
const reminded = sentence(
  /^(?<what>(?:there will be|we['’]?(?:ll| will) send|expect) (?:an? )?reminders?\b[^;\n]{2,80}?)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: toHolders(what, false),
  }),
)
const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}`
const memoFrom = new RegExp(
  `^(?:this is )?(?:an? )?(?:lit(?:igation)? )?(?:hold|preservation) (?:memo|notice|letter) from (?<name>${person})(?:, (?<post>[\\p{L} ]{4,40}?))?,? to (?<to>[^.;]{4,90}?)(?: (?:of|at) (?<body>\\p{Lu}[\\p{L}.&’'-]*(?: (?:of|and|&|\\p{Lu}[\\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co)\\.?)?))?[.]?$`,
  'iu',
)
/** 'This is a hold memo from Gretchen Albers, general counsel, to the facilities department of Mercer Hospital.' */
const fromTo: Reader = ({ text }) => {
  const { name = '', post = '', to = '', body = '' } = memoFrom.exec(text)?.groups ?? {}
  if (!/^\p{Lu}/u.test(name)) return null
  const office = post.replace(/(?<![\p{L}])(?!(?:of|and)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
  return {
    values: {
      attorneyName: `${name}${office ? `, ${office}` : ''}`,
      recipientName: capital(to.replace(/^the /i, '')),
      ...(/^\p{Lu}/u.test(body) && {
        recipientCompany: body.replace(/(?<=\p{Ll}{3})\.$/u, ''),
        ...(/counsel|manager|director|president|officer/i.test(post) && {
          firmName: body.replace(/(?<=\p{Ll}{3})\.$/u, ''),
        }),
      }),
    },
    isWhole: true,
  }
}
const callMe = sentence(
  /^(?<what>(?:call|text|e-?mail|contact|reach) me (?:at|on) [^;\n]{6,40}?)(?: (?:with|if you have|for) (?:any )?questions)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: `Please ${what.charAt(0).toLowerCase()}${what.slice(1)} with questions.`,
  }),
)
const mailBack = sentence(
  /^(?:please )?(?<how>e-?mail|text|reply|write)(?: to)? me (?<what>["“][^"”]{2,40}["”]|back),? by (?<when>\p{Lu}\p{L}+ \d{1,2}(?:, \d{4})?)[.]?$/iu,
  ({ how = '', what = '', when = '' }) => ({
    confirming: `by ${how.toLowerCase().replace(/e$/, '')}ing me ${what} by ${when}`,
  }),
)
const toAll = sentence(
  /^(?<what>(?:nobody|no one|everyone|everybody|you|if you|people|employees|managers|this (?:hold |notice )?(?:stays|remains|is in|lasts|applies|continues))\b[^\n]{6,220}?)[.]?$/iu,
  ({ what = '' }) => ({ instructions: toHolders(what, false) }),
)
const asked =
  /^(?:(?:please |can you )?(?:send|do|draft|write) )?(?:an? )?(?:lit(?:igation)? )?(?:hold|preservation) (?:letter|notice)(?: (?:to|for) (?:(?:the )?(?:other side|opposing (?:party|side)|defendants?)|(?:(?:dr|mr|ms|mrs)\.? )?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}))?[.]?$/iu

/** What a notice of a hold is told to say besides what is to be kept. */
export const holdsFirst: readonly Reader[] = [
  ({ text }) => (asked.test(text) ? { values: {}, isWhole: true } : null),
  fromTo,
  represented,
  confirmWithin,
  signsBack,
  notRight,
  tellThem,
  noMatter,
  ifGone,
  willAsk,
  reminded,
  callMe,
  mailBack,
  toAll,
]
export const holdsTold: readonly Reader[] = [attention]
