import { readFile } from 'node:fs/promises'
import type { SiteContent } from '@casewright/api'
import { expect, it } from 'vitest'
import { parseSample } from '../../http/pages/site.ts'
import { publicPlans } from './public-plans.ts'

const shipped = new URL('../../../content/site.json', import.meta.url)

it('reads what the specification says of its three plans out of the words of the public page', async () => {
  const plans = publicPlans(parseSample(await readFile(shipped, 'utf8')))
  const none = { runs: null, storageBytes: null, costMicros: null }
  expect(plans).toEqual([
    { ...none, name: 'Starter', runs: 100, storageBytes: 2 * 1024 ** 3 },
    { ...none, name: 'Professional', storageBytes: 50 * 1024 ** 3 },
    { ...none, name: 'Enterprise' },
  ])
})

it("reads a firm's own, and sets no limit where the words tell none", () => {
  const site = (items: { name: string; features: string[] }[]) => ({ plans: { items } }) as unknown as SiteContent
  const plans = publicPlans(
    site([
      { name: 'Small', features: ['1,500 searches per month', '1 TB storage', 'Friendly people'] },
      { name: 'Large', features: ['Everything in small', '200 GB storage'] },
    ]),
  )
  expect(plans).toEqual([
    { name: 'Small', runs: 1500, storageBytes: 1024 ** 4, costMicros: null },
    { name: 'Large', runs: 1500, storageBytes: 200 * 1024 ** 3, costMicros: null },
  ])
  expect(publicPlans({ plans: null } as unknown as SiteContent)).toEqual([])
})
