import { readDocument } from '@casewright/documents'
import { type MadeDocument, plainText, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { examples } from './__fixtures__/examples.ts'
import { made, wordsIn } from './__fixtures__/made.ts'
import { makeFile } from './make-file.ts'

const readBack = async (document: MadeDocument, as: 'docx' | 'pdf') => {
  const { name, base64 } = await makeFile({ ...document, as })
  return wordsIn((await readDocument(Buffer.from(base64, 'base64'), { name })).text).replaceAll(
    / page \d+( of \d+)?/g,
    '',
  )
}

/** A reader's worker starts slowly on a machine that has much to do. */
const timeout = 90_000

const allOf = (tab: string, values: typeof examples) =>
  shippedTypes.filter((one) => one.tab === tab).map(({ id }) => made(id, values[id]))
/** To read a file takes long: those that can stand in one file do. */
const inOne = (documents: MadeDocument[]): MadeDocument => ({
  title: 'All of them',
  parts: documents.flatMap(({ parts }) => parts),
  missing: [],
})

it.each([
  ['docx', 'letters'],
  ['docx', 'applications'],
  ['pdf', 'letters'],
  ['pdf', 'contracts'],
  ['pdf', 'applications'],
] as const)(
  'a %s of the %s has their words in their order, with every answer and with none',
  { timeout },
  async (as, tab) => {
    const document = inOne([...allOf(tab, examples), ...allOf(tab, {})])
    expect(await readBack(document, as)).toBe(wordsIn(plainText(document)))
  },
)

it('a docx of a contract has its words, with the numbers that Word counts', { timeout }, async () => {
  for (const id of ['service-agreement', 'rental-agreement']) {
    const document = made(id, examples[id])

    expect(await readBack(document, 'docx'), id).toBe(wordsIn(plainText(document)))
  }
})
