import { numberWords, valueOfWords } from '@casewright/law'
import { capital } from '../../capital.ts'
import { captionAlone, isNoTerm, partiesIn, sideIn } from './captions.ts'
import { common, isMisplaced } from './court-papers.ts'
import { admissionsListed, interrogatoriesListed, isAssignment, isListed, productionListed } from './discovery-notes.ts'
import { partedAtLast, type Reader, type Readers, sentence, thingsIn, type Values, valueAt } from './telling.ts'
import { isOrder } from './titles.ts'

const days = new RegExp(
  `(?:\\b(?:due|respond|answers?|responses?|time)\\b[^.;]{0,24}?)?\\b(?<count>\\d{1,3}|${numberWords}) days\\b(?=(?:[^.;]{0,20}\\b(?:respond|answer|service|response|due)\\b)|[.;]?$)`,
  'iu',
)
const timeIn: Reader = ({ text }) => {
  const match = /\b(?:due|respond|answers?|responses?|service)\b/i.test(text) ? days.exec(text) : null
  const count = match?.groups?.count
  const value = count && (/\d/.test(count) ? Number(count) : valueOfWords(count))
  return value ? { values: { responseTime: `${value} days` }, isWhole: text.length < 60 } : null
}
const party = /\bto (?:the )?(?<role>plaintiff|defendant|petitioner|respondent)\b/iu
const responderIn: Reader = ({ text }, { found }) => {
  const label = /^(?:responding party|to): (?:the )?(?<role>plaintiff|defendant)(?: \p{Lu}[^;\n]{2,60})?[.]?$/iu.exec(
    text,
  )?.groups?.role
  const role = (label ?? party.exec(text)?.groups?.role)
    ?.toLowerCase()
    .replace('petitioner', 'plaintiff')
    .replace('respondent', 'defendant')
  const side = valueAt(found, 'clientSide')
  const other = role ?? (side === 'plaintiff' ? 'defendant' : side === 'defendant' ? 'plaintiff' : '')
  const name = valueAt(found, other)
  const read = valueAt(found, 'responder')
  return name && (read === '' || /^(?:the )?(?:plaintiff|defendant)\b/i.test(read))
    ? { values: { responder: name }, isWhole: label !== undefined }
    : null
}

const question =
  /^(?:(?:and|also|please|we|I)[, ]{1,2}){0,2}(?:also )?(?:ask|want to know|have)(?: (?:her|him|them|it|defendant|plaintiff))?(?: (?:for|about))?(?: to)? (?<verb>list|state|identify|describe|explain)?\s?(?<what>.{6,600}?)[.?]?$/isu
const wanted =
  /^(?:(?:and|also|please|we)[, ]{1,2}){0,2}(?:requests?\b(?! (?:for|to)\b)|produce|documents?(?: requested| wanted)?:|ask for (?:documents|copies)[: ]|we want)(?: the following)?:? ?(?<what>.{6,600}?)[.]?$/isu
/** What is asked for and is a paper is produced, and is no question. */
const papers =
  /^(?:and |also |please ){0,2}ask for (?:copies of )?(?<what>[^;\n]{4,300}?\b(?:records|licenses?|documents|copies|photos?|bills|statements|receipts|e-?mails|files?|reports?|policy|policies|logs|texts)(?: [^;\n]{0,40})?)[.]?$/isu
const admit = /^(?:and |also )?admit(?: that)? (?<what>.{6,400}?)[.]?$/isu
const isQuestion = /^(?:who|whose|when|where|what|which|why|how|whether)\b/i

const questionAfter = / and (?=(?:who|whose|when|where|what|which|why|how|whether)\b)/i
/** The questions of a sentence that says what is to be asked, one by one. */
const questionsIn = (verb: string, what: string) =>
  partedAtLast(thingsIn(what).flatMap((one) => one.split(questionAfter)))
    .map((one) => `${isQuestion.test(one) ? 'State' : capital(verb || 'state')} ${one}.`)
    .join('\n')

export const ofDiscovery: Readers = {
  readers: [
    ...common,
    responderIn,
    timeIn,
    ({ text }) => (isAssignment(text) ? { values: {}, isWhole: true } : null),
    interrogatoriesListed,
    admissionsListed,
    sentence(papers, ({ what = '' }) => ({
      production: partedAtLast(thingsIn(what))
        .map((one) => `${capital(one)}.`)
        .join('\n'),
    })),
    sentence(
      /^(?:interrogatories: )?(?<what>(?:identify|describe|state|list|explain|set forth) [^;\n]{6,400}?)[.]?$/iu,
      ({ what = '' }) => ({ interrogatories: `${capital(what)}.` }),
    ),
    sentence(admit, ({ what = '' }) => ({ admissions: `Admit that ${what}.` })),
    sentence(wanted, ({ what = '' }) => ({
      production: partedAtLast(thingsIn(what))
        .map((one) => `${capital(one)}.`)
        .join('\n'),
    })),
    productionListed,
    sentence(question, ({ verb: act = '', what = '' }) => ({ interrogatories: questionsIn(act, what) })),
    captionAlone,
    ({ text }) =>
      /^requests? (?:to admit|for (?:\p{L}+ ){0,2}\p{L}+)[.:]?$/iu.test(text) ? { values: {}, isWhole: true } : null,
    ({ text }) =>
      isOrder(text) ||
      /^(?:so,? )?(?:these are|this is|here are|requests? for|(?:first )?(?:set of )?interrogatories)\b/i.test(text)
        ? { values: {}, isWhole: !/:/.test(text) }
        : null,
  ],
  ofOrders: [partiesIn, sideIn, responderIn, timeIn],
  finish: (found): Values => {
    const side = valueAt(found, 'clientSide')
    const other = side === 'plaintiff' ? 'defendant' : side === 'defendant' ? 'plaintiff' : ''
    const responder = valueAt(found, 'responder') === '' && other !== '' ? valueAt(found, other) : ''
    return responder === '' ? {} : { responder }
  },
  isNoTerm: (words, around) => isAssignment(words) || isNoTerm(words, around),
  isMisread: (one, unit, around) =>
    isMisplaced(one, unit, around) ||
    (/^(?:interrogatories|production|admissions)$/.test(one.field) && unit !== undefined && isListed(unit.text)) ||
    (one.field === 'served' && /^counsel for\b/i.test(one.value)),
}
