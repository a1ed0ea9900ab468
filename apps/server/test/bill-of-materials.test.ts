import { expect, it } from 'vitest'

/** What `npm run sbom` and the check of it are made of; scripts have no types. */
interface Part {
  [field: string]: unknown
}
const script = new URL('../../../scripts/lib/bill-of-materials.mjs', import.meta.url)
const { settle } = (await import(script.href)) as {
  settle(bill: Part): Promise<{ bill: string; components: number; problems: string[] }>
}

const part = (number: number): Part => ({
  type: 'library',
  name: `part-${number}`,
  version: '1.0.0',
  purl: `pkg:npm/part-${number}@1.0.0`,
  'bom-ref': `pkg:npm/part-${number}@1.0.0`,
  licenses: [{ license: { id: 'MIT' } }],
  externalReferences: [
    {
      type: 'distribution',
      url: 'https://packages.example.com/',
      hashes: [{ alg: 'SHA-512', content: 'a'.repeat(128) }],
    },
  ],
})
const parts = Array.from({ length: 60 }, (_, number) => part(number))
const bill = (components: Part[], timestamp = '2026-01-01T00:00:00Z'): Part => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${crypto.randomUUID()}`,
  version: 1,
  metadata: { timestamp },
  components,
  dependencies: components.map((one) => ({ ref: one['bom-ref'], dependsOn: [] })),
})

it('a bill of materials is the same for the same parts, whenever and in whatever order it is written', async () => {
  const first = await settle(bill(parts))
  expect([first.components, first.problems]).toEqual([60, []])
  expect(await settle(bill(parts.toReversed(), '2026-02-02T00:00:00Z'))).toEqual(first)
})

it('a bill of materials is refused where a part has no license, no hash or no known form', async () => {
  const change = (changes: Part) => settle(bill([{ ...part(0), ...changes }, ...parts.slice(1)]))
  expect((await change({ licenses: [] })).problems).toEqual(['part-0 1.0.0 has no license'])
  expect((await change({ externalReferences: [] })).problems).toEqual(['part-0 1.0.0 has no hash'])
  expect((await change({ type: 'nonsense' })).problems).toEqual([expect.stringContaining('It is not CycloneDX 1.6')])
  expect((await settle(bill(parts.slice(0, 5)))).problems).toEqual([expect.stringContaining('hardly anything')])
})
