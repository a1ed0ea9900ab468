import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { type Held, lawOf } from './__fixtures__/law.ts'
import type { Answered } from './output.ts'
import { server } from './server.ts'

const file = join(process.env.TEST_DATA ?? '', 'law/scotus_opinions.jsonl.gz')
const hasData = process.env.TEST_DATA !== undefined && existsSync(file)
if (!hasData) console.warn('TEST_DATA is not set: the law agent reads no real opinions.')

/** The first opinions of the set, which has no citations: these are of our own. */
async function opinions(count: number): Promise<Held[]> {
  const held: Held[] = []
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const line of lines) {
    const { _id, title, text } = JSON.parse(line) as { _id: string; title: string; text: string }
    const number = held.length + 1
    held.push({ id: _id, kind: 'case', title, citation: `${number} F.3d ${number}`, source: 'library', text })
    if (held.length === count) break
  }
  lines.close()
  return held
}

describe.skipIf(!hasData)('the law agent on real opinions', async () => {
  const held = hasData ? await opinions(8) : []

  it.each([
    'May a State leave the Union by an ordinance of secession?',
    'Can a State sue in this court for bonds that belong to it?',
  ])('quotes them word for word, at their places: %s', async (question) => {
    const { output } = await runAction(server, 'ask', { question }, { law: lawOf(held) })
    const { passages, references } = output as Answered
    expect(passages.length).toBeGreaterThan(0)
    for (const { anchor, words, reference } of passages) {
      const text = held.find(({ id }) => id === references[reference - 1]?.id)?.text ?? ''
      expect(text.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
      expect(words.length).toBeLessThanOrEqual(700)
    }
  })
})
