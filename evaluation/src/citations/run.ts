import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importLaw } from '../product/import.ts'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { starterIsThere } from '../product/starter.ts'
import { testData } from '../truth/packed.ts'
import { type CheckedCite, checkText, isFlagged, withoutLists } from './check.ts'
import { readOrders, readRealOpinions, realBrief } from './real-cites.ts'
import { standInVolumes, standing } from './stand-in-volumes.ts'
import { briefTable, type CheckedOrder, opinionsTable, ordersTable, type Stage } from './tables.ts'

/** What the samples hold, as the library imports it. */
const indexes = ['bulk/cap/volume-alaska-1/1.zip', 'bulk/cap/volume-a2d-100/100.zip']
const texts: readonly [kind: string, path: string][] = [
  ['caselaw-access-project', 'bulk/cap/volume-a2d-100/100.zip'],
  ['uscode', 'bulk/usc/uslm-1'],
  ['uscode', 'bulk/rules/usc18a.xml.gz'],
  ['ecfr', 'bulk/ecfr/ECFR-title1.xml.gz'],
  ['constitution', 'bulk/constitution/constitution.xml.gz'],
  ['dc-code', 'bulk/dccode/law-xml'],
  ['jsonl', 'law/scotus_opinions.jsonl.gz'],
]

/**
 * npm run eval -- citations: what the citation check says of real and of invented citations, with no network. With --volumes
 * those of orders alone, with an index that stands in for that of their volumes.
 */
export async function runCitations(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { volumes: { type: 'boolean', default: false } } })
  const folder = testData()
  if (!folder) return
  if (!values.volumes) await withSamples(folder)
  for (const where of standing) {
    const product = await startProduct()
    const index = await standInVolumes(readOrders(folder), where)
    try {
      const person = await signUp(product.url)
      await starterIsThere(person)
      await importLaw(index, product.folder, 'case-index')
      await putOrders(person, folder, `an index that stands in for that of their volumes, each made-up page ${where}`)
    } finally {
      await rm(index, { recursive: true })
      await product.stop()
    }
  }
}

async function withSamples(folder: string): Promise<void> {
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    await starterIsThere(person)
    await putOrders(person, folder, 'the starter set')
    const cited: CheckedCite[] = []
    for (const { text } of readRealOpinions(folder))
      cited.push(...(await checkText(person, text)).filter(({ standsFor }) => standsFor === undefined))
    console.log(`\n${opinionsTable(cited)}`)
    for (const { text, status, reason } of cited) if (status === 'not-found') console.log(`- ${text}: ${reason}`)
    for (const { text, known, reason } of cited) if (known?.state === 'doubtful') console.log(`- ${text}: ${reason}`)
    console.log(`\n${briefTable(await briefStages(person, folder, product.folder))}`)
    await putOrders(person, folder, 'all samples')
  } finally {
    await product.stop()
  }
}

async function putOrders(person: Person, folder: string, held: string): Promise<void> {
  const orders: CheckedOrder[] = []
  for (const cite of readOrders(folder)) orders.push({ cite, check: (await checkText(person, `${cite.text}.`))[0] })
  console.log(`\n${ordersTable(orders, held)}`)
  for (const { cite, check } of orders)
    if (check && isFlagged(check.status)) console.log(`- ${cite.label}: ${cite.text}: ${check.status}. ${check.reason}`)
  const inHeld = orders.filter(({ check }) => check && /case index/.test(check.reason))
  console.log(`\n${inHeld.length} of them are in a volume whose index is held.`)
}

async function briefStages(person: Person, folder: string, dataFolder: string): Promise<Stage[]> {
  const brief = realBrief(folder)
  const check = async () => {
    const all: (CheckedCite | undefined)[] = []
    for (const one of brief) all.push((await checkText(person, `${one}.`))[0])
    return all
  }
  const stages: Stage[] = []
  const add = (
    name: string,
    all: readonly (CheckedCite | undefined)[],
    read: (one: CheckedCite) => Stage['statuses'][0],
  ) => stages.push({ name, statuses: all.map((one) => (one ? read(one) : 'unchecked')) })
  const first = await check()
  add('the starter set, without the lists', first, withoutLists)
  add('the starter set', first, ({ status }) => status)
  for (const path of indexes) await importLaw(join(folder, path), dataFolder, 'case-index')
  add('and the case index of the samples', await check(), ({ status }) => status)
  for (const [kind, path] of texts) await importLaw(join(folder, path), dataFolder, kind)
  const last = await check()
  add('and the texts of the samples', last, ({ status }) => status)
  for (const [at, one] of last.entries())
    if (one && one.status !== 'verified') console.log(`- ${brief[at]}: ${one.status}. ${one.reason}`)
  return stages
}
