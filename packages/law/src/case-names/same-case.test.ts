import { describe, expect, test } from 'vitest'
import { compareName, sameCase } from './same-case.ts'

describe('the same case', () => {
  test.each([
    ['Roe v. Wade', 'ROE v. WADE'],
    ['Roe v. Wade, District Attorney of Dallas County', 'Roe v. Wade'],
    ['eBay Inc. v. MercExchange, L.L.C.', 'eBay Inc. v. MercExchange, L. L. C.'],
    ['Krupski v. Costa Crociere, S.p.A.', 'Krupski v. Costa Crociere S. p. A.'],
    ['Goodyear Dunlop Tires Operations, S.A. v. Brown', 'Goodyear Dunlop Tires Operations, S. A. v. Brown'],
    ['INDOPCO, Inc. v. Commissioner of Internal Revenue', 'INDOPCO, Inc. v. Commissioner'],
    ['Meritor Savings Bank, FSB v. Vinson', 'Meritor Savings Bank v. Vinson'],
    [
      'NLRB v. Insurance Agents’ Int’l Union, AFL-CIO',
      "National Labor Relations Board v. Insurance Agents' International Union",
    ],
    ['Roe v. Wade', 'Jane ROE, et al., Appellants, v. Henry WADE'],
    ['Miranda v. Arizona', 'Ernesto A. Miranda v. State of Arizona'],
    ['Brown v. Bd. of Educ.', 'Brown v. Board of Education of Topeka'],
    ['Lotus Dev. Corp. v. Borland Int’l, Inc.', 'Lotus Development Corporation v. Borland International, Inc.'],
    [
      'Nat’l Labor Relations Bd. v. Jones & Laughlin Steel Corp.',
      'National Labor Relations Board v. Jones and Laughlin Steel Corporation',
    ],
    ['NLRB v. Jones & Laughlin Steel Corp.', 'National Labor Relations Board v. Jones & Laughlin Steel Corp.'],
    ['Chevron v. NRDC', 'Chevron U.S.A. Inc. v. Natural Resources Defense Council, Inc.'],
    ['Planned Parenthood of Se. Pa. v. Casey', 'Planned Parenthood of Southeastern Pennsylvania v. Casey'],
    ['U.S. v. Nixon', 'United States v. Nixon'],
    ['United States of America v. Nixon', 'United States v. Richard M. Nixon, President'],
    ['Texas v. Johnson', 'State of Texas v. Gregory Lee Johnson'],
    ['In re Gault', 'Matter of Gault'],
    ['In re Gault', 'Application of Paul L. Gault'],
    ['Ex parte Quirin', 'Ex Parte Quirin'],
    ['Penn Cent. Transp. Co. v. City of New York', 'Penn Central Transportation Company v. City of New York'],
    [
      'Martinez v. Ryan',
      'Luis Mariano Martinez, Petitioner v. Charles L. Ryan, Director, Arizona Department of Corrections',
    ],
    ['Massachusetts v. EPA', 'Massachusetts v. Environmental Protection Agency'],
    ['State ex rel. Smith v. Jones', 'State ex rel. Ann Smith v. Jones'],
    ['Johnson v. Commonwealth', 'Johnson v. Virginia'],
    ['Int’l Shoe Co. v. Washington', 'International Shoe Co. v. State of Washington'],
    ['St. Mary’s Honor Ctr. v. Hicks', "St. Mary's Honor Center v. Hicks"],
    [
      'Dep’t of Homeland Sec. v. Regents of the Univ. of Cal.',
      'Department of Homeland Security v. Regents of the University of California',
    ],
    ['Continental T. V., Inc. v. GTE Sylvania Inc.', 'CONTINENTAL T.V., INC. V. GTE SYLVANIA'],
    ['Gregg v. State', 'Gregg v. Georgia'],
    ['Pérez v. Sanchez', 'Perez v. Sánchez'],
    ['Roe', 'Roe v. Wade'],
    ['Brown v. Board of Education', 'Brown v. Board of Education of Topeka'],
    ['Baltimore & Ohio R. Co. v. Baugh', 'Baltimore & Ohio Railroad v. Baugh'],
    ['Erie R.R. Co. v. Tompkins', 'Erie R. Co. v. Tompkins'],
    ['Falchetti v. Pennsylvania R. Co.', 'Falchetti v. Pennsylvania R. R.'],
    ['N.Y. Times Co. v. Sullivan', 'New York Times Co. v. Sullivan'],
    ['Palsgraf v. Long Island R.R. Co.', 'Palsgraf v. Long Island Railroad Co.'],
    ['Palsgraf v. Long Island R. R. Co.', 'Palsgraf v. Long Island Railroad Co.'],
    ['N.Y. State Rifle & Pistol Ass’n, Inc. v. Bruen', "New York State Rifle & Pistol Ass'n v. Bruen"],
    ['SFFA v. Harvard College', 'Students for Fair Admissions, Inc. v. Harvard College'],
    ['SPLC v. Smith', 'Southern Poverty Law Center v. Smith'],
  ])('%s = %s', (one, other) => {
    expect(sameCase(one, other)).toBe(true)
    expect(sameCase(other, one)).toBe(true)
  })
})

describe('another case', () => {
  test.each([
    ['Roe v. Wade', 'Doe v. Wade'],
    ['Goodyear Luxembourg Tires, S.A. v. Brown', 'Goodyear Dunlop Tires Operations, S. A. v. Brown'],
    ['Roe v. Bolton, Attorney General', 'Roe v. Wade'],
    ['AFL-CIO v. Jones', 'Insurance Agents v. Jones'],
    ['Roe v. Wade', 'Roe v. Bolton'],
    ['Roe v. Wade', 'Wade v. Roe'],
    ['Browne v. Board of Education', 'Brown v. Board of Education'],
    ['Brown v. Board of Equalization', 'Brown v. Board of Education'],
    ['New York v. Sullivan', 'New York Times Co. v. Sullivan'],
    ['United States v. Smith', 'United States Steel Corp. v. Smith'],
    ['Board v. Smith', 'Board of Education v. Smith'],
    ['National Bank v. Smith', 'National Insurance Co. v. Smith'],
    ['United States v. Virginia', 'United States v. West Virginia'],
    ['Brown & Root v. Smith', 'Brown v. Smith'],
    ['State v. Doe', 'United States v. Doe'],
    ['Brown v. Board of Regents', 'Brown v. Board of Education of Topeka'],
    ['In re Gault', 'In re Winship'],
    ['In re Gault', 'Gault v. Arizona'],
    ['Marbury v. Madison', 'Madison v. Marbury'],
    ['Smith v. Jones', 'Smithson v. Jones'],
    ['Smith v. Department of Labor', 'Smith v. Department of Energy'],
    ['NLRB v. Smith', 'National Football League v. Smith'],
    ['SFFA v. Smith', 'Students for Admissions, Inc. v. Smith'],
    ['Park Ass’n, Inc. v. Smith', 'Rifle Ass’n v. Smith'],
    ['Varghese v. China Southern Airlines', 'Zicherman v. Korean Air Lines'],
    ['Pennsylvania', 'Murdock v. Pennsylvania'],
    ['State ex rel. Smith v. Jones', 'State v. Jones'],
    ['State ex rel. Brown v. City of Tulsa', 'State ex rel. Smith v. City of Tulsa'],
    ['Yick Wo v. Hopkins v. Quack', 'Yick Wo v. Hopkins'],
    ['First Guardian Bank v. Smith', 'First Director of Mines v. Smith'],
    ['American Sheriff Supply v. Smith', 'American Acting Guild v. Smith'],
    ['Ford v. Smith', 'Fox Oil Refining Development v. Smith'],
    ['Johnson v. Commonwealth', 'Johnson v. Texas'],
    ['Johnson v. People', 'Johnson v. Texas'],
    ['Quack\u200c v. Hopkins', 'Yick Wo v. Hopkins'],
    ['', 'Roe v. Wade'],
    ['v.', 'Roe v. Wade'],
  ])('%s is not %s', (one, other) => {
    expect(sameCase(one, other)).toBe(false)
    expect(sameCase(other, one)).toBe(false)
  })

  test('whatever is written, it answers', () => {
    for (const odd of ['v. v. v.', ' v. ', '(((', 'A'.repeat(100_000), `${'A v. '.repeat(20_000)}B`, '’’’', 'In re'])
      expect(typeof sameCase(odd, 'Roe v. Wade')).toBe('boolean')
  })
})

test('what several cases are called together is in no title, and can be neither right nor wrong', () => {
  expect(compareName('Minnesota Rate Cases', 'Simpson v. Shepard')).toBe('untold')
  expect(compareName('The Civil Rights Cases', 'United States v. Stanley')).toBe('untold')
  expect(compareName('Minnesota Rate Cases', 'Civil Rights Cases')).toBe('different')
  expect(compareName('Doe v. Insurance Cases', 'Simpson v. Shepard')).toBe('different')
})

test.each([
  ['Dobbs v. Jackson', "Dobbs v. Jackson Women's Health Organization", 'untold'],
  ['Doe v. Jackson', "Dobbs v. Jackson Women's Health Organization", 'different'],
  ['New York v. Sullivan', 'New York Times Co. v. Sullivan', 'different'],
  ['Ernesto v. Arizona', 'Ernesto Miranda v. Arizona', 'different'],
  ['Dobbs v. Jack', "Dobbs v. Jackson Women's Health Organization", 'different'],
] as const)('%s for %s: a long body may be called by its first words', (written, title, expected) => {
  expect(compareName(written, title)).toBe(expected)
})
