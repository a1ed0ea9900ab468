// Learns from the written examples in texts/ and from what is usual in usual/, and writes the weights. With --held-out it
// measures instead, on the agreements in the folder that TEST_DATA names too.
import { writeFileSync } from 'node:fs'
import { pack } from '../../src/checks/harsh/learned/packed.ts'
import { usual } from './background.ts'
import { heldOut } from './held-out.ts'
import { examplesIn, hashOfTexts, lessonOf, texts } from './texts.ts'
import { train } from './train.ts'

const common = usual()
if (process.argv.includes('--held-out')) process.stdout.write(`${heldOut(common, process.env.TEST_DATA)}\n`)
else {
  const lessons = [...texts.values()].flatMap(examplesIn).map(lessonOf)
  const file = pack(train([...lessons, ...common]), hashOfTexts())
  const words = JSON.stringify(file, null, 2)
  writeFileSync(new URL('../../src/checks/harsh/learned/weights.json', import.meta.url), `${words}\n`)
  process.stdout.write(
    `${lessons.length} examples, ${common.length} usual sentences, ${Math.round(words.length / 1024)} KB\n`,
  )
}
