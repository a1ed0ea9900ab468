import { courtListener } from './courtlistener/index.ts'
import { ecfr } from './ecfr/index.ts'
import { federalRegister } from './federal-register.ts'
import { govinfo } from './govinfo.ts'
import type { LegalSource } from './source.ts'

interface SourceEntry {
  title: string
  /** The public host, unless the installation names another. */
  base: string
  /** The setting that names another host. */
  address: `${string}_BASE_URL`
  make(base: URL, key: string | undefined): LegalSource
  /** The setting that holds its key. */
  key?: `${string}_TOKEN` | `${string}_API_KEY`
  /** It is left out where no key is set. */
  needsKey?: true
  /** How often it may be asked, unless the installation says otherwise. */
  budget?: string
}

/** By the word that stands in SOURCES. A new source costs its file and an entry here. */
export const catalogue = {
  courtlistener: {
    title: 'CourtListener',
    base: 'https://www.courtlistener.com',
    address: 'COURTLISTENER_BASE_URL',
    make: courtListener,
    key: 'COURTLISTENER_TOKEN',
    // What a plain user may ask, as its server was set in August 2026.
    budget: '5/minute, 50/hour, 125/day',
  },
  ecfr: { title: 'eCFR', base: 'https://www.ecfr.gov', address: 'ECFR_BASE_URL', make: ecfr },
  'federal-register': {
    title: 'Federal Register',
    base: 'https://www.federalregister.gov',
    address: 'FEDERAL_REGISTER_BASE_URL',
    make: federalRegister,
  },
  govinfo: {
    title: 'GovInfo',
    base: 'https://api.govinfo.gov',
    address: 'GOVINFO_BASE_URL',
    make: (base, key = '') => govinfo(base, key),
    key: 'GOVINFO_API_KEY',
    needsKey: true,
  },
} as const satisfies Record<string, SourceEntry>

export type SourceId = keyof typeof catalogue
export type AddressVariable = (typeof catalogue)[SourceId]['address']

export const entryOf = (id: SourceId): SourceEntry => catalogue[id]
