import { readDocument } from '@casewright/documents'
import { expect } from 'vitest'
import { insideOf } from './parts.ts'
import { lawyer, prove } from './prove.ts'

export const read = (bytes: Uint8Array) => readDocument(bytes, { name: 'agreement.docx' })

/** A file with words of it replaced, each once. */
export async function rewritten(bytes: Uint8Array, ...changes: [before: string, after: string][]) {
  const document = await read(bytes)
  const rewrites = changes.map(([before, text]) => {
    const start = document.text.indexOf(before)
    expect(start, before).toBeGreaterThanOrEqual(0)
    return { ...lawyer, start, end: start + before.length, text }
  })
  const proof = await prove(bytes, document, { rewrites, remarks: [] })
  expect(proof.differing).toEqual([])
  expect(proof.accepted).toBe(proof.expected)
  return { ...proof, body: await (await insideOf(proof.bytes)).part('word/document.xml') }
}

/** The words in elements of a name. */
export const words = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<w:${element} (?:[^<>]*)>(.*?)</w:${element}>`, 'g'))].map(([, inside = '']) =>
    inside.replace(/<[^<>]*>/g, ''),
  )
