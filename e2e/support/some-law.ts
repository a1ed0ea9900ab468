import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCasewright } from './server.ts'

const command = fileURLToPath(new URL('../../apps/server/src/ops/library/main.ts', import.meta.url))

/** Our own words in the form of opinions: no court wrote them, and their reporter has no such volume. */
export const shop = {
  title: 'Lake v. Mill',
  citation: '998 F.4th 11',
  passage:
    'A landlord who padlocks the only door of a shop has evicted the tenant, although the walls still stand and the sign still hangs.',
}
export const barn = { title: 'Barn v. Road', citation: '998 F.4th 77' }

const filler = Array.from(
  { length: 30 },
  (_, at) =>
    `Paragraph ${at + 1}. The parties argue at length about the terms of the lease and the course of their dealings.`,
).join('\n\n')

/** An opinion as the command for imports takes it. */
export interface SomeOpinion {
  _id: string
  title: string
  text: string
  metadata: { citations: string[]; date: string; court: string; jurisdiction: string; url?: string }
}

const opinions: SomeOpinion[] = [
  {
    _id: 'shop',
    title: shop.title,
    text: `The court delivers its opinion.\n\n${filler}\n\n${shop.passage} Accord ${barn.title}, ${barn.citation} (9th Cir. 2025). See also 997 F.4th 5.\n\nThe judgment is reversed.`,
    metadata: {
      citations: [shop.citation],
      date: '2025-06-27',
      court: 'ca9',
      jurisdiction: 'us',
      url: 'https://courts.example/shop',
    },
  },
  {
    _id: 'barn',
    title: barn.title,
    text: `The road to the barn was closed. ${filler}\n\nA barn without a road is a barn from which the tenant is evicted. The landlord who padlocks a road evicts.`,
    metadata: { citations: [barn.citation], date: '2025-02-03', court: 'ca9', jurisdiction: 'us' },
  },
]

/** A Casewright of its own whose library holds these opinions beside the starter set. */
export async function startWithLaw(port: number, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-e2e-'))
  const casewright = await startCasewright(port, { SOURCES: 'library', ...settings, E2E_DATA_DIR: folder })
  const add = (more: readonly SomeOpinion[]) => importInto(folder, more)
  await add(opinions)
  return { ...casewright, add }
}

async function importInto(folder: string, opinions: readonly SomeOpinion[]): Promise<void> {
  const file = join(folder, 'opinions.jsonl')
  await writeFile(file, opinions.map((one) => JSON.stringify(one)).join('\n'))
  const child = spawn(process.execPath, [command, 'import', 'jsonl', file], {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The opinions were not imported')
}
