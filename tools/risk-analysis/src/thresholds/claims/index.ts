import type { Claim } from '../claim.ts'
import { callsAndMarks } from './calls-and-marks.ts'
import { consumers } from './consumers.ts'
import { dealings } from './dealings.ts'
import { detained } from './detained.ts'
import { employment } from './employment.ts'
import { families } from './families.ts'
import { federalProceedings } from './federal-proceedings.ts'
import { government } from './government.ts'
import { harm } from './harm.ts'
import { immigration } from './immigration.ts'
import { propertyOfMind } from './property-of-mind.ts'
import { prosecutions } from './prosecutions.ts'
import { rightsAndRecords } from './rights-and-records.ts'
import { seaAndVaccines } from './sea-and-vaccines.ts'
import { workAndReports } from './work-and-reports.ts'

/** Every claim whose thresholds are known, in the order in which they are shown. */
export const claims: readonly Claim[] = [
  ...immigration,
  ...government,
  ...detained,
  ...seaAndVaccines,
  ...employment,
  ...workAndReports,
  ...propertyOfMind,
  ...callsAndMarks,
  ...rightsAndRecords,
  ...consumers,
  ...families,
  ...harm,
  ...dealings,
  ...federalProceedings,
  ...prosecutions,
]
