import { expect, it } from 'vitest'
import { amendmentsIn } from './amendments.ts'

it.each([
  [
    '(July 30, 1947, ch. 389, 61 Stat. 642; Pub. L. 90–381, § 3, July 5, 1968, 82 Stat. 291.)',
    [{ by: 'Pub. L. 90–381', date: '1968-07-05' }],
  ],
  [
    '(Added Pub. L. 105–225, § 2(a), Aug. 12, 1998, 112 Stat. 1494; amended Pub. L. 107–293, § 2(a), Nov. 13, 2002, 116 Stat. 2060; Pub. L. 113–66, div. A, title V, § 586, Dec. 26, 2013, 127 Stat. 777.)',
    [
      { by: 'Pub. L. 107–293', date: '2002-11-13' },
      { by: 'Pub. L. 113–66', date: '2013-12-26' },
    ],
  ],
  [
    '[37 FR 23603, Nov. 4, 1972, as amended at 54 FR 9676, Mar. 7, 1989; 57 FR 40024, Sept. 1, 1992]',
    [
      { by: '54 FR 9676', date: '1989-03-07' },
      { by: '57 FR 40024', date: '1992-09-01' },
    ],
  ],
  [
    '[40 FR 1, Jan. 2, 1975. Redesignated at 45 FR 9, May 3, 1980, and amended at 50 FR 7, June 4, 1985]',
    [{ by: '50 FR 7', date: '1985-06-04' }],
  ],
  [
    'Amended by Stats. 2021, Ch. 5, Sec. 3. (AB 12) Effective January 1, 2022.',
    [{ by: 'Stats. 2021, Ch. 5', date: '2022-01-01' }],
  ],
  ['Amended by Stats. 1998, Ch. 932, Sec. 11.', [{ by: 'Stats. 1998, Ch. 932', date: '1998' }]],
  [
    'Dec. 23, 1963, 77 Stat. 510, Pub. L. 88-241, § 1; Mar. 16, 1988, D.C. Law 7-92, § 3(a), 35 DCR 716',
    [{ by: 'D.C. Law 7-92', date: '1988-03-16' }],
  ],
  [
    '(June 25, 1948, ch. 646, 62 Stat. 930; May 24, 1949, ch. 139, § 80, 63 Stat. 101.)',
    [{ by: 'Act of May 24, 1949, ch. 139', date: '1949-05-24' }],
  ],
])('reads what amended a section: %s', (history, amendments) => expect(amendmentsIn(history)).toEqual(amendments))

it.each([
  '(July 30, 1947, ch. 389, 61 Stat. 642.)',
  '[54 FR 9676, Mar. 7, 1989]',
  'Added by Stats. 1992, Ch. 163, Sec. 2. Effective January 1, 1993.',
  'Repealed and added by Stats. 2004, Ch. 183, Sec. 1.',
  '(Added Pub. L. 91–1, § 1, Jan. 2, 1970, 84 Stat. 1; renumbered § 5, Pub. L. 92–2, § 2, Feb. 3, 1972, 86 Stat. 2.)',
  '[40 FR 1, Jan. 2, 1975. Redesignated at 45 FR 9, May 3, 1980]',
  'The committee wrote; on May 3, 1990, it wrote again; nothing came of it.',
  '',
])('says nothing of a section that was only made, moved, or of which it is written otherwise: %s', (history) =>
  expect(amendmentsIn(history)).toEqual([]),
)
