import { capital } from '../../capital.ts'
import { type Reader, valueAt } from './telling.ts'

/** 'It gets dismissed with prejudice, within ten days after he’s paid', behind the case. */
const ending =
  /\b(?:it|which|the case) (?:gets|is|will be|is to be|shall be) dismissed(?<how> with(?:out)? prejudice)?(?<when>,? (?:within|on|upon|after|once) [^;]{4,90}?)?[.]?$/iu
const caption =
  /(?<name>(?!The case)\p{Lu}[\p{L}.&’' -]{1,40} v\. \p{Lu}[^\n;]{1,60}?)(?=,? (?:No\.|Ca[su]+e|number|case|in |it['’]s |that['’]s |filed |pending |\p{Lu}\p{L}+ (?:Circuit|Superior|District))|, (?:in )?(?:the )?(?:[\p{Lu}][\p{L}.’'-]* ){0,5}Court\b)/u
const number =
  /(?:\bNo\.|[Nn]umber|[Cc]a(?:se|use) [Nn]o\.?:?|[Cc]ase:?|[Dd]ocket)(?: (?:no\.?|number))? ?#?(?<number>\d{2,4} \p{Lu}{1,3} \d{1,7}|(?:\p{Lu}{2,3} )?(?=[\w-]{0,12}\d)[\dA-Z][\w:-]{3,22})|(?<![\w-])(?<bare>[A-Z]{1,4}-\d{2}-\d{3,8})(?![\w-])/u
const courtName =
  /(?<court>(?:(?:United States |U\.S\. )?District Court (?:for|of)|(?:District|Superior|Circuit|County|Municipal|Supreme) Court, \p{Lu}[\p{L} ]{2,30} (?:County|Parish)|(?:Superior|Circuit|District|Supreme|County|Municipal) Court (?:of|for|in)|Court of Common Pleas of|\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})? County (?:Circuit|Superior|District|Municipal) Court)[^;\n]{0,80}?)(?=,? (?:and )?(?:[Cc]ase|No\.|number|docket|\p{Lu}{1,4}-\d|\d{2,4}-|\bit\b)|[.]?$)/u

/** The case that is settled: its number where it is dismissed, and its court and caption in the background. */
export const lawsuit: Reader = ({ text }, { found }) => {
  const court = courtName.exec(text)?.groups?.court?.replace(/[.,]$/, '')
  const caseNumber =
    number.exec(text)?.groups?.number ??
    number.exec(text)?.groups?.bare ??
    valueAt(found, 'caseNumber').replace(/^(?:number|no\.?) /i, '')
  const own = ending.exec(text)?.groups
  const day = own?.when
    ?.replace(/^,? /, '')
    .replace(
      /\bdays after (?:he|she|it|they)(?:['’]s| is|['’]re| are) paid$/iu,
      'days after the payment has been received',
    )
  const dismissal =
    own && (own.how || day) ? `${day ? `${capital(day)}, the` : 'The'} case shall be dismissed${own.how ?? ''}.` : ''
  const place = court
    ? undefined
    : (/\b(?:No\.? ?[\w-]{4,24}|number [\w -]{4,24}), (?<place>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:County|Parish)(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?)[.]?$/u.exec(
        text,
      )?.groups?.place ??
      /(?:No\.? ?|[Cc]ase:? |#)(?=[\w:-]{0,16}\d)[\w:-]{4,26}, (?<place>[^;.$]{0,60}?\b(?:Dist(?:rict)?|C(?:oun)?ty|Parish|Cir(?:cuit)?|Court|Ct|Div(?:ision)?)\b[^;$]{0,40}?)[.]?$/u.exec(
        text,
      )?.groups?.place)
  const named = caption.exec(text)
  if (!court && !(named && caseNumber && text.split(/\s+/).length < 30)) return null
  if (/\bpays?\b/i.test(text)) return null
  const called = caption.exec(
    text.replace(
      /^[^.;]{0,60}?\b(?:in|is|case|suit|lawsuit|matter|of|settlement|agreement)[:,]? (?=\p{Lu}[\p{L}.&’' -]{1,40} v\.)/u,
      '',
    ),
  )?.groups?.name
  const at = court ? (/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? County/u.test(court) ? court : `the ${court}`) : (place ?? '')
  const where = `${called ? `${called}, ` : ''}${caseNumber ? `${called ? 'No.' : 'case'} ${caseNumber}` : 'a case'}${at ? `, ${at}` : ''}`
  return {
    values: {
      dispute: `The dispute is the subject of ${where.replace(/^a case, /, 'a case in ')}.`.replace(
        /(case [^,]{3,24}), /,
        '$1 in ',
      ),
      ...(caseNumber && { caseNumber }),
      ...(dismissal && { dismissal }),
    },
    isWhole: true,
  }
}
