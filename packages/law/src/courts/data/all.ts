import { courtsAlToDc } from './al-to-dc.ts'
import { courtsFl } from './fl.ts'
import { courtsGaToKs } from './ga-to-ks.ts'
import { courtsKy } from './ky.ts'
import { courtsLaToNh } from './la-to-nh.ts'
import { courtsNcToMp } from './nc-to-mp.ts'
import { courtsNjToNm } from './nj-to-nm.ts'
import { courtsNy1 } from './ny-1.ts'
import { courtsNy2 } from './ny-2.ts'
import { courtsNy3 } from './ny-3.ts'
import { courtsOh1 } from './oh-1.ts'
import { courtsOh2 } from './oh-2.ts'
import { courtsOh3 } from './oh-3.ts'
import { courtsOkToOr } from './ok-to-or.ts'
import { courtsPa1 } from './pa-1.ts'
import { courtsPa2 } from './pa-2.ts'
import { courtsPrToWy } from './pr-to-wy.ts'
import { courtsTribalToOther } from './tribal-to-other.ts'
import { courtsUs1 } from './us-1.ts'
import { courtsUs2 } from './us-2.ts'

export const courtTables: readonly string[] = [
  courtsUs1,
  courtsUs2,
  courtsAlToDc,
  courtsFl,
  courtsGaToKs,
  courtsKy,
  courtsLaToNh,
  courtsNjToNm,
  courtsNy1,
  courtsNy2,
  courtsNy3,
  courtsNcToMp,
  courtsOh1,
  courtsOh2,
  courtsOh3,
  courtsOkToOr,
  courtsPa1,
  courtsPa2,
  courtsPrToWy,
  courtsTribalToOther,
]
