import { kin as anyKin } from '../kin.ts'

/** A word of a name: 'Moss', 'O'Neil', and no 'We're'. */
const word =
  "(?:\\p{Lu}[’']\\p{Lu}[\\p{L}-]{1,24}|\\p{Lu}[\\p{L}-]{0,24}\\p{L}(?:[’'](?!(?:re|s|m|ve|ll|d)(?!\\p{L}))\\p{L}{1,24})?)"
/** A person by given and family name. */
export const person = `(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\\.? )?${word}(?: \\p{Lu}\\.?)?(?: (?:van|von|de|del|der|la|da|di|bin|al))?(?: ${word}){1,2}`
/** One who is called by a given name behind 'his wife'. */
export const given = word
export const kin = `(?:${anyKin}|spouse|business partner|fiancée?|twin)`
/** The kind of a body behind its name. */
export const kind =
  '(?:L\\.?L\\.?L?\\.?[CP]\\.?|L\\.?L\\.? Co\\.?|P\\.?L\\.?L\\.?C\\.?|LP|L\\.P\\.|Ltd\\.?|Inc\\.?|Incorporated|Co\\.?|Corp\\.?|Corporation|PBC|P\\.B\\.C\\.|PC|P\\.C\\.|P\\.A\\.|N\\.V\\.|B\\.V\\.|N\\.A\\.|S\\.A\\.|S\\.p\\.A\\.|S\\.r\\.l\\.|GmbH|AG|KG|PLC|plc)'
/** Whether a name ends with the kind of a body. */
export const endsWithKind = new RegExp(`(?:^|[ ,])(?:${kind})$`, 'u')
/** The rest of the kind of a body behind a name that was cut: ', L.L.P.', ' Co.', ', PBC'. */
export const moreKinds = new RegExp(`^\\.?(?:,? ${kind}(?![\\p{L}\\d])){1,3}(?!\\.? \\p{Ll})`, 'u')
/** A name of a body: words in capitals that end with its kind. */
export const body = `(?:\\p{Lu}[\\p{L}\\d’'&.-]{0,30}(?:,? (?:of|and|&|the)(?= ))? (?:\\d{1,4} (?=\\p{Lu}))?){1,6}${kind}`
/** The same of what is said in a sentence: a body that begins with a figure, and no 'They're'. */
export const bodySaid = `(?!(?:They|We|You|It|He|She|I|That|This|Who|Here)(?:[’']|\\b))[\\p{Lu}\\d][\\p{L}\\d&.'’-]{0,30}(?: (?:of |and |& )?[\\p{Lu}\\d][\\p{L}\\d&.'’-]{0,30}){0,6},? ${kind}(?![\\p{L}\\d])`
