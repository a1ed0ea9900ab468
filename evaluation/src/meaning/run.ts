import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { questions } from '../questions/index.ts'
import { type Measured, meaningTable } from './table.ts'

const script = fileURLToPath(new URL('../../../apps/server/test/meaning-measure.ts', import.meta.url))

const usage = `npm run eval -- meaning <local:model or address of a server> ... [--models folder] [--law opinions.jsonl] [--cache file] [--seconds n] [--show]
The folder of models is data/models unless given. --cache keeps vectors by the hash of their text. With --seconds, vectors are made for
so long, and the questions are asked of the part that has them. --show lists what is missed.`

/** npm run eval -- meaning: the questions that have an expected authority, put to words, to meaning, and to both. */
export async function runMeaning(given: string[]): Promise<void> {
  const { values, positionals: models } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      models: { type: 'string', default: 'data/models' },
      law: { type: 'string' },
      cache: { type: 'string' },
      seconds: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  })
  if (models.length === 0) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const from = (path: string) => resolve(process.env.INIT_CWD ?? '', path)
  const asked = questions.filter(({ expected }) => expected.length > 0)
  const folder = await mkdtemp(join(tmpdir(), 'casewright-meaning-'))
  try {
    for (const model of models) {
      const file = join(folder, 'asked.json')
      await writeFile(
        file,
        JSON.stringify({
          model,
          modelsFolder: from(values.models),
          questions: asked.map((one) => ({ text: one.text })),
          ...(values.law && { law: from(values.law) }),
          ...(values.seconds && { seconds: Number(values.seconds) }),
          ...(values.cache && { cache: from(values.cache) }),
        }),
      )
      const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
      const measured: Measured = JSON.parse(await text(child.stdout))
      console.log(`\n${meaningTable(measured, asked, values.show)}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
