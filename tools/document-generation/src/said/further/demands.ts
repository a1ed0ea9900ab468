import { findAmounts } from '@casewright/law'
import { capital } from '../../capital.ts'

import { counselIn } from './captions.ts'
import { isDayAlone, opposing, summed, wantsPapers } from './demand-sides.ts'
import { addressBehind, type Reader, type Readers, sentence, stopped, valueAt } from './telling.ts'
import { isOrder } from './titles.ts'

const totalBefore =
  /\b(?:total(?:s|ing|ed)?(?: (?:owed|due|damages?|loss|demand|amount|is|was|of|comes to|claim))*(?: is| comes to| of)?|comes? to|adds? up to|(?:so|for|which is|that['’]s)(?: a total of)?|in all|altogether|balance(?: due| is)*)[:,]? $/i
const totalBehind = /^,?(?: is)? (?:in total|altogether|in all|all told|total)\b/i

/** The sum of what is owed, where the letter says what it comes to. */
const totalIn: Reader = ({ text }, { text: all }) => {
  const sums = findAmounts(text)
  const sum = sums.find(
    ({ start, end }) =>
      (/\btotal|\bbalance|\bowe/i.test(text.slice(Math.max(0, start - 30), start)) &&
        totalBefore.test(text.slice(Math.max(0, start - 50), start))) ||
      totalBehind.test(text.slice(end)) ||
      /\b(?:comes? to|adds? up to) $/i.test(text.slice(0, start)),
  )
  const isOne =
    findAmounts(all).filter(
      ({ start, end }) =>
        totalBehind.test(all.slice(end)) || /\btotal[^.$]{0,20}$/i.test(all.slice(Math.max(0, start - 24), start)),
    ).length < 2
  return sum && isOne ? { values: { amount: sum.words }, isWhole: false } : null
}

/** A person or a body by its name. */
const body = String.raw`\p{Lu}[\p{L}&.’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}&.’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?`
const hired =
  /^(?:our |my )?client,? (?<client>\p{Lu}[^,.;]{2,50}?),? (?<did>hired|retained|engaged|bought|rented|leased|ordered|contracted with|paid|lent)(?<more> [^.;]{4,300})[.]?$/iu
const whom =
  /^(?:(?: [^.;,]{2,60})? from)? (?<name>\p{Lu}[\p{L}&.’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}&.’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?)/u

/** Whom the client dealt with, with the address behind the name, and what the client did. */
const dealing: Reader = ({ text }, { found }) => {
  const groups = hired.exec(text)?.groups
  const name = groups && whom.exec(groups.more ?? '')?.groups?.name
  if (!groups || !name) return null
  const address = addressBehind(text, name)
  const told = [`, ${address},`, `, ${address}`].reduce(
    (words, each) => (address ? words.replace(each, '') : words),
    text,
  )
  const known = valueAt(found, 'recipientAddress')
  const body = / v\. /.test(name) ? '' : name
  return {
    values: {
      ...(valueAt(found, 'recipientName') || valueAt(found, 'recipientCompany') ? {} : { recipientName: body }),
      ...(address && !known && { recipientAddress: address }),
      facts: stopped(told.replace(/^(?:our|my) client,? /i, '')),
    },
    isWhole: true,
  }
}

/** 'It goes to Shoreline Insurance Company, …': the address that stands behind whom it goes to. */
const addressed: Reader = ({ text }, { found }) => {
  const name = valueAt(found, 'recipientCompany') || valueAt(found, 'recipientName')
  if (name === '' || valueAt(found, 'recipientAddress') !== '') return null
  const recipientAddress = addressBehind(text, name)
  return recipientAddress ? { values: { recipientAddress }, isWhole: false } : null
}

const suit = String.raw`(?:(?:we(?:['’]ll| will)?|I(?:['’]ll| will)?|our client(?: will)?|she(?: will)?|he(?: will)?|they(?: will)?) (?:sue|sues|file|files|file suit|files suit|go(?:es)? to (?:small claims )?court)\b[^.;]{0,40})`
const orElse = new RegExp(`^(?<pay>.{4,200}?),? or (?:else )?${suit}[.]?$`, 'isu')
const afterThat = new RegExp(`^(?:after that|otherwise|if not|failing that),? ${suit}[.]?$`, 'iu')
const nextLine =
  /^(?:if not(?: paid)?|otherwise|or else|next step): (?<what>(?:small claims|suit|lawsuit|court|file)[^.;]{0,60})[.]?$/iu
const time =
  /,? ?\b(?:within|in) (?:\d{1,3}|\p{L}{3,9}) (?:business )?(?:days?|weeks?)\b|,? ?\b(?:by|before) \p{Lu}\p{Ll}{2,8}\.? \d{1,2}(?:, \d{4})?/iu
const willSue = 'If that is not done by then, we intend to file suit.'
const small = 'If that is not done by then, we intend to file in small claims court.'
const stepOf = (words: string) => (/small claims/i.test(words) ? small : willSue)

/** The amount or the thing that is to be done, and what follows otherwise. */
const payOrElse: Reader = ({ text }, { found }) => {
  const pay = orElse
    .exec(text)
    ?.groups?.pay?.replace(/^(?:we|I|she|he|they)(?:['’]d)? (?:want|need|demand)s? (?:you|them|him|her|it) to /i, '')
  if (
    !pay ||
    !/^(?:they |you |please )?(?:must |should )?(?:pay|return|refund|repair|fix|replace|send|reimburse|remove|stop)\b/i.test(
      pay,
    )
  )
    return null
  const what = pay
    .replace(time, '')
    .replace(/^(?:they |you |please )?(?:must |should )?/i, '')
    .trim()
  const demand = valueAt(found, 'demand')
  return {
    values: {
      ...(/^pay$/i.test(what) || demand.includes(what) ? {} : { demand: capital(what) }),
      nextStep: stepOf(text),
    },
    isWhole: true,
  }
}

/** 'Debtor: Uptown Upholstery Co.': who is to pay. */
const debtor = sentence(
  /^(?:debtor|opposing party|adverse party|other side)(?: is|:) (?<who>\p{L}[^;\n]{2,60}?)[.]?$/iu,
  ({ who = '' }, { found }) => (valueAt(found, 'recipientName') ? { recipientCompany: who } : { recipientName: who }),
)
const invoices = sentence(/^invoices?: (?<what>[^;\n]{4,300}?)[.]?$/iu, ({ what = '' }) => ({
  facts: `The claim is for ${/ and |,/.test(what) ? 'invoices' : 'invoice'} ${what}.`,
}))
const represented = sentence(
  /^(?:we|I) represent (?<who>\p{Lu}[^,.;]{2,50}),? (?:and )?(?<rest>(?:he|she|they|it|who) [^;\n]{6,300}?)[.]?$/iu,
  ({ who = '', rest = '' }) => ({ clientName: who, facts: stopped(capital(rest.replace(/^who /i, `${who} `))) }),
)
const forWhom = new RegExp(
  `\\b[Dd]emand(?: letter)?(?: for my signature)?(?: \\([^()]{3,80}\\))? (?:for|on behalf of) (?:(?:our |my |the )?client,? )?(?<client>${body})`,
  'u',
)
/** 'Draft a demand for Hollis Tile, Inc. to Crest Renovations': for whom it is made. */
const client: Reader = ({ text }, { found }) => {
  const name = forWhom.exec(text)?.groups?.client
  if (
    !name ||
    valueAt(found, 'clientName') ||
    ['recipientName', 'recipientCompany'].some((field) => valueAt(found, field) === name)
  )
    return null
  return { values: { clientName: name }, isWhole: false }
}
/** What the client did is a fact, and no demand. */
const didIt: Reader = ({ text }, { found }) =>
  /^(?:she|he|they|we|(?:our |my |the )?client) (?:bought|paid|hired|rented|leased|ordered|signed|lent|sold|delivered|gave|moved|worked)\b/i.test(
    text,
  ) && valueAt(found, 'demand').includes(text)
    ? { values: { facts: stopped(text) }, isWhole: true }
    : null
const ordered: Reader = ({ text }) =>
  isOrder(text) && /\b(?:draft|write|prepare|send|need|do)\b.{0,20}\bdemand\b/i.test(text) && !/\$/.test(text)
    ? { values: {}, isWhole: true }
    : null
/** A sentence that says only to whom the letter goes. */
const onlyTo: Reader = ({ text }, { found }) => {
  const [name, address] = ['recipientName', 'recipientAddress'].map((field) => valueAt(found, field))
  return name &&
    address &&
    text.includes(name) &&
    text.includes(address) &&
    text.length < name.length + address.length + 40
    ? { values: {}, isWhole: true }
    : null
}

export const ofDemand: Readers = {
  ofOrders: [client],
  readers: [
    counselIn,
    client,
    totalIn,
    summed,
    opposing,
    wantsPapers,
    dealing,
    debtor,
    invoices,
    represented,
    addressed,
    onlyTo,
    didIt,
    ordered,
    payOrElse,
    sentence(/^(?:we|I) represent (?<who>\p{Lu}[^.;]{2,60}?)[.]?$/iu, ({ who = '' }, { found }) =>
      valueAt(found, 'clientName') === who ? {} : null,
    ),
    sentence(
      /^(?:(?:they|he|she|you) (?:have|has|get|gets)|give (?:him|her|them|it)) (?:just |only )?(?:\d{1,3}|\p{L}{3,12}) (?:business )?(?:days?|weeks?)(?: to (?:pay|respond|answer))?[.]?$/iu,
      (_, { found }) => (valueAt(found, 'deadline') ? {} : null),
    ),
    ({ text }) => (afterThat.test(text) ? { values: { nextStep: stepOf(text) }, isWhole: true } : null),
    sentence(nextLine, ({ what = '' }) => ({ nextStep: stepOf(what) })),
  ],
  isMisread: (one, unit, around) =>
    isDayAlone(one, unit, around) ||
    (one.field === 'subject' &&
      one.value === valueAt(around.found, 'clientName') &&
      !/(?:^|\n)[ \t]{0,4}(?:re|subject)\b/i.test(around.text)) ||
    (one.field === 'basis' && orElse.test(one.value)) ||
    (one.field === 'demand' && (orElse.test(one.value) || /^give (?:him|her|them|it)\b/i.test(one.value))) ||
    (one.field === 'nextStep' && nextLine.test(unit?.text ?? '')),
  finish: (found) => {
    const amount = valueAt(found, 'amount')
    const demand = valueAt(found, 'demand')
    return {
      ...(amount && (demand === '' || /^(?:full )?payment$/i.test(demand) || /^send (?:the|a) check/i.test(demand))
        ? { demand: [`Payment of ${amount}`, ...(/^send/i.test(demand) ? [demand] : [])].join('\n') }
        : {}),
    }
  },
}
