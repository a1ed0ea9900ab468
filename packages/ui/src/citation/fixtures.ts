import type { CitationCheck, CitationStatus } from '@casewright/core/client'

/** Checks for stories and tests: one of each status. */
export const someChecks: Record<CitationStatus, CitationCheck> = {
  verified: {
    text: 'Riley v. California, 573 U.S. 373 (2014)',
    status: 'verified',
    reason: 'Name, reporter and year agree.',
    found: {
      name: 'Riley v. California',
      citation: '573 U.S. 373',
      date: '2014',
      source: 'CourtListener',
      url: 'https://www.courtlistener.com/',
    },
  },
  mismatch: {
    text: 'Carpenter v. United States, 585 U.S. 296 (2017)',
    status: 'mismatch',
    reason: 'The rest agrees.',
    differences: [{ field: 'year', written: '2017', found: '2018' }],
    found: { name: 'Carpenter v. United States', citation: '585 U.S. 296', date: '2018', source: 'Library' },
  },
  ambiguous: {
    text: 'United States v. Jones',
    status: 'ambiguous',
    reason: '3 authorities carry this name.',
  },
  'not-found': {
    text: 'Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)',
    status: 'not-found',
    reason: 'CourtListener covers F.3d and has no case at 925 F.3d 1339 by this name.',
  },
  unchecked: {
    text: 'Fed. R. Crim. P. 12(b)(3)(C)',
    status: 'unchecked',
    reason: 'No configured source holds the federal rules.',
  },
}

/** A right citation of what is no longer good law. */
export const flaggedCheck: CitationCheck = {
  text: 'Olmstead v. United States, 277 U.S. 438 (1928)',
  status: 'verified',
  reason: 'Name, reporter and year agree.',
  treatment: {
    flag: 'red',
    kind: 'overruled',
    says: 'No longer good law: overruled by Katz v. United States, 389 U.S. 347 (1967).',
    by: { name: 'Katz v. United States', citation: '389 U.S. 347', year: 1967 },
    source: 'list of overruled Supreme Court decisions',
  },
}

/** A right citation of what is good law in part. */
export const doubtedCheck: CitationCheck = {
  text: 'Saucier v. Katz, 533 U.S. 194 (2001)',
  status: 'verified',
  reason: 'Name, reporter and year agree.',
  treatment: {
    flag: 'amber',
    kind: 'overruled in part',
    says: 'Overruled in part by Pearson v. Callahan, 555 U.S. 223 (2009).',
    by: { name: 'Pearson v. Callahan', citation: '555 U.S. 223', year: 2009 },
    source: 'list of overruled Supreme Court decisions',
    isSaid: true,
  },
}
