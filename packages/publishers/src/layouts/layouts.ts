import { readCalifornia } from '../california/read.ts'
import { readVolume } from '../caselaw-access-project/read.ts'
import { readAnnualCfr } from '../cfr/read-annual.ts'
import { readEcfr } from '../cfr/read-ecfr.ts'
import { readConstitution } from '../constitution/read.ts'
import { type DcOutline, readDcOutline } from '../dc-code/outline.ts'
import { readDcSection } from '../dc-code/read.ts'
import { readFederalRegister } from '../federal-register/read.ts'
import { readUsCode } from '../us-code/read.ts'
import type { Layout } from './layout.ts'

const packed = (name: string) => name.toLowerCase().replace(/\.(gz|bz2)$/, '')
const xml = (name: string) => packed(name).endsWith('.xml')

export const layouts: readonly Layout[] = [
  {
    id: 'caselaw-access-project',
    reads:
      'volumes of reporters of the Caselaw Access Project, as the zip of a volume or as folders, from static.case.law',
    wants: (name) => /(^|\/)CasesMetadata\.json$/.test(name),
    start: () => readVolume,
  },
  {
    id: 'uscode',
    reads:
      'titles of the United States Code, and the federal rules in their appendices, in USLM XML from uscode.house.gov',
    wants: (name) => xml(name),
    start: () =>
      async function* (file, onWhole) {
        yield* readUsCode(await file.open(), (title) => onWhole(`usc/${title}/`))
      },
  },
  {
    id: 'ecfr',
    reads:
      'titles or parts of the Code of Federal Regulations in XML from ecfr.gov, or from the eCFR bulk data of govinfo.gov',
    wants: (name) => xml(name),
    start: () =>
      async function* (file, onWhole) {
        yield* readEcfr(await file.open(), file.name, (title) => onWhole(`cfr/${title}/`))
      },
  },
  {
    id: 'cfr-annual',
    reads: 'volumes of the annual edition of the Code of Federal Regulations in the bulk XML of govinfo.gov',
    wants: (name) => xml(name),
    start: () =>
      async function* (file) {
        yield* readAnnualCfr(await file.open())
      },
  },
  {
    id: 'federal-register',
    reads: 'issues of the Federal Register in the bulk XML of govinfo.gov',
    wants: (name) => xml(name),
    start: () =>
      async function* (file) {
        yield* readFederalRegister(await file.open())
      },
  },
  {
    id: 'constitution',
    reads: 'the Constitution as the House Manual prints it, in the XML of the Government Publishing Office',
    wants: (name) => xml(name),
    start: () =>
      async function* (file) {
        yield* readConstitution(await file.open())
      },
  },
  {
    id: 'dc-code',
    reads: 'sections of the District of Columbia Code in the XML of the Council of the District of Columbia',
    wants: (name) => xml(name) && /(^|\/)(sections\/[^/]+|titles\/[^/]+\/index)\.xml/.test(name),
    start() {
      const outline: DcOutline = new Map()
      return async function* (file) {
        // The index of a title comes before its sections by name.
        if (/index\.xml/.test(file.name)) await readDcOutline(await file.open(), outline)
        else yield* readDcSection(await file.open(), outline)
      }
    },
  },
  {
    id: 'california',
    reads:
      'the codes and the constitution of California, as the zip of a session from downloads.leginfo.legislature.ca.gov',
    wants: (name) => /(^|\/)LAW_SECTION_TBL\.dat$/.test(name),
    start: () => readCalifornia,
  },
]
