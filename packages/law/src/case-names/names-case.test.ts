import { describe, expect, it } from 'vitest'
import { compareName, namesCase } from './same-case.ts'

describe('a name that is written for a title', () => {
  it.each([
    ['Marbury v. Madison', 'William Marbury v. James Madison, Secretary of State of the United States'],
    ['Quill Corp. v. North Dakota', 'Quill Corp. v. North Dakota ex rel. Heitkamp'],
    ['Quill Corp. v. North Dakota', 'Quill Corp. v. North Dakota By and Through Its Tax Commissioner, Heitkamp'],
    ['Monell v. Department of Social Services', 'Monell v. Department of Social Services of City of New York'],
    ['Monell v. Dep’t of Soc. Servs.', 'Monell v. New York City Department of Social Services'],
    ['Monell v. Dep’t of Soc. Servs. of City of N.Y.', 'Monell v. New York City Dept. of Social Servs.'],
    ['Patel v. Dep’t of Health of City of Chicago', 'Patel v. Chicago City Department of Health'],
    [
      'Motor Vehicle Mfrs. Ass’n of U.S., Inc. v. State Farm Mut. Auto. Ins. Co.',
      "Motor Vehicle Manufacturers Ass'n v. State Farm Mutual Automobile Insurance Co.",
    ],
    ['Farm Workers Union of Am. v. Otis Growers, Inc.', 'Farm Workers Union v. Otis Growers, Inc.'],
    ['Asahi Metal Indus. Co. v. Superior Ct.', 'Asahi Metal Industry Co. v. Superior Court of California'],
    ['Ford Motor Co. v. Mont. Eighth Jud. Dist. Ct.', 'Ford Motor Company v. Montana Eighth Judicial District Court'],
    [
      "Williamson Cnty. Reg'l Plan. Comm'n v. Hamilton Bank",
      'Williamson County Regional Planning Commission v. Hamilton Bank of Johnson City',
    ],
    ['Houston v. Hill', 'City of Houston v. Hill'],
    [
      'Virginia Pharmacy Bd. v. Virginia Citizens Consumer Council',
      'Virginia State Board of Pharmacy v. Virginia Citizens Consumer Council, Inc.',
    ],
    ['Labor Board v. Hearst Publications', 'NLRB v. Hearst Publications, Inc.'],
    ['NLRB v. Hearst Publ’ns, Inc.', 'NATIONAL LABOR RELATIONS BOARD v. HEARST PUBLICATIONS, INC.'],
    ['C., R. I. & P. Ry. Co. v. Sturm', 'Chicago, Rock Island & Pacific Railroad Company v. Sturm'],
    ['Commissioner v. Hallock', 'Helvering, Commissioner of Internal Revenue v. Hallock'],
    ['Secretary of State v. Munson', 'Jones, Secretary of State of Maryland, et al. v. Munson'],
    ['Silz v. Hesterberg', 'New York ex rel. Silz v. Hesterberg'],
    ['Com. v. Reid', 'Commonwealth of Pennsylvania v. Reid'],
    ['People v. Turner', 'Illinois v. Turner'],
    ['Roe v. Wade', 'Jane Roe d/b/a Roe Tools v. Henry Wade'],
    ['Teamsters Local 174 v. Lucas Flour Co.', 'Local 174, Teamsters, Chauffeurs & Helpers v. Lucas Flour Co.'],
    ['Dartmouth College v. Woodward', 'Trustees of Dartmouth College v. Woodward'],
    ['Railroad Co. v. Smith', 'Chicago Railroad Co. v. Smith'],
    ['Kelo v. New London', 'Kelo v. City of New London'],
    ['5 Adkins v. Children’s Hospital', "Adkins v. Children's Hospital"],
  ])('%s names %s', (written, title) => expect(compareName(written, title)).toBe('same'))

  it.each([
    ['Marbury Chemical Group v. Madison Square Garden', 'Marbury v. Madison'],
    ['Gideon Bible Society v. Wainwright Oil Corp.', 'Gideon v. Wainwright'],
    ['Roe d/b/a Microsoft v. Wade a/k/a Google', 'Roe v. Wade'],
    ['Roe v. Wade, Inc.', 'Roe v. Wade'],
    ['Roe L.L.C. v. Wade', 'Roe v. Wade'],
    ['Great Marbury v. Madison', 'Marbury v. Madison'],
    ['Roe and Doe v. Wade', 'Roe v. Wade'],
    ['Roe and Wade', 'Roe v. Wade'],
    ['Roe and Doe v. Wade and Poe', 'Jane Roe v. Henry Wade'],
    ['Roe and Doe Tools, Inc. v. Wade', 'Roe v. Wade'],
    ['Roe and Doe v. Bolton', 'Roe v. Wade'],
    ['Roe & the City of Dallas v. Wade', 'Roe v. Wade'],
    ['Doe, Roe and Poe v. Wade', 'Roe v. Wade'],
    ['Roe’s Tools v. Wade', 'Roe v. Wade'],
    ['New York v. Sullivan', 'New York Times Co. v. Sullivan'],
    ['United States v. Smith', 'United States Steel Corp. v. Smith'],
    ['United States Corp. v. Nixon', 'United States v. Nixon'],
    ['Brown v. Board of Equalization', 'Brown v. Board of Education of Topeka'],
    ['Laughlin & Jones Steel Corp. v. NLRB', 'Jones & Laughlin Steel Corp. v. NLRB'],
    ['Ernesto v. Arizona', 'Ernesto Miranda v. Arizona'],
    ['Miranda v. Wade', 'Miranda v. Arizona'],
    ['Roe of America, Inc. v. Wade', 'Roe v. Wade'],
    ['State v. Wainwright', 'Gideon v. Wainwright'],
  ])('%s does not name %s', (written, title) => expect(compareName(written, title)).toBe('different'))

  it.each([
    ['Brown v. Board of Education of Topeka', 'Brown v. Board of Education'],
    ['Monell v. Dep’t of Soc. Servs. of City of Chicago', 'Monell v. Department of Social Services'],
    ['Monell v. Dep’t of Soc. Servs. of City of Chicago', 'Monell v. New York City Dept. of Social Servs.'],
    ['Truck Mfrs. Ass’n of U.S., Inc. v. Pratt', "Motor Vehicle Manufacturers Ass'n v. Pratt"],
    ['Teachers Ass’n of Ohio v. Pratt', 'Teachers Association v. Pratt'],
    ['Owen v. City of Independence', 'Owen v. Independence'],
    ['West Virginia v. Barnette', 'West Virginia State Board of Education v. Barnette'],
    ['New York, Chicago & St. Louis R. Co. v. Frank', 'New York, C. & S. L. R. Co. v. Frank'],
    ['Foster v. Kansas ex rel. Johnston', 'Foster v. Kansas'],
    ['Boston v. Bellotti', 'First National Bank of Boston v. Bellotti'],
    ['Brown v. Topeka', 'Brown v. Board of Education of Topeka'],
    ['Columbia v. Heller', 'District of Columbia v. Heller'],
    ['Kelo v. London', 'Kelo v. City of New London'],
    ['First Bank v. Smith', 'First National Bank v. Smith'],
    ['Semtek International Inc. v. Martin', 'Semtek International Inc. v. Lockheed Martin Corp.'],
    ['Q. Roe v. X. Wade', 'Roe v. Wade'],
    ['M. Brown v. Board of Education', 'Brown v. Board of Education'],
    ['Roe III v. Wade Jr.', 'Roe v. Wade'],
    ['Wheaton and Donaldson v. Peters and Grigg', 'Wheaton v. Peters'],
    ['Roe, Poe, and Doe v. Wade & Hill', 'Roe v. Wade'],
    ['Roe and wife v. Wade', 'Roe v. Wade'],
    ["Roe's Administrator v. Wade", 'Roe v. Wade'],
    ["Roe, Adm'r v. Wade’s Executors", 'Roe v. Wade'],
    ['Roe v. Wade II', 'Roe v. Wade'],
  ])('what the title leaves out cannot be told: %s, %s', (written, title) =>
    expect(compareName(written, title)).toBe('untold'),
  )

  it('reads a caption of any length, and takes none for a name that is too long to be one', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `Party ${at}`).join(', ')
    expect(namesCase(`${many} v. Wade`, 'Roe v. Wade')).toBe(false)
    expect(namesCase('Roe v. Wade', `Roe v. Wade${' x'.repeat(60_000)}`)).toBe(false)
    expect(namesCase(`Roe v. Wade${' Wade'.repeat(900)}`, `Roe v. Wade${' Wade'.repeat(900)}`)).toBe(false)
  })
})
