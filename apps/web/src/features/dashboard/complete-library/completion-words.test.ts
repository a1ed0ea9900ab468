import type { CompletionQuestion } from '@casewright/api/client'
import { expect, test } from 'vitest'
import { fetchWords, isMoving, restWords, titleWords, workWords } from './completion-words.ts'

const question: CompletionQuestion = {
  pack: 'starter-texts',
  from: 'network',
  folder: null,
  publisher: 'Caselaw Access Project',
  host: 'static.case.law',
  license: 'Public domain',
  page: null,
  authorities: 828,
  cases: 479,
  requests: 958,
  seconds: 958,
  inPacks: 309,
  packs: 40,
  publishers: ['Office of the Law Revision Counsel', 'Office of the Federal Register'],
  without: 40,
}

test('an administrator reads what is fetched, from whom, how much, and what is not', () => {
  expect(fetchWords(question)).toBe(
    'The starter set lists 828 authorities without their texts. The texts of 479 cases can be fetched from the Caselaw Access Project (static.case.law): 958 small files, one request a second, about 16 minutes. The publisher does not state their size.',
  )
  expect(fetchWords({ ...question, from: 'folder', folder: '/data/law' })).toBe(
    'The starter set lists 828 authorities without their texts. Up to 479 cases can be read from the folder /data/law, which mirrors the Caselaw Access Project (static.case.law).',
  )
  expect(titleWords(question)).toBe(
    '309 statutes, rules, regulations and provisions of the Constitution come with 40 law packs from the Office of the Law Revision Counsel and the Office of the Federal Register.',
  )
  expect(titleWords({ ...question, inPacks: 1, packs: 1, folder: '/data/law' })).toBe(
    '1 provision comes with 1 law pack from the folder.',
  )
  expect(titleWords({ ...question, inPacks: 0 })).toBe('')
  expect(restWords(question)).toBe('40 authorities have no download address in this version.')
  expect(restWords({ ...question, without: 1 })).toBe('1 authority has no download address in this version.')
  expect(restWords({ ...question, without: 0 })).toBe('')
})

test('the line says how far it is, and whether it goes on', () => {
  const work = {
    pack: 'starter-texts',
    title: 'Texts',
    deed: 'add',
    state: 'downloading',
    files: { done: 120, of: 479 },
    left: 720,
  } as const
  expect(workWords(work)).toBe('Completing the library: 120 of 479 cases, about 12 minutes left.')
  expect(workWords({ ...work, state: 'waiting', files: { done: 0, of: 0 }, left: null })).toBe(
    'Completing the library.',
  )
  expect(workWords({ ...work, state: 'paused' })).toBe('Completing the library is paused: 120 of 479 cases.')
  expect(workWords({ ...work, state: 'failed' })).toBe('Completing the library stopped: 120 of 479 cases.')
  const title = { ...work, pack: 'us-code-42', title: 'Title 42', state: 'importing', left: null } as const
  expect(workWords(title)).toBe('Completing the library: Title 42.')
  expect(workWords({ ...title, state: 'failed' })).toBe('Completing the library stopped: Title 42.')
  expect(workWords({ ...work, deed: 'remove', state: 'removing' })).toBeUndefined()
  expect([isMoving(null), isMoving({ state: 'paused' }), isMoving({ state: 'waiting' })]).toEqual([false, false, true])
})
