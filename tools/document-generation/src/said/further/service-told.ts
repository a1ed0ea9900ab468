import { type Misread, type Reader, valueAt } from './telling.ts'

const ways =
  'e-?mail|ecf|cm\\/ecf|e-?service|electronic(?:ally)?(?: service| filing)?|(?:certified |first[- ]class |regular |us |u\\.s\\. )?mail|hand(?: delivery)?|messenger|fax|courier|fedex'
const serve = new RegExp(
  `^(?:please )?(?:we['’]?ll |will |to )?(?:e-?)?serve(?:s|d)? (?:it |this )?(?:on )?(?<who>(?:\\p{Lu}[\\p{L}.’'-]*(?: \\p{Lu}[\\p{L}.’'-]*){0,2}|opposing counsel|(?:the )?other side|(?:plaintiff|defendant)['’]?s? (?:counsel|lawyer|attorney)))(?:,? (?:by|via|through|with) (?:the )?(?<how>${ways}))?(?: (?:today|tomorrow|tonight|this (?:afternoon|morning|week)|on \\p{Lu}[\\p{L}\\d ,]{3,20}))?[.]?$`,
  'iu',
)
const spelled: Readonly<Record<string, string>> = {
  ecf: 'the court’s electronic filing system',
  'cm/ecf': 'the court’s electronic filing system',
  'e-mail': 'email',
  hand: 'hand delivery',
}

const fullNames = /\p{Lu}[\p{L}.’'-]{1,24}(?: \p{Lu}\.)? (?<last>\p{Lu}[\p{L}’'-]{1,24})/gu
const ofSide = /\b(?<side>plaintiff|defendant|petitioner|respondent)['’]?s (?:lawyer|counsel|attorney|atty),? $/iu

/** 'Serve Greer by email today': on whom, by the whole name that the notes have elsewhere, and how. */
export const servesWhom: Reader = ({ text }, { found, text: all }) => {
  const { who = '', how = '' } = serve.exec(text)?.groups ?? {}
  if (who === '' || valueAt(found, 'served') !== '') return null
  const last = who.split(' ').at(-1) ?? who
  const [whole = who] = new Set(
    [...all.matchAll(fullNames)].flatMap(({ 0: name, groups }) => (groups?.last === last ? [name] : [])),
  )
  const at = all.indexOf(whole)
  const side = at < 0 ? undefined : ofSide.exec(all.slice(Math.max(0, at - 40), at))?.groups?.side
  const isName = /^\p{Lu}/u.test(who) && !/^(?:Plaintiff|Defendant|Opposing|The)\b/u.test(who)
  return isName
    ? {
        values: {
          served: `${whole}${side ? `, attorney for ${side.charAt(0).toUpperCase()}${side.slice(1).toLowerCase()}` : ''}`,
          ...(how && { serviceMethod: spelled[how.toLowerCase()] ?? how.toLowerCase() }),
        },
        isWhole: true,
      }
    : null
}
/** What is attached is nobody who is served. */
export const isNobodyServed: Misread = ({ field, value }) =>
  (field === 'served' &&
    /^(?:please )?(?:attach|exhibit|file|include|see|serve)\b|^\p{Lu}[\p{L}’'-]+ (?:by|via) (?:e-?mail|mail|hand|fax|ecf)\b/iu.test(
      value,
    )) ||
  (field === 'serviceMethod' && /\b(?:today|tomorrow|tonight)\b/i.test(value))
