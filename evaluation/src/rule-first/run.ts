import { parseArgs } from 'node:util'
import { sentencesOf, statesRule } from '@casewright/law'
import { importLaw } from '../product/import.ts'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { starterIsThere } from '../product/starter.ts'
import { askedQuestions } from '../ranking/sets/asked-questions.ts'
import { first, type Stands } from './first.ts'

/**
 * npm run eval -- rule-first [--law opinions.jsonl] [--show]: of answers without a model, how often the first sentence states
 * a rule, for the questions whose authorities are known.
 */
export async function runRuleFirst(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options: { law: { type: 'string' }, show: { type: 'boolean' } } })
  const sets = await Promise.all(['ours' as const, 'held back' as const].map((one) => askedQuestions(undefined, one)))
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    await starterIsThere(person)
    if (values.law) await importLaw(values.law, product.folder)
    console.log(
      '| tool | questions | answered | whose words | first sentence states a rule |\n| --- | ---: | ---: | --- | ---: |',
    )
    const texts = sets.flatMap(({ queries }) => queries.map(({ text }) => text))
    for (const tool of ['law-agent', 'quick-question'] as const) await count(tool, texts, person, values.show)
  } finally {
    await product.stop()
  }
}

async function count(tool: keyof typeof first, texts: readonly string[], person: Person, isShown = false) {
  const found: Stands[] = []
  for (const question of texts) {
    const { output } = await person.ask(`/api/${tool}`, { question })
    const one = first[tool](output)
    if (one) found.push(one)
  }
  for (const whose of ['text', 'editors'] as const) {
    const words = found.filter((one) => one.whose === whose).map((one) => one.words)
    const sentences = words.map((text) => sentencesOf({ text })[0]?.text ?? text)
    const stating = sentences.filter(statesRule)
    console.log(`| ${tool} | ${texts.length} | ${found.length} | ${whose} | ${stating.length} of ${sentences.length} |`)
    if (isShown) for (const sentence of sentences) console.log(`${statesRule(sentence) ? '+' : '-'} ${sentence}`)
  }
}
