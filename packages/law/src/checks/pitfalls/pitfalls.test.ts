import { describe, expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { withoutDefinition } from '../consistency/__fixtures__/by-reasoning.ts'
import { findingOf } from '../findings.ts'
import { pitfalls } from './__fixtures__/pitfall-cases.ts'
import { pitfallChecks } from './index.ts'

const all = [...pitfalls, ...withoutDefinition]

const found = (id: string, text: string) => {
  const check = pitfallChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  const blocks = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  }))
  const kind = id === 'risk.lead-not-disclosed' ? 'lease' : (check.kinds?.[0] ?? 'contract')
  const document = checkedDocument({ text: `${text}\n\nThis is about employment.`, blocks, pages: [] }, kind)
  return check.applies?.(document) === false ? null : findingOf(check, document)
}

describe('what a senior lawyer would stop at', () => {
  test.each(all)('%s is told of: %s', (id, has) => {
    expect(found(id, has)).toMatchObject({ check: { id } })
  })

  test.each(all)('%s is not told of: %s %s', (id, _, hasNot) => {
    expect(found(id, hasNot)).toBeNull()
  })
})

test('silence that has no exception for the law is told of', () => {
  const silence =
    'Employee shall keep the terms confidential and disclose them to nobody except a spouse and attorneys.'
  expect(found('risk.silence-without-exception', silence)).not.toBeNull()
  expect(found('risk.silence-without-exception', `${silence} Employee may answer a subpoena.`)).toBeNull()
})

test('each check has a pair', () => {
  const tested = new Set<string>(['risk.silence-without-exception', ...all.map(([id]) => id)])
  expect(pitfallChecks.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([])
})
