import { readCatalog } from '@casewright/publishers'
import { expect, it } from 'vitest'
import type { Egress } from '../../platform/egress/index.ts'
import { fetchOf } from './fetch-of.ts'
import { placesOf } from './places.ts'

const places = placesOf({ DATA_DIR: '/nowhere', OFFLINE: false, COURTLISTENER_TOKEN: 'secret' })

it.each([
  ['courtlistener-api-scotus', 'https://www.courtlistener.com/api/rest/v4/clusters/', 'Token secret'],
  ['courtlistener-api-scotus', 'https://example.com/api/rest/v4/clusters/', null],
  ['courtlistener-api-scotus', 'http://www.courtlistener.com/api/rest/v4/clusters/', null],
  // Amazon's server refuses a request that has it, and repeats it in its answer.
  ['courtlistener', 'https://com-courtlistener-storage.s3-us-west-2.amazonaws.com/', null],
  ['cases-us', 'https://www.courtlistener.com/', null],
])('of %s %s is asked with CourtListener’s token: %s', async (id, url, token) => {
  const pack = readCatalog().find((one) => one.id === id)
  if (!pack) throw new Error('There is no such pack.')
  let headers = new Headers()
  const egress: Pick<Egress, 'fetchFor'> = {
    fetchFor: () => async (_, init) => {
      headers = new Headers(init?.headers)
      return new Response()
    },
  }
  const catalog = { packs: [pack], own: new Set<string>(), problem: null }
  const send = fetchOf({ egress: egress as Egress, places }, pack, catalog, { source: 'network', folder: null })
  await send(url, { headers: { range: 'bytes=5-' } })
  expect([headers.get('authorization'), headers.get('range')]).toEqual([token, 'bytes=5-'])
})
