import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { wilson } from '../truth/wilson.ts'
import { type Agreement, type Planted, plantedIn, toRead } from './measure.ts'
import { plants } from './plants.ts'

/** Agreements of the folder that TEST_DATA names: real ones, none of which is part of the product. */
function agreementsIn(folder: string, most: number): Agreement[] {
  const file = gunzipSync(readFileSync(join(folder, 'contracts/contract-nli.json.gz'))).toString()
  const { documents } = JSON.parse(file) as { documents: { file_name: string; text: string }[] }
  const secrets = documents.map(({ file_name: name, text }) => ({ name, text }))
  const others = ['vp004_legal_contract.docx.libreoffice', 'cuad_eton_development_agreement.pdf.pdftotext'].map(
    (name) => ({ name, text: readFileSync(join(folder, 'documents/expected', `${name}.txt`), 'utf8') }),
  )
  const employment = 'edgar_employment_agreement_2007.txt'
  const job = { name: employment, text: readFileSync(join(folder, 'documents/txt', employment), 'utf8') }
  return [...others, job, ...secrets].slice(0, most)
}

const share = (count: number, of: number): string => {
  const [low, high] = wilson(count, of)
  return `${count} of ${of} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`
}

/** npm run eval -- defects: defects planted into real agreements, one at a time, without a server. */
export function runDefects([most = '40']: readonly string[]): void {
  const folder = process.env.TEST_DATA
  if (!folder) throw new Error('Set TEST_DATA to the folder with the agreements.')
  const agreements = agreementsIn(folder, Number(most))
  const all = agreements.flatMap((agreement, at) => plantedIn(agreement, at))
  const of = (id: string): Planted[] => all.filter(({ plant }) => plant === id)
  const lines = plants.map(
    ({ id }) =>
      `| ${id} | ${share(of(id).filter(({ found }) => found).length, of(id).length)} | ${of(id).filter(({ weighs }) => weighs).length} |`,
  )
  console.info(`## Planted defects, in ${agreements.length} real agreements

| defect | found at its place | of high or medium severity |
| --- | ---: | ---: |
${lines.join('\n')}
| **all (goal: 99 %)** | ${share(all.filter(({ found }) => found).length, all.length)} | ${all.filter(({ weighs }) => weighs).length} |

Baseline: who looks for the words of these defects finds each, and reads ${toRead(agreements)} passages of ${agreements.length * plants.length} in agreements where none was planted.
`)
  for (const { plant, agreement, words } of all.filter(({ found }) => !found).slice(0, 40))
    console.info(`- ${plant} in ${agreement}: ${words}`)
}
