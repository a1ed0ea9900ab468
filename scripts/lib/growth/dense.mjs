const often = (words) => (size) => words.repeat(Math.ceil(size / words.length))

/** Words of the law that stand close together, and signs without end. */
const repeated = {
  'citations without a name': '410 U.S. 113 ',
  'citations in full': 'Roe v. Wade, 410 U.S. 113 (1973). ',
  'citations with the same name': 'See Smith v. Jones, 1 F.3d 2, 3 (9th Cir. 1993) (holding that it is so); ',
  'chains of id.': 'Id. ',
  'id. with pages': 'Id. at 5. Id. at 6-7. ',
  supra: 'Smith, supra, at 4. Id. at 5. Doe, 3 F.3d at 9. ',
  'section signs': '§',
  'sections of codes': '42 U.S.C. § 1983(a)(1); ',
  'bare sections': '§ 12.3(a), ',
  quotations: '“It is so ordered by the court,” he said. ',
  'straight quotation marks': '"',
  'quotations that never close': '“the court ',
  'square brackets': '[',
  'words in brackets': '[t]he [tenant] ',
  'numbers of a list': '1. ',
  'a list': '(a) the tenant;\n',
  emails: 'a.b@c.com ',
  'at signs': 'a@',
  'telephone numbers': '(212) 555-0100 ',
  addresses: '12 Main Street, Suite 4, Springfield, IL 62701\n',
  dates: 'January 5, 2024 ',
  'dates in digits': '1/2/2024 ',
  tabs: '\t',
  'tabs and words': 'a\t\t',
  'names of people': 'John A. Smith, ',
  'names with partners': 'Smith & Co., Inc. v. Jones & Sons, LLC ',
  'quoted citations': '“It is so.” Roe v. Wade, 410 U.S. 113, 120 (1973). ',
  'open brackets': '(',
  'open brackets and quotation marks': '("',
  'terms in brackets that never close': '(the "A" or ',
  initials: 'a. ',
  'capital initials': 'A. ',
  blanks: ' ',
  'line breaks': '\n',
  'short lines': 'a\n',
  'short lines with empty ones': 'Ab cd\n\n',
  pages: 'Page\f',
  amounts: '$1,',
  digits: '1',
  'numbers in groups': '1,111,',
  'numbers in words': 'one hundred ',
  'number words with hyphens': 'one-',
  recitals: 'WHEREAS ',
  'one word': 'x',
  'one word of capitals': 'X',
  'soft hyphens': '\u00ad',
  'broken words': 'deduc-\n',
  leaders: '. ',
  stops: '.',
  rules: '_',
  versus: 'Doe v. Roe ',
  'docket numbers': 'No. 20-1, ',
  'hyphens and digits': '1-',
  'dates cut short': 'the first day of ',
  'clauses cut short': 'shall indemnify and may terminate at any time the agreement, ',
  'quotation marks': '“',
  'capitalized words': 'Aa ',
  hereinafter: 'hereinafter ',
  commas: ',',
  definitions: '“Term” means one thing. ',
  questions: 'Is it so? ',
  'combining marks': '\u0301',
}

/** Texts that are dense for a reader of law, by name: each gives a text of a length. */
export const dense = [
  ...Object.entries(repeated).map(([name, words]) => [name, often(words)]),
  ['nested brackets', (size) => '('.repeat(size / 2) + ')'.repeat(size / 2)],
  ['blanks and a word', (size) => `a${' '.repeat(size)}b`],
  ['a section of endless depth', (size) => `Section ${'1.'.repeat(size / 2)}`],
  ['different citations', (size) => many(size, (at) => `${(at % 900) + 1} U.S. ${at} `)],
  [
    'different cases',
    (size) => many(size, (at) => `Ab${at} v. Cd${at}, ${(at % 900) + 1} F.3d ${at} (2d Cir. 1999). `),
  ],
  ['different terms', (size) => many(size, (at) => `“Term A${at}” means one thing. `)],
]

function many(size, words) {
  const parts = []
  for (let at = 1, length = 0; length < size; at++) {
    parts.push(words(at))
    length += parts.at(-1).length
  }
  return parts.join('')
}
