import { federal } from './federal.ts'
import { neutral } from './neutral.ts'
import { regional } from './regional.ts'
import { specialty1 } from './specialty-1.ts'
import { specialty2 } from './specialty-2.ts'
import { statesAlToCt } from './states-al-to-ct.ts'
import { statesDeToIa } from './states-de-to-ia.ts'
import { statesKsToMt } from './states-ks-to-mt.ts'
import { statesNeToMp } from './states-ne-to-mp.ts'
import { statesNy } from './states-ny.ts'
import { statesOhToOr } from './states-oh-to-or.ts'
import { statesPaToRi } from './states-pa-to-ri.ts'
import { statesScToUt } from './states-sc-to-ut.ts'
import { statesVtToWy } from './states-vt-to-wy.ts'

export const reporterTables: readonly string[] = [
  regional,
  federal,
  specialty1,
  specialty2,
  neutral,
  statesAlToCt,
  statesDeToIa,
  statesKsToMt,
  statesNeToMp,
  statesNy,
  statesOhToOr,
  statesPaToRi,
  statesScToUt,
  statesVtToWy,
]
