import type { Question } from '../question.ts'

const invented = (text: string, citation: string, ...expected: string[]): Question => ({
  kind: 'invented-case',
  text,
  expected,
  cites: { citation, statuses: ['not-found', 'unchecked', 'mismatch'] },
})

/** The number is real and the case is another one. */
const misnamed = (text: string, citation: string): Question => ({
  kind: 'invented-case',
  text,
  expected: [],
  cites: { citation, statuses: ['mismatch'] },
})

/**
 * Authorities that do not exist: in volumes and sections that nobody has published, or, the first three, made up by a
 * model and told of as such in Mata v. Avianca, 678 F. Supp. 3d 443 (S.D.N.Y. 2023).
 */
export const inventedCase: readonly Question[] = [
  invented(
    'Is the limitation tolled under Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)?',
    'Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)',
  ),
  invented(
    'Does Miller v. United Airlines, Inc., 174 F.3d 366 (2d Cir. 1999), apply to a bankrupt carrier?',
    'Miller v. United Airlines, Inc., 174 F.3d 366 (2d Cir. 1999)',
  ),
  invented(
    'What does Petersen v. Iran Air, 905 F. Supp. 2d 121 (D.D.C. 2012), say of the Warsaw Convention?',
    'Petersen v. Iran Air, 905 F. Supp. 2d 121 (D.D.C. 2012)',
  ),
  invented(
    'Does Hollis v. Brannock Freight Lines, 987 U.S. 112 (2021), bar a claim for negligence?',
    'Hollis v. Brannock Freight Lines, 987 U.S. 112 (2021)',
  ),
  invented(
    'May police search a phone at arrest under Quillfeather v. Nevada, 912 U.S. 45 (2019)?',
    'Quillfeather v. Nevada, 912 U.S. 45 (2019)',
    '573 U.S. 373',
  ),
  invented(
    'Under Ostrander v. Tallmadge Holdings, 1412 F.3d 77 (9th Cir. 2016), when does a class have standing?',
    'Ostrander v. Tallmadge Holdings, 1412 F.3d 77 (9th Cir. 2016)',
  ),
  invented(
    'Is expert testimony admissible under Brackwater v. Ferrous Labs, 5150 F. Supp. 3d 12 (D. Mass. 2020)?',
    'Brackwater v. Ferrous Labs, 5150 F. Supp. 3d 12 (D. Mass. 2020)',
    'Fed. R. Evid. 702',
  ),
  invented(
    'Can a city be sued under section 1983 after Dunmarrow v. City of Elling, 977 F.4th 301 (7th Cir. 2024)?',
    'Dunmarrow v. City of Elling, 977 F.4th 301 (7th Cir. 2024)',
    '436 U.S. 658',
  ),
  invented('Which remedy does 42 U.S.C. § 99817 give to employees?', '42 U.S.C. § 99817'),
  invented('What does 99 U.S.C. § 101 require of trustees?', '99 U.S.C. § 101'),
  misnamed(
    'What did Brandywine v. Harrow, 392 U.S. 1 (1968), hold of easements?',
    'Brandywine v. Harrow, 392 U.S. 1 (1968)',
  ),
  misnamed(
    'Does Calloway v. Stillman Mills, 384 U.S. 436 (1966), govern unpaid wages?',
    'Calloway v. Stillman Mills, 384 U.S. 436 (1966)',
  ),
]
