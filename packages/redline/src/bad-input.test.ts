import { createServer } from 'node:net'
import { CasewrightError } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { redlineDrafts } from './drafts/redline-drafts.ts'
import { openPackage } from './package/open-package.ts'
import { redline } from './redline.ts'
import * as bad from './testing/bad-input.ts'
import { draftOf } from './testing/draft-of.ts'
import { lawyer, notes, prove } from './testing/prove.ts'
import { proveDrafts } from './testing/prove-drafts.ts'

const read = (bytes: Uint8Array) => readDocument(bytes, { name: 'agreement.docx' })

/** Both ways to redline a file: with accepted rewrites, and into a newer draft. */
const ways = {
  review: async (bytes: Uint8Array) => {
    const document = await read(bytes)
    const start = document.text.indexOf('ten days')
    const rewrites = [{ ...lawyer, start, end: start + 3, text: 'thirty' }]
    return prove(bytes, document, { rewrites, remarks: [] })
  },
  comparison: async (bytes: Uint8Array) => {
    const { text, blocks } = await read(bytes)
    return proveDrafts(bytes, { text, blocks }, { text: text.replace('ten days', 'six days'), blocks })
  },
}
const both = Object.entries(ways)

async function partsOf(bytes: Uint8Array) {
  const file = await openPackage(bytes)
  return { names: file.names, part: async (name: string) => (await file.read(name)) ?? '' }
}

describe.each(both)('a %s of a Word file', (_, made) => {
  it.each([
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ])('with macros leaves them out, says so and is a .docx: %s', async (type) => {
    const bytes = await bad.withMacros(type)
    const before = Buffer.from(bytes)
    const result = await made(bytes)
    expect([result.differing, result.tracked]).toEqual([[], 1])
    const { names, part } = await partsOf(result.bytes)
    expect(names.filter((name) => /vba/i.test(name))).toEqual([])
    expect(await part('[Content_Types].xml')).not.toMatch(/vba|macro/i)
    expect(await part('[Content_Types].xml')).toContain('document.main+xml')
    expect(await part('word/_rels/document.xml.rels')).not.toContain('vba')
    expect(await part('word/comments.xml')).toContain(
      'contains macros. They were not run, and they are not in this copy',
    )
    expect(before.equals(bytes)).toBe(true)
  })

  it('that refers to addresses loads none of them, and its first comment names them', async () => {
    let calls = 0
    const server = createServer(() => calls++)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const { bytes, differing, tracked } = await made(await bad.withAddresses(`http://127.0.0.1:${port}`))
    server.close()
    expect([calls, differing, tracked]).toEqual([0, [], 1])
    const comments = await (await partsOf(bytes)).part('word/comments.xml')
    expect(comments).toContain('refers to 3 addresses outside of it')
    expect(comments).toContain('2 fields whose words come from another file or program (INCLUDEPICTURE, DDEAUTO)')
  })

  it('whose numbering part is missing is made all the same', async () => {
    const bytes = await bad.withoutNumbering()
    expect((await read(bytes)).warnings.join()).toContain('definitions of numbering are missing')
    expect(await made(bytes)).toMatchObject({ differing: [], tracked: 1, commented: [] })
  })

  it.each([
    ['a text of another type', 'damaged', 'states wrong types for its parts', bad.withWrongTypes],
    ['comments of another type', 'damaged', 'states wrong types for its parts', bad.withWrongComments],
    ['entities in entities', 'damaged', 'document type declaration', bad.withEntities],
    ['encryption', 'password-needed', 'password', bad.encrypted],
    ['its second half cut off', 'damaged', 'is damaged', bad.halved],
  ])('with %s is refused in a sentence', async (_what, code, said, make) => {
    const error = await made(await make()).catch((thrown: unknown) => thrown)
    expect(CasewrightError.isInstance(error) && [error.code, error.message]).toEqual([
      code,
      expect.stringContaining(said),
    ])
  })
})

it.each([
  ['entities in entities', 'damaged', bad.withEntities],
  ['encryption', 'password-needed', bad.encrypted],
  ['its second half cut off', 'damaged', bad.halved],
])('a file with %s is refused by the redline itself, whoever read it', async (_, code, make) => {
  const bytes = await make()
  const draft = draftOf(bad.lines)
  await expect(redlineDrafts(bytes, draft, draft, notes)).rejects.toMatchObject({ code })
  await expect(redline(bytes, draft, { rewrites: [], remarks: [], notes })).rejects.toMatchObject({ code })
})
