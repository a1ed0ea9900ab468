import { capital } from '../../capital.ts'
import { literal } from '../reading.ts'
import { counselIn } from './captions.ts'
import { engagementAsked, feeTold } from './engagement-notes.ts'
import { contingentOf, fileKept, firedPay, fronted, matterLine, signBy, writerLine } from './engagement-short.ts'
import { engagementBefore, engagementLast, engagementTold, matterOf } from './engagement-told.ts'
import { toClient } from './engagement-voice.ts'
import {
  addressBehind,
  partedAtLast,
  type Reader,
  type Readers,
  sentence,
  stopped,
  thingsIn,
  toReader,
  valueAt,
} from './telling.ts'
import { isOrder } from './titles.ts'

const person = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:and|&|\p{Lu}[\p{L}.’'-]*)){1,5}`
const firm = String.raw`\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,5}(?:, (?:P\.?C|P\.?A|PLLC|LLP|LLC|Ltd|Inc)\.?)?`
const clientBefore = new RegExp(
  `(?:\\b(?:new client|client(?: is|:)?|engagement letter (?:for|to)|letter (?:for|to)|retained by|engaged by)),? (?<name>${person})(?=,)`,
  'iu',
)
const firmIn = new RegExp(
  `^(?:(?:I['’]m|I am|this is|from:?|our firm is|firm(?: is|:)?|the firm is|signed by) )(?:(?<lawyer>${person}),? (?:at|of|with|from) |(?<other>${person}), )?(?<firm>${firm})(?=,|[.]|$)`,
  'u',
)

const clientIn: Reader = ({ text }) => {
  const name = clientBefore.exec(text)?.groups?.name
  const clientAddress = name ? addressBehind(text, name) : ''
  return name && clientAddress ? { values: { clientName: name, clientAddress }, isWhole: false } : null
}
const ourFirm: Reader = ({ text }) => {
  const {
    firm: name = '',
    lawyer = '',
    other = '',
  } = firmIn.exec(text.replace(/^(?:From|Our|Firm|The|Signed|This)/, (word) => word.toLowerCase()))?.groups ?? {}
  const firmAddress = name ? addressBehind(text, name) : ''
  return firmAddress
    ? {
        values: { firmName: name, firmAddress, ...((lawyer || other) && { attorneyName: lawyer || other }) },
        isWhole: true,
      }
    : null
}

const signedBy = sentence(
  /^(?:[Tt]o be )?[Ss]ign(?:ed|s|ing)(?: it)?(?: by|:| is) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2})(?:, (?:the )?(?:managing |senior )?(?:partner|attorney|associate|member|shareholder))?[.]?$/u,
  ({ name = '' }) => ({ attorneyName: name.replace(/[.,]$/, '') }),
)
/** 'Calloway & Finch LLP (200 Main St) is retained by Ann Oakes to defend her in Oakes v. Trident Pools, Superior Court, about …'. */
const retainedBy = new RegExp(
  `^(?:(?:[Aa]n? )?(?:[Ee]ngagement|[Rr]etainer|[Ff]ee) (?:letter|agreement)[:.]? )?(?<firm>${firm})(?: \\((?<address>\\d[^()]{5,80})\\)|, (?<at>\\d[^;()]{5,80}?),)? (?:is|was|has been|will be|is being) (?:retained|hired|engaged) by (?<client>${person}) to (?<what>[^;\\n]{6,300}?)[.]?$`,
  'u',
)
const namedCase = /\b(?:in|with) (?<case>\p{Lu}[^,;]{1,60} v\. [^,;.]{2,60})/u
const retained: Reader = ({ text }) => {
  const { firm: name = '', address, at, client = '', what = '' } = retainedBy.exec(text)?.groups ?? {}
  if (name === '' || client === '') return null
  const matter = namedCase.exec(what)?.groups?.case?.trim()
  return {
    values: {
      firmName: name,
      ...((address ?? at) && { firmAddress: address ?? at }),
      clientName: client,
      scope: stopped(`We will ${toReader(what)}`),
      ...(matter && { matter }),
    },
    isWhole: true,
  }
}

const wants =
  /\b(?:wants?|asked|hired|retained|engaged|would like|needs?) (?:us|me|the firm|our firm) to (?<what>.{6,300}?)[.]?$/isu
const inMatter =
  /^(?:represent|defend|advise|help|assist) (?:her|him|them|it|you|us|the \p{L}+) (?:in|with|on|against) (?<matter>.{4,120})$/iu
const asked = sentence(wants, ({ what = '' }) => {
  const matter = inMatter.exec(what)?.groups?.matter
  return {
    scope: stopped(`We will ${toReader(what)}`),
    ...(matter && { matter: matter.replace(/^(?:her|his|their|its|a|an|the) /i, '') }),
  }
})
const hiredFor = sentence(
  /^(?:she|he|they|it|the client|\p{Lu}\p{L}+)(?:['’]s| has| have)? (?:hired|retained|engaged) (?:us|me|the firm|our firm) (?:for|in|on) (?<what>[^;\n]{6,200}?)[.]?$/iu,
  ({ what = '' }) => ({
    scope: `We will represent you in ${toReader(what)}.`,
    matter: what.replace(/^(?:her|his|their|its|a|an|the) /i, ''),
  }),
)
const flat = sentence(
  /^fees?(?: is|:)? (?:an? )?flat(?: fee)?(?: of)? (?<sum>\$[\d,]+(?:\.\d\d)?)(?<more>[^;\n]{0,100}?)[.]?$/iu,
  ({ sum = '', more = '' }) => ({ fee: `The fee is a flat fee of ${sum}${more}.` }),
)
const shared = sentence(
  /^(?<first>(?:\d{1,2}(?:\.\d+)?(?: ?\d\/\d)? ?%|[\p{L}\d -]{2,20} percent)) contingen(?:cy|t)(?: fee)?(?:,|,? (?:and|or|but))? ?(?<next>[^;\n]{4,90}?)?[.]?$/iu,
  ({ first = '', next = '' }) => ({
    fee: `The fee is a contingency fee of ${first.charAt(0).toLowerCase()}${first.slice(1)}${next ? `, or ${next}` : ''}.`,
  }),
)
const willDo = sentence(
  /^(?:we|the firm)(?:['’]ll| will| are going to) (?<what>(?:represent|defend|advise|help|assist) [^;\n]{6,240}?)[.]?$/iu,
  ({ what = '' }) => ({
    scope: `We will ${toReader(what)}.`,
    matter: inMatter.exec(what)?.groups?.matter?.replace(/^(?:her|his|their|its|a|an|the) /i, ''),
  }),
)
const hurt = sentence(
  /^(?:she|he|they|the client|\p{Lu}\p{L}+)(?: was| were| got) (?:hurt|injured) (?:in|at|by|when) (?<event>(?:an?|the|her|his) [^.;]{4,120}?)[.]?$/iu,
  ({ event = '' }, { found }) =>
    valueAt(found, 'matter')
      ? null
      : {
          matter: `claim from ${toReader(event)}`,
          scope: `We will represent you in your claim from ${toReader(event)}.`,
        },
)
const doing = sentence(
  /^(?:we(?:['’]re| are| will be|['’]ll be)?|the firm (?:is|will be)) (?:doing|preparing|drafting|handling|prepare|draft|handle) (?<what>.{4,200}?)(?:,? for (?<fee>an? flat fee\b.{2,120}?))?[.]?$/isu,
  ({ what = '', fee = '' }) => ({
    scope: `We will prepare ${toReader(what)}.`,
    matter: what.replace(/^(?:her|his|their|its) /i, ''),
    ...(fee && { fee: stopped(`The fee is ${toReader(fee)}`) }),
  }),
)

const or = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
const notIncluded = sentence(
  /^(?:(?:(?:it|we|this|that|the (?:fee|engagement|scope|flat fee)|flat fee|fee|engagement|which) )?(?:does not|doesn['’]t|do not|don['’]t|won['’]t) (?:include|cover|handle)|(?:not included|excluded|not covered|excludes?)(?: is| are)?:?|no (?=(?:[\p{L}-]+ ){0,3}(?:appeals?|trials?|litigation|lawsuits?|suits?|court|tax|advice|representation|work|filings?|hearings?|mediation|arbitration|counterclaims?|criminal|immigration|estate|bankruptcy)\b)) ?(?<what>[^.;]{3,160}?)[.]?$/iu,
  ({ what = '' }, { found }) =>
    /\bfee\b|\$|secrets|bond/i.test(what)
      ? null
      : {
          excluded: `The engagement does not include ${or(valueAt(found, 'excluded').includes(';') ? [what] : partedAtLast(thingsIn(toReader(what))))}.`,
        },
)

const scopeLine = sentence(
  /^(?:scope|services|work)(?: of (?:work|engagement))?: (?<what>(?!we\b|the firm\b)\p{Ll}[^\n]{4,300}?)[.]?$/iu,
  ({ what = '' }) => {
    const [first = '', ...more] = what.split(/;\s*/)
    const no = more.filter((one) => /^(?:no|not) /i.test(one)).map((one) => one.replace(/^(?:no|not) /i, ''))
    const isVerb =
      /^(?:review|negotiate|represent|draft|prepare|advise|defend|file|handle|form|collect|appeal|prosecute|assist|help)\b/i.test(
        first,
      )
    if (!isVerb) return null
    return {
      scope: [
        `We will ${first}.`,
        ...more.filter((one) => !/^(?:no|not) /i.test(one)).map((one) => stopped(capital(one))),
      ].join(' '),
      ...(no.length > 0 && { excluded: `The engagement does not include ${or(no)}.` }),
    }
  },
)

const hourly = sentence(
  /^(?:(?:our |my |the )?(?:hourly )?rates?(?: is| are|:)? |(?=\$[\d,.]+ ?(?:\/|an? |per )(?:hour|hr)\b))(?<what>[^\n]{4,200}?)[.]?$/iu,
  ({ what = '' }, { found }) => {
    const items = what.split(/, (?:and )?| and (?=\$)/).map((item) => {
      const first =
        /^(?<sum>\$[\d,.]+)(?: ?(?:\/|an? |per )(?:hour|hr))?(?:(?: for)? (?<who>(?!an?\b|per\b)\p{L}[^$]*))?$/iu.exec(
          item,
        )?.groups
      const last =
        /^(?<who>[\p{L} ]{3,30}?):? (?<sum>\$[\d,.]+) ?(?:(?:\/|an? |per )(?:hour|hr))?(?<name> \([^()]{2,40}\))?$/iu.exec(
          item,
        )?.groups
      const one = first ?? last
      if (!one?.sum) return null
      const who = /^(?:me|my(?:self)?|my time)$/i.test(one.who ?? '')
        ? valueAt(found, 'attorneyName') || 'the attorney'
        : one.who
      return `${one.sum} an hour${who ? ` for ${/^(?:partner|associate|paralegal|attorney)$/i.test(who) ? `the ${who}` : who}` : ''}${last?.name ?? ''}`
    })
    return items.every((item) => item !== null) ? { fee: `The fee is ${items.join(' and ')}.` } : null
  },
)
const share = '(?:\\d{1,2}(?:\\.\\d+)?(?: ?\\d\\/\\d)? ?(?:%|percent))'
const contingent = sentence(
  new RegExp(
    `^(?:fee: )?(?:the fee is )?(?:an? )?contingen(?:t|cy)(?: fee)?(?: basis)?(?: of|:|,)? (?<first>${share}[^,;.]{0,60}?)(?:,? (?:or |and |but )?(?<next>${share}[^;.]{0,60}?))?[.]?$`,
    'iu',
  ),
  ({ first = '', next = '' }) => ({ fee: `The fee is a contingency fee of ${first}${next ? `, or ${next}` : ''}.` }),
)

const billed = sentence(
  /^(?:(?:we|I) )?(?:bills?|invoices?|billing|billed)(?: (?:are|is|will be|go out|sent|out))*:? ?(?<often>monthly|weekly|quarterly|every month|each month)?,?(?: and)?(?: payment)?(?: (?:are |is )?(?:due|payable))?(?: (?:on receipt|(?:in|within) )?(?<days>\d{1,3}|thirty|fifteen|ten) ?days?)?(?:,? (?<late>[^.;]{4,60} late|late [^.;]{4,60}))?[.]?$/iu,
  ({ often = '', days = '', late = '' }) =>
    often || days
      ? {
          billing: `${often ? `Bills are sent ${often}${days ? ` and are due within ${days} days` : ''}.` : `Bills are due within ${days} days.`}${late ? ` Late bills: ${late.replace(/^late (?:charge |fee )?|,? late$/i, '')}.` : ''}`,
        }
      : null,
)
const deposit: Reader = ({ text }, { found }) => {
  if (!/\b(?:retainer|deposit|replenish)\b/i.test(text) || valueAt(found, 'retainer') === '' || text.length > 160)
    return null
  const under =
    /\breplenish\w*(?: [^.;$]{0,20})? (?:when|if)(?: it(?:['’]s| is| falls| drops)?)?(?: is)? (?:under|below|less than) (?<sum>\$[\d,]+)/iu.exec(
      text,
    )?.groups?.sum
  return {
    values: under ? { depositTerms: `You replenish the deposit when it is below ${under}.` } : {},
    isWhole: true,
  }
}
const ended = sentence(
  /^(?:she|he|they|you|(?:the )?client|either (?:side|party|of us))(?:['’]s)? (?:can|may|is free to|are free to) (?:end|terminate|stop|quit|cancel|fire us)(?: (?:it|this|the engagement|us))?(?<when>[^.;]{0,60})[.]?$/iu,
  ({ when = '' }, { text }) => ({
    ending: `${/either/i.test(text) ? 'Either of us' : 'You'} may end the engagement${when.replace(/^ (?:at )?any ?time/i, ' at any time')}.`,
  }),
)
const advanced = sentence(
  /^(?:costs(?: and expenses)?:? )?(?:we|the firm|firm|advanced by (?:the )?firm)(?:['’]ll| will)? ?(?:advances?|front|pay)?(?: the)?(?: case)? ?(?:costs(?: and expenses)?)?(?<more>,? ?(?:(?:and )?(?:are |is )?(?:repaid|reimbursed|paid back|taken|deducted)[^.;]{2,80})?)[.]?$/iu,
  ({ more = '' }) => ({
    costs: `The firm advances costs${more ? `, which are ${more.replace(/^,? ?(?:and )?(?:are |is )?/i, '')}` : ''}.`,
  }),
)
const attention: Reader = ({ text }, { found }) => {
  const who =
    /(?:^contact(?: person)?: |\battn:? |\battention:? |\bc\/o (?:its |the )?(?:president|manager|chair|director|trustee),? )(?<who>\p{Lu}[\p{L}.’'-]+ \p{Lu}[\p{L}.’'-]+(?:, (?!\d)[\p{L} ]{3,40})?)/iu.exec(
      text,
    )?.groups?.who
  const address = valueAt(found, 'clientAddress')
  return who && address && !address.startsWith('Attention')
    ? {
        values: { clientAddress: `Attention: ${who}\n${address}` },
        isWhole: /^(?:contact|att)/i.test(text) || text.includes(address.slice(0, 12)),
      }
    : null
}
const explained = sentence(
  /^(?:[^.;]{0,80}, )?(?<what>(?:please )?(?:explain|mention|make sure|tell|add|include|remind|note)\b[^.;]{6,200})[.]?$/iu,
  ({ what = '' }) => ({ openPoints: stopped(capital(what)) }),
)

const isDone =
  /^(?:form|review|negotiate|represent|draft|prepare|advise|defend|file|handle|collect|appeal|prosecute|assist|help|probate|write|order|set up)\b/
const ofForm = /^, (?:S\.C\.|P\.S\.|P\.L\.C\.|A\.P\.C\.|APC)/

export const ofEngagement: Readers = {
  ofOrders: [matterOf, signBy],
  readers: [
    writerLine,
    matterLine,
    contingentOf,
    fronted,
    firedPay,
    signedBy,
    retained,
    clientIn,
    engagementAsked,
    ourFirm,
    ...engagementBefore,
    ...engagementTold,
    fileKept,
    signBy,
    counselIn,
    asked,
    willDo,
    hiredFor,
    hurt,
    doing,
    scopeLine,
    notIncluded,
    hourly,
    contingent,
    flat,
    shared,
    billed,
    deposit,
    ended,
    advanced,
    attention,
    explained,
    ({ text }) => (isOrder(text) && /\bengagement\b|\bletter\b/i.test(text) ? { values: {}, isWhole: true } : null),
    feeTold,
    ...engagementLast,
  ],
  isMisread: ({ field, value }, unit, { text }) =>
    // Whom the client sues, or who sues, signs no letter of the client's lawyer.
    (field === 'attorneyName' &&
      value.length > 3 &&
      new RegExp(` v\\. ${literal(value)}|${literal(value)} v\\. `, 'u').test(text)) ||
    (field === 'scope' && /^(?:the )?scope(?: is|:)/i.test(unit?.text ?? '')) ||
    // By when the letter comes back is no work.
    (field === 'scope' && /^(?:please )?(?:sign|return|countersign)\b/i.test(value)) ||
    (field === 'billing' && /\bDoesn['’]t$|\b(?:the|and|of|not)$/i.test(value)),
  finish: (found, around) => {
    const { text } = around
    const matter = valueAt(found, 'matter')
    const firmName = valueAt(found, 'firmName')
    // The form of a professional corporation that some states have is of the name.
    const form = firmName ? ofForm.exec(text.slice(text.indexOf(firmName) + firmName.length))?.[0] : undefined
    const phrases = ['fee', 'costs', 'billing', 'ending', 'depositTerms'].flatMap((field) => {
      const value = valueAt(found, field)
      const told = /\b(?:s?he|him|her|his)\b/i.test(value)
        ? toClient(value, { ...around, found })
        : stopped(capital(value))
      return value === '' || told === value ? [] : [[field, told] as const]
    })
    const scope = valueAt(found, 'scope')
    const excluded = valueAt(found, 'excluded')
    return {
      ...(isDone.test(scope) && { scope: stopped(`We will ${scope}`) }),
      ...(/^\p{Ll}/u.test(excluded) && { excluded: stopped(`The engagement does not include ${excluded}`) }),
      ...(form && { firmName: firmName + form }),
      // The client's address is not the firm's.
      ...(valueAt(found, 'firmAddress') === valueAt(found, 'clientAddress') && { firmAddress: '' }),
      ...Object.fromEntries(phrases),
      ...(matter &&
        valueAt(found, 'scope') === '' && { scope: `We will represent you in the following matter: ${matter}.` }),
    }
  },
}
