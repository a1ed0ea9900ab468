import { parseArgs } from 'node:util'
import { readTruthData } from './data.ts'
import { type SetName, sets } from './measure.ts'
import { truthTable } from './report.ts'

const usage = `npm run eval -- truth [set ...] [--show n] [--kind words] [--seed word]
Sets: ${Object.keys(sets).join(', ')}; all of them unless named. TEST_DATA names the folder of the data.
Another seed makes other splices and honest quotations of the same opinions.`

/** npm run eval -- truth: what the rules of quotations and names make of cases whose truth is known. */
export async function runTruth(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { show: { type: 'string', default: '0' }, kind: { type: 'string' }, seed: { type: 'string' } },
  })
  const folder = process.env.TEST_DATA
  const unknown = positionals.filter((name) => !(name in sets))
  if (unknown.length > 0 || !folder) {
    console.error(
      folder ? `There is no set named '${unknown.join("', '")}'.\n${usage}` : `TEST_DATA is not set.\n${usage}`,
    )
    process.exitCode = 1
    return
  }
  const data = readTruthData(folder)
  for (const [name, measure] of Object.entries(sets)) {
    if (positionals.length > 0 && !positionals.includes(name as SetName)) continue
    const measured = await measure(data, values.seed)
    const judged = measured.judged.filter(({ kind }) => kind.includes(values.kind ?? ''))
    console.log(`\n${truthTable({ ...measured, judged }, Number(values.show))}`)
  }
}
