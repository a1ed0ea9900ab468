/** What a value must look like to stand in a field of an application, with the words before it. */
type Fits = (value: string, before: string) => boolean

const has =
  (words: RegExp): Fits =>
  (value) =>
    words.test(value)
const oweWords = /\b(?:rent|mortgage|owe[sd]?|payments?|loan|credit card|card|cost|balance)\b[^.;,]{0,20}$/i
const agency =
  /\b(?:Agency|Authority|Board|Bureau|City|Commission|Council|County|Department|Dep[’']?t|District|Division|Enforcement|Office|Parks|Planning|Police|Registry|Service|State|Town|Township|Village|Works|Control|Licensing|Zoning|Building|Public|Health|Fire)\b|\b[A-Z]{3,6}\b/
const company = /\b(?:bank|credit union|federal|savings|financial)\b/i

/** The fields that are taken for what they are not where only their place in a sentence tells them. */
const all: Readonly<Record<string, Fits>> = {
  references: has(
    /\d{3}[-. ]\d{4}|\b(?:[Rr]ef(?:erence)?s?|[Vv]ouch\w*|[Aa]vailable)\b|@|(?<![\p{L}.’'-])\p{Lu}[\p{L}.’'-]{1,24} \p{Lu}[\p{L}’'-]/u,
  ),
  education: has(
    /\b(?:degrees?|bachelor\w*|master\w*|associate\w*|diploma|GED|MBA|schools?|college|university|univ|institute|academy|graduat\w+|major\w*|studie[ds]|B\.?S\.?N?|B\.?A|M\.?A|M\.?S|J\.?D|Ph\.?D|LL\.?M|class|course\w*|tech|certificate)\b/i,
  ),
  collateral: (value) => !/\bloan\b|^\$?\d[\d,]*$/i.test(value),
  assets: has(
    /\$|\d{3}|\b(?:own|savings|checking|house|home|condo|truck|car|worth|land|acres?|equity|account|401|IRA|retirement|stocks?|inventory|equipment|paid off|none|no)\b/i,
  ),
  income: (_, before) =>
    !oweWords.test(before) &&
    !/\b(?:business|company|shop|store|farm) (?:does|makes|grosses|did)\b[^.;,]{0,20}$/i.test(before),
  employer: (value, before) =>
    !/^(?:me|him|her|I|self)$/i.test(value) &&
    !(company.test(value) && /\b(?:credit|loan|owe[sd]?|account)\b[^.;]{0,12}$/i.test(before)),
  agency: (value) => agency.test(value) && !/\b(?:Fairgrounds|Festival|Stadium|Arena|Museum)$/.test(value),
  contractor: (value) => !/\b(?:Department|Board|Bureau|Commission|Office|Agency)\b/.test(value),
  positionApplied: (value, before) => !/\b(?:at|with|for) (?:the )?$/.test(before) || /^\p{Ll}/u.test(value),
  businessName: (_, before) => !/\bowners?:? (?:are |is )?$/i.test(before),
  permitType: (value, before) => !/^(?:an?|the) permit$/i.test(value) && !/\bpermit for (?:uh )?$/i.test(before),
  durationOfStay: has(/\b(?:days?|weeks?|months?|years?|to|through|until|till?|nights?)\b|[-–]/i),
  projectTitle: (value) => !/, [A-Z]{2}$|^Asking\b|^(?:\p{Lu}\p{Ll}+ )?[A-Z]{2}$|^\p{Lu}\p{Ll}+ [A-Z]{2}$/u.test(value),
  otherLicenses: (value) =>
    !/^(?:seats?|open|hours)\b/i.test(value) &&
    /\d|\b(?:licensed|registered|certified|holds?|none|no|other|another|lapsed|expired|active)\b/i.test(value),
}

/**
 * Whether a value can be what its field asks for.
 * @param before the words before it in its sentence
 */
export const fits = (field: string, value: string, before: string): boolean => all[field]?.(value, before) ?? true
