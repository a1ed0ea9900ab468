import { expect, test } from 'vitest'
import { draftOf, forgetDrafts } from './draft.ts'

/** A browser's storage with room for so many characters. */
function storageOf(room = 1000): () => Storage {
  const kept: Record<string, unknown> = {}
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: { value: (key: string) => delete kept[key] },
    setItem: {
      value: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
        kept[key] = value
      },
    },
  })
  return () => kept as unknown as Storage
}

test('a draft is what was written last, for its person and its tool alone', () => {
  const storage = storageOf()
  const draft = draftOf('ada', 'document-generation', storage)
  expect(draft.read()).toBeNull()
  draft.write({ text: 'Dear Dana' })
  expect(draft.read()).toEqual({ text: 'Dear Dana' })
  expect(draftOf('bob', 'document-generation', storage).read()).toBeNull()
  expect(draftOf('ada', 'another', storage).read()).toBeNull()
  draft.write(null)
  expect([draft.read(), Object.keys(storage())]).toEqual([null, []])
})

test('a draft for which there is no room is not kept, nor the one before taken for it', () => {
  const draft = draftOf('ada', 'tool', storageOf(20))
  draft.write('first')
  draft.write('x'.repeat(30))
  expect(draft.read()).toBeNull()
})

test('what is no draft of ours, and a browser that keeps nothing, are nothing', () => {
  const storage = storageOf()
  storage().setItem('casewright-draft:ada:tool', '{')
  expect(draftOf('ada', 'tool', storage).read()).toBeNull()
  const none = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const draft = draftOf('ada', 'tool', none)
  draft.write('x')
  expect(draft.read()).toBeNull()
  forgetDrafts('ada', none)
})

test('all drafts of a person are erased, and nothing else', () => {
  const storage = storageOf()
  for (const [person, tool] of [
    ['ada', 'one'],
    ['ada', 'two'],
    ['ada:x', 'one'],
    ['bob', 'one'],
  ] as const)
    draftOf(person, tool, storage).write(1)
  storage().setItem('casewright-theme', 'dark')
  forgetDrafts('ada', storage)
  expect(Object.keys(storage()).sort()).toEqual([
    'casewright-draft:ada%3Ax:one',
    'casewright-draft:bob:one',
    'casewright-theme',
  ])
})
