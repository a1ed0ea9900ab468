import type { Question } from '../question.ts'

const cited = (text: string, citation: string, expected: string): Question => ({
  kind: 'citation',
  text,
  expected: [expected],
  cites: { citation, statuses: ['verified'] },
})

/** By a name alone: nobody can verify more than the name. */
const named = (text: string, expected: string): Question => ({ kind: 'citation', text, expected: [expected] })

/** Real, with something written wrongly: a mismatch has to be told. */
const wrong = (text: string, citation: string, expected: string): Question => ({
  kind: 'citation',
  text,
  expected: [expected],
  cites: { citation, statuses: ['mismatch'] },
})

/** Real, and not in the starter set: that no one could check it is no proof against it. */
const elsewhere = (text: string, citation: string): Question => ({
  kind: 'citation',
  text,
  expected: [],
  cites: { citation, statuses: ['unchecked'] },
})

/** Citations and names of authorities that there are. */
export const citation: readonly Question[] = [
  cited(
    'What did Miranda v. Arizona, 384 U.S. 436 (1966), decide?',
    'Miranda v. Arizona, 384 U.S. 436 (1966)',
    '384 U.S. 436',
  ),
  cited('What is held in 392 U.S. 1?', '392 U.S. 1', '392 U.S. 1'),
  cited('Explain 134 S. Ct. 2473.', '134 S. Ct. 2473', '573 U.S. 373'),
  cited('Who may be sued under 42 U.S.C. § 1983?', '42 U.S.C. § 1983', '42 U.S.C. § 1983'),
  cited('What does 28 USC 1331 provide?', '28 USC 1331', '28 U.S.C. § 1331'),
  cited('What does 29 C.F.R. § 1604.11 say of harassment?', '29 C.F.R. § 1604.11', '29 C.F.R. § 1604.11'),
  cited('What does Fed. R. Evid. 702 ask of an expert?', 'Fed. R. Evid. 702', 'Fed. R. Evid. 702'),
  cited(
    'Is Palsgraf v. Long Island Railroad Co., 248 N.Y. 339 (1928), about duty?',
    'Palsgraf v. Long Island Railroad Co., 248 N.Y. 339 (1928)',
    '248 N.Y. 339',
  ),
  cited('What did 551 P.2d 334 decide of therapists?', '551 P.2d 334', '17 Cal. 3d 425'),
  named('What did Marbury v. Madison decide?', '5 U.S. 137'),
  named('What was the holding of Terry v. Ohio?', '392 U.S. 1'),
  named('Summarize Brown v. Board of Education.', '347 U.S. 483'),
  named('What is the test of Strickland v. Washington?', '466 U.S. 668'),
  named('What did the court hold in Meinhard v. Salmon?', '249 N.Y. 458'),
  wrong('Does Terry v. Ohio, 392 U.S. 1 (1986), allow a frisk?', 'Terry v. Ohio, 392 U.S. 1 (1986)', '392 U.S. 1'),
  wrong(
    'Does Gideon v. Wainwright, 372 U.S. 335 (1953), give a right to counsel?',
    'Gideon v. Wainwright, 372 U.S. 335 (1953)',
    '372 U.S. 335',
  ),
  elsewhere(
    'Must a jury find the facts for a death sentence under Ring v. Arizona, 536 U.S. 584 (2002)?',
    'Ring v. Arizona, 536 U.S. 584 (2002)',
  ),
  cited(
    'May arrestees be swabbed for DNA under Maryland v. King, 569 U.S. 435 (2013)?',
    'Maryland v. King, 569 U.S. 435 (2013)',
    '569 U.S. 435',
  ),
]
