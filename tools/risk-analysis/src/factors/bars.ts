import { all, civil, claims, type Factor, words } from './factor.ts'

/** What delays a claim or moves it elsewhere. What ends it, whatever its merits, is in `../bars`. */
export const bars: readonly Factor[] = [
  {
    id: 'limitation-raised',
    theme: 'bar',
    types: civil,
    title: 'The limitation period is at issue',
    impact: 'A limitations defense is often litigated before the merits are reached.',
    points: -7,
    words: words(
      'limitations? (defense|defence|issue|problem|question|argument)',
      '(raise|raises|raised|raising|assert|asserts|asserted|plead|pleads|pleaded) (the )?(statute of )?limitations',
      'close to the (statute of )?limitations?( period)?',
      '(statute of )?limitations? (period )?(is |will )?(soon |about to |nearly )(expire|run|end|pass)~',
    ),
    now: 'Establish when the claim accrued, when it was discovered, and when suit was or must be filed.',
  },
  {
    id: 'notice-of-claim',
    theme: 'bar',
    types: claims,
    title: 'A notice of claim was filed with the public body',
    impact: 'Claims against public entities often require early formal notice; without it they can be lost.',
    points: 3,
    words: words('notice of (the )?(tort )?claim', 'tort claim notice'),
    later: 'Keep proof of when and how the notice of claim was served.',
    denied: {
      title: 'No notice of claim to the public body',
      impact: 'Claims against public entities often require early formal notice; without it they can be lost.',
      points: -12,
      now: 'Check at once whether a notice of claim is required, and whether a late one can be allowed.',
    },
  },
  {
    id: 'forum',
    theme: 'procedure',
    types: all,
    title: 'Jurisdiction or venue is contested',
    impact: 'Filing in the wrong court means dismissal or transfer, and lost time.',
    points: -5,
    words: words('(improper|wrong) (venue|court)', '(contest|challeng|disput)~ (personal )?(jurisdiction|venue)'),
    now: 'Decide where the claim can be filed before the time to file there runs out.',
  },
  {
    id: 'arbitration',
    theme: 'procedure',
    types: claims,
    title: 'Arbitration clause',
    impact: 'The case may go to arbitrators: no jury, limited discovery, and very limited review.',
    points: -3,
    words: words(
      'arbitration (clause|agreement|provision|requirement)',
      'agree~ to arbitrate',
      '(binding|mandatory|compulsory) arbitration',
      'must arbitrate',
      'arbitrate (all |any )?disputes',
    ),
    now: 'Read the arbitration clause: scope, seat, rules, time limits, cost, and whether it has been waived.',
  },
]
