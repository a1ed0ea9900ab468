import type { FoundBar } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { lateByWords } from './by-days.ts'
import { decidedBars } from './decided.ts'
import { framedBars } from './frame.ts'
import { immuneBars } from './immune.ts'
import { powerBars } from './power.ts'
import { releaseBars } from './release.ts'
import { standingBars } from './standing.ts'
import { timeBars } from './times.ts'

const all = [...timeBars, ...releaseBars, ...decidedBars, ...powerBars, ...standingBars, ...immuneBars]

/** How a bar is called and lifted. */
export const toldBy = (id: string, type: CaseType) => all.find((one) => one.id === id && one.types.includes(type))

/** The bars that a text tells by what happened, one of a kind: the one that stands before one that is in doubt. */
export function toldBars(text: string, type: CaseType, today: Date): Omit<FoundBar, 'ends'>[] {
  const found = [...framedBars(text, type, all), ...lateByWords(text, type, today)]
  return found.filter(({ id, holds }, at) => {
    const best = found.findIndex((one) => one.id === id && one.holds)
    return holds ? at === best : best < 0 && at === found.findIndex((one) => one.id === id)
  })
}
