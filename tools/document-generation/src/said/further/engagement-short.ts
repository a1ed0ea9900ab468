import { findSpokenDates, numberWords } from '@casewright/law'
import { longDate } from '@casewright/templates'
import { addressesIn } from '../reading.ts'
import { type Reader, sentence, stopped, toReader } from './telling.ts'

const count = `(?:\\d{1,3}|${numberWords})`
const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2}`
const house = String.raw`\p{Lu}[\p{L}&.’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}&.’'-]*)){0,6}(?:,? (?:P\.?C|P\.?A|PLLC|LLP|LLC|Ltd|S\.C)\.?)?`
const me = new RegExp(
  `^(?:me|us|from|lawyer|attorney|firm|our side|signing|i['’]?m|i am|this is) ?(?:=|:|is|are)? ?(?<name>${person}), (?<firm>${house})(?:, (?<rest>.+?))?[.]?$`,
  'u',
)
/** 'Me = Anna Voss, Voss & Delaney PA, 12 Exchange St Portland': who writes, of which firm, and where. */
export const writerLine: Reader = ({ text }) => {
  const { name = '', firm = '', rest = '' } = me.exec(text.charAt(0).toLowerCase() + text.slice(1))?.groups ?? {}
  const [address] = addressesIn(rest)
  if (name === '' || (rest !== '' && address?.start !== 0)) return null
  return {
    values: {
      attorneyName: name,
      firmName: firm.replace(/(?<=\b(?:PA|PC|LLP|PLLC|LLC))\.$/, ''),
      ...(address && { firmAddress: rest }),
    },
    isWhole: true,
  }
}

const ours =
  /^(?:matter|case|re|about|for)(?: is|:) (?<what>(?:her|his|their|its|the) [^;\n]{6,240}?)(?:,? (?:but )?(?:not|excluding|no) (?<not>(?:an? |the |any )?[^,;\n]{3,60}?))?[.]?$/iu
/** 'Matter: her claim against the movers, including small claims, not an appeal': the matter, what we do in it, and what we do not. */
export const matterLine: Reader = ({ text }) => {
  const { what = '', not } = ours.exec(text)?.groups ?? {}
  if (
    what === '' ||
    !/^(?:her|his|their|its|the) (?:[\p{Ll}’'-]+ ){0,3}(?:claims?|case|dispute|suit|lawsuit|divorce|defense|appeal|purchase|sale|lease|estate|will|charge|injur\p{L}+|accident)\b/iu.test(
      what,
    )
  )
    return null
  const bare = what.replace(/^(?:her|his|their|its|the) /i, '')
  return {
    values: {
      matter: bare.split(/,? including\b/iu, 1)[0] ?? bare,
      scope: stopped(`We will represent you in your ${bare}`),
      ...(not && { excluded: `We do not handle ${not}.` }),
    },
    isWhole: true,
  }
}

const share = `(?:${'one[- ]third|a third|1/3|one[- ]quarter|a quarter|1/4|one[- ]half|half'}|\\d{1,2}(?:\\.\\d+)? ?(?:%|percent))`
/** 'Contingent 1/3 of what we recover, 40% if we have to try it.' */
export const contingentOf = sentence(
  new RegExp(
    `^(?:(?:our |the )?fee(?: is|:)? )?(?:an? )?contingen(?:t|cy)(?: fee)?(?: of|:|,|at| basis[,:]?)? ?(?<first>${share})(?: of (?:whatever|what|anything|the|any)(?: (?:we|she|he|they) (?:recovers?|gets?|collects?)| (?:gross |net )?(?:recovery|settlement))?)?,? (?:and |or |but |then |going (?:up )?to )?(?<next>${share}) (?:if|once|when|after) (?<when>(?:we|it|the case|this|suit|they|a)[^;.]{3,70}?)[.]?$`,
    'iu',
  ),
  ({ first = '', next = '', when = '' }) => ({
    fee: `The fee is contingent: ${first.replace('1/3', 'one-third').replace('1/4', 'one-quarter')} of what is recovered, or ${next} of it if ${tried(when)}. If nothing is recovered, no fee is owed.`,
  }),
)
const tried = (when: string) =>
  /\b(?:try|tried|trial)\b/i.test(when)
    ? 'the case goes to trial'
    : /\b(?:suit|sue|file|filed|lawsuit)\b/i.test(when)
      ? 'suit is filed'
      : /\bappeal/i.test(when)
        ? 'there is an appeal'
        : toReader(when)

export const fronted = sentence(
  /^(?:costs?(?: and expenses)?:? )?(?:we|the firm|firm|I)(?:['’]ll| will)? (?:front|advance|cover|lay out)s?(?: (?:them|it|all|the costs?|costs?|case costs?|expenses))*,? (?:and )?(?:she|he|they|client|the client|you) (?:repays?|pays? (?:us|them|it)? ?back|reimburses?)(?: (?:us|them|it))? (?:out of|from) (?:the |any |her |his )?(?:recovery|settlement|proceeds)(?:,? (?:and |but )?only if (?:there['’]?s|there is|we get) (?:a |any )?(?:recovery|one))?[.]?$/iu,
  () => ({ costs: 'We advance the costs, and you repay them only out of a recovery.' }),
)
export const fileKept = sentence(
  new RegExp(
    `^(?:(?:we |the firm |I )?(?:keeps?|hold|holds) (?:the |her |his |their )?files?|(?:the )?files?(?: is| are| will be)? (?:kept|held|retained|stored)) (?:for )?(?<years>${count}) (?<unit>years?|months?)(?: (?:after|then) [^;.]{3,60})?[.]?$`,
    'iu',
  ),
  ({ years = '', unit = '' }) => ({ ending: `We keep your file for ${years} ${unit} after the matter ends.` }),
)
export const firedPay = sentence(
  /^(?:if|when) (?:she|he|they|client|the client|you) (?:fires?|terminates?|lets?|drops?|leaves?|discharges?|ends?)(?: (?:us|me|the firm|it))?(?: go)?,? (?:we|I|the firm)(?:['’]re| are| get| will be|['’]ll be)? ?(?:get |be )?(?:paid|owed|entitled to|due)(?: for)? (?:the |a )?reasonable value(?: of (?:our|the) (?:work|services|time))?[.]?$/iu,
  () => ({ ending: 'If you end our representation, we are to be paid the reasonable value of our services.' }),
)
/** 'Sign by Dec 20.' */
export const signBy: Reader = ({ text }) => {
  const day =
    /^(?:please )?(?:she |he |they |client )?(?:must |should |needs to |has to |to )?(?:sign|return|countersign)(?: and return| it| this| the letter| back)* (?:by|before|no later than) /iu.exec(
      text,
    )
  const [date] = findSpokenDates(text)
  return day && date?.iso && date.start - day[0].length < 3 && text.slice(date.end).replace(/[. ]/g, '') === ''
    ? { values: { otherTerms: `Please sign this letter and return it to us by ${longDate(date.iso)}.` }, isWhole: true }
    : null
}
