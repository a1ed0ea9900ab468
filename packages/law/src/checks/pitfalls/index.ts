import type { DocumentCheck } from '../check.ts'
import { blamePitfalls } from './blame.ts'
import { dealingPitfalls } from './dealing.ts'
import { lawPitfalls } from './of-law.ts'
import { powerPitfalls } from './power.ts'
import { renewalOption } from './renewal-option.ts'
import { rightWithoutTime } from './right-without-time.ts'
import { securityPitfalls } from './security.ts'
import { takenBackPitfalls } from './taken-back.ts'
import { termPitfalls } from './terms.ts'
import { wordPitfalls } from './words.ts'
import { workPitfalls } from './work.ts'

/** What a senior lawyer would not let a client sign without a word: each shown by the words of the paper alone. */
export const pitfallChecks: readonly DocumentCheck[] = [
  ...workPitfalls,
  ...blamePitfalls,
  ...dealingPitfalls,
  ...powerPitfalls,
  ...termPitfalls,
  renewalOption,
  rightWithoutTime,
  ...takenBackPitfalls,
  ...wordPitfalls,
  ...securityPitfalls,
  ...lawPitfalls,
]
