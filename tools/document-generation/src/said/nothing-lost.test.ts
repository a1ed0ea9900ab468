import { readTemplate, shippedTypes } from '@casewright/templates'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { made } from '../generate/make.ts'
import { accountOf } from './account.ts'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const texts: readonly (readonly [type: string, sentences: readonly string[]])[] = [
  [
    'rental-agreement',
    ['Landlord is Ann Reyes.', 'The tenant is Jo Lane.', 'Rent is $900 a month.', 'No smoking.', 'Ohio law.'],
  ],
  ['service-agreement', ['Client = Acme LLC', 'Provider = Beta LLC', '- $800/mo, due net 15', '- late = 1.5%/mo']],
  [
    'complaint-letter',
    ['It goes to Hale Co., 5 Main St, Erie, PA 16501.', 'I bought a stove on March 3, 2026.', 'I want $900 back.'],
  ],
  ['grant-application', ['Funder: Hill Fund', 'Need: no books', 'Asking for $9,000.', 'We measure with a test.']],
]
const strange = ['zorbel', 'quixal', 'brindlewick', 'Vantroy', 'ombrecht']

const read = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  const said = readSaid(template, text, '2026-11-23')
  const values = Object.fromEntries(said.filled.map(({ field, value }) => [field, value]))
  return {
    account: accountOf(said, text, said.filled),
    words: made(template, values, { date: '2026-11-23' }).formattedContent,
  }
}

it('no word that nobody expects is lost, wherever it is said', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...strange),
      fc.nat(5),
      fc.nat(12),
      fc.integer({ min: 1001, max: 9999 }),
      ([type, sentences], word, at, place, figure) => {
        const own = [...sentences]
        const n = at % own.length
        const words = (own[n] ?? '').split(' ')
        words.splice(place % (words.length + 1), 0, word)
        own[n] = words.join(' ')
        const line = type === 'service-agreement' || type === 'grant-application'
        const text = [...own, `There are ${figure} of them.`].join(line ? '\n' : ' ')
        const { account, words: document } = read(type, text)
        const open = account.flatMap(({ standing, start, end }) =>
          standing === 'unplaced' ? [text.slice(start, end)] : [],
        )
        const shown = `${document} ${open.join(' ')}`.toLowerCase().replaceAll(',', '')
        expect(shown).toContain(word.toLowerCase())
        expect(shown).toContain(String(figure))
      },
    ),
    { numRuns: 150 },
  )
})

it('every sentence has one standing, and no two of them overlap', () => {
  for (const [type, sentences] of texts) {
    const text = sentences.join('\n')
    const { account } = read(type, text)
    for (const [n, one] of account.entries()) expect(one.start).toBeGreaterThanOrEqual(account[n - 1]?.end ?? 0)
    const told = account.map(({ start, end }) => text.slice(start, end)).join('')
    expect(told.replace(/[^\p{L}\d]/gu, '')).toBe(text.replace(/[^\p{L}\d]/gu, ''))
  }
})
