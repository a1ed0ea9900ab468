import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testContext } from '@casewright/core/testing'
import { createLibrary, loadStarter, readStarter } from '@casewright/library'
import { createDatabase } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Egress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createLaw } from '../src/research/law/index.ts'
import { wordsAlone } from '../src/research/meaning/index.ts'
import { loadTools, toolsetModules } from '../src/tool-host/loading/load.ts'

// A process of the benchmarks: a brief with a hundred citations checked against the library. Its last line is JSON.
const wanted = 100
const turns = 9

/** Nothing goes out: the library alone is asked. */
const nobody: Egress = {
  refuses: () => null,
  fetchFor: () => () => Promise.reject(new Error('Nothing goes out here.')),
  connect: () => Promise.reject(new Error('Nothing goes out here.')),
  settled: async () => {},
  close: async () => {},
}
const prose =
  'The question before the Court is whether the complaint states facts from which a reasonable jury could find that the defendant knew of the risk and did nothing. '

const folder = await mkdtemp(join(tmpdir(), 'casewright-bench-'))
const postgres = await startEmbedded(folder, randomBytes(16).toString('hex'), { gone: () => process.exit(1) })
const log = createLog('silent')
const { db } = createDatabase(postgres.owner, () => {})
await migrate(db)
const library = createLibrary(db, log)
const files = await readStarter()
await loadStarter(db, library, files)

const cases = files
  .filter(({ authority }) => authority.kind === 'case')
  .slice(0, wanted)
  .map(
    ({ authority }) => `${authority.title}, ${authority.citation} (${authority.year ?? authority.date?.slice(0, 4)})`,
  )
const text = cases.map((citation) => `${prose}See ${citation}. ${prose}\n\n`).join('')
const deps = {
  library,
  sources: [],
  leftOut: [],
  meaning: wordsAlone('No embedding model is set up.'),
  keep: async () => {},
  egress: nobody,
  log,
  timeout: 1_000,
  background: () => {},
}
const law = createLaw(deps, null, new AbortController().signal)
const check = loadTools(await toolsetModules(), log).then((tools) => tools.get('cite-check')?.actions.check)
const handler = await check
if (!handler) throw new Error('The citation check was not loaded.')

const times: number[] = []
let counts: unknown
let citations = 0
for (let turn = 0; turn < turns; turn++) {
  const { context } = testContext({ law })
  const started = performance.now()
  const output = (await handler({ text }, context)) as { counts: unknown; citations: unknown[] }
  times.push(performance.now() - started)
  counts = output.counts
  citations = output.citations.length
}
times.sort((one, other) => one - other)
await library.close()
await db.destroy()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    citations,
    counts,
    characters: text.length,
    median: times[Math.floor(turns / 2)],
    worst: times.at(-1),
  }),
)
process.exit(0)
