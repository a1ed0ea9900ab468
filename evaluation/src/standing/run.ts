import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { importLaw } from '../product/import.ts'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { starterIsThere } from '../product/starter.ts'
import { testData } from '../truth/packed.ts'
import { interval } from '../truth/wilson.ts'
import { type Standing, standingDecisions } from './choose.ts'

/** How often two seconds are waited until all opinions are read: an hour in all. */
const mostWaits = 1800
const inOneBrief = 200

const checked = z.object({
  citations: z.array(
    z.object({
      text: z.string(),
      status: z.string(),
      treatment: z
        .object({ flag: z.enum(['red', 'amber']), says: z.string(), words: z.string().optional(), source: z.string() })
        .optional(),
    }),
  ),
})
const library = z.object({ readings: z.object({ opinions: z.int(), read: z.int() }) })

/** npm run eval -- standing: flags of the citation check on decisions that stand, by its lists and by opinions' words. */
export async function runStanding(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { most: { type: 'string', default: '200' } } })
  const folder = testData()
  if (!folder) return
  const all = standingDecisions(folder, Number(values.most))
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    await starterIsThere(person)
    await importLaw(join(folder, 'law/scotus_opinions.jsonl.gz'), product.folder)
    console.log(`${await opinionsAreRead(person)} opinions are read.`)
    const flagged = { red: 0, amber: 0 }
    const lines: string[] = []
    for (let at = 0; at < all.length; at += inOneBrief) {
      const some = all.slice(at, at + inOneBrief)
      const citations = await check(person, some)
      for (const { text, treatment } of citations) {
        if (!treatment) continue
        flagged[treatment.flag]++
        const { flag, says, words = '', source } = treatment
        lines.push(`- ${flag}: ${text}. ${says} ${words && `“${words}” `}(${source})`)
      }
    }
    console.log(
      `\n${all.length} decisions that stand, cited by ${all.at(-1)?.citing} to ${all[0]?.citing} opinions of the set since 1970.`,
    )
    console.log(`| flag | decisions | of all |\n| --- | ---: | ---: |`)
    for (const flag of ['red', 'amber'] as const)
      console.log(`| ${flag} | ${flagged[flag]} | ${interval(flagged[flag], all.length)} |`)
    console.log(['', ...lines].join('\n'))
  } finally {
    await product.stop()
  }
}

async function check(person: Person, some: readonly Standing[]) {
  const text = some.map(({ cite }) => `See ${cite}.`).join('\n\n')
  return checked.parse((await person.ask('/api/check-citations', { text })).output).citations
}

async function opinionsAreRead(person: Person): Promise<number> {
  for (let waits = 0; waits < mostWaits; waits++) {
    const { opinions, read } = library.parse(await person.look('/api/law-library')).readings
    if (opinions > 0 && read === opinions) return read
    await wait(2000)
  }
  throw new Error('The opinions were not read within an hour.')
}
