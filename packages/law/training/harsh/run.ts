// Learns from the written examples in texts/, with real agreements as what is usual, and writes the weights.
import { writeFileSync } from 'node:fs'
import { pack } from '../../src/checks/harsh/learned/packed.ts'
import { background } from './background.ts'
import { heldOut } from './held-out.ts'
import { examplesIn, hashOfTexts, lessonOf, texts } from './texts.ts'
import { train } from './train.ts'

const folder = process.env.TEST_DATA
if (!folder) throw new Error('Set TEST_DATA to the folder with the agreements.')
const usual = background(folder)
if (process.argv.includes('--held-out')) process.stdout.write(`${heldOut(usual, folder)}\n`)
else {
  const lessons = [...texts.values()].flatMap(examplesIn).map(lessonOf)
  const file = pack(train([...lessons, ...usual]), hashOfTexts(texts))
  const words = JSON.stringify(file, null, 2)
  writeFileSync(new URL('../../src/checks/harsh/learned/weights.json', import.meta.url), `${words}\n`)
  process.stdout.write(
    `${lessons.length} examples, ${usual.length} usual sentences, ${Math.round(words.length / 1024)} KB\n`,
  )
}
