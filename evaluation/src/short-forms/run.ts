import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CaseInVolume, citationKeys, shortInVolume } from '@casewright/law'
import { readRealOpinions } from '../citations/real-cites.ts'
import { readTruthData, type TitledCase } from '../truth/data.ts'
import { testData } from '../truth/packed.ts'
import { interval } from '../truth/wilson.ts'
import { type ShortForm, shortFormsOf, volumeOf } from './short-forms.ts'

/** npm run eval -- short-forms: short forms of real opinions as if each stood alone, by the cases that are held. */
export function runShortForms(): void {
  const folder = testData()
  if (!folder) return
  const { opinions } = readTruthData(folder)
  const forms = [...opinions, ...readRealOpinions(folder)].flatMap(({ text }) => shortFormsOf(text))
  const starter = starterCases()
  console.log(
    [
      '## Short forms alone, without a case index',
      '',
      '| cases held | short forms | of a case held | resolved | wrong | 95 % interval | left alone |',
      '| --- | ---: | ---: | ---: | ---: | --- | ---: |',
      rowOf('the starter set', forms, starter),
      rowOf('and 1,069 opinions', forms, [...starter, ...opinions]),
    ].join('\n'),
  )
}

function starterCases(): TitledCase[] {
  const root = join(import.meta.dirname, '../../../packages/library/starter')
  return ['scotus', 'landmarks'].flatMap((set) =>
    readdirSync(join(root, set)).map((file) => {
      const { title, citation, parallel } = JSON.parse(readFileSync(join(root, set, file), 'utf8'))
      return { title, citations: [citation, ...parallel] } as TitledCase
    }),
  )
}

/** By volume; what two sets have is one case with both titles. */
function volumesOf(cases: readonly TitledCase[]): Map<string, CaseInVolume[]> {
  const volumes = new Map<string, CaseInVolume[]>()
  for (const { title, citations } of cases)
    for (const key of citations.flatMap((cite) => citationKeys(cite))) {
      const [volume, page] = [volumeOf(key), Number(key.slice(key.lastIndexOf('/') + 1))]
      if (!page) continue
      const there = volumes.get(volume) ?? []
      const same = there.find((one) => one.page === page)
      const titles = [...(same?.titles ?? []), title]
      volumes.set(volume, [...there.filter((one) => one !== same), { page, titles }])
    }
  return volumes
}

function rowOf(name: string, forms: readonly ShortForm[], cases: readonly TitledCase[]): string {
  const volumes = volumesOf(cases)
  let [held, resolved, wrong, missed] = [0, 0, 0, 0]
  for (const { name, volume, page, first } of forms) {
    const there = volumes.get(volume) ?? []
    const isHeld = there.some((one) => one.page === first)
    const found = shortInVolume(there, { name, page })?.found
    if (isHeld) held++
    if (found) resolved++
    if (found && found.page !== first) wrong++
    if (found && found.page !== first) console.log(`- ${name}, ${volume} at ${page}: ${found.titles}, not ${first}`)
    if (isHeld && !found) missed++
  }
  return `| ${name} | ${forms.length} | ${held} | ${resolved} | ${wrong} | ${interval(wrong, resolved)} | ${missed} |`
}
