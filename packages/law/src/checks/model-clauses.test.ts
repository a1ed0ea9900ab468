import { expect, test } from 'vitest'
import type { DocumentKind } from '../kinds/sign.ts'
import { checkedDocument } from './checked-document.ts'
import { findingOf } from './findings.ts'
import { missingChecks } from './missing/index.ts'
import { modelClauseFor } from './model-clauses.ts'

const withModel = missingChecks.filter(({ id }) => modelClauseFor(id))

test('most clauses that can be missing have a model, and nothing else has', () => {
  expect(withModel.length).toBeGreaterThanOrEqual(50)
  expect(modelClauseFor('toString')).toBeUndefined()
  expect(modelClauseFor('risk.arbitration')).toBeUndefined()
})

test.each(withModel.map((check) => [check.id, check] as const))('the model for %s is what is missing', (id, check) => {
  const model = modelClauseFor(id)
  const text = `${model?.title}\n\n${model?.text}`
  const document = checkedDocument({ text, blocks: [], pages: [] }, check.kinds?.[0] ?? 'contract')
  expect(findingOf(check, document)).toBeNull()
  expect(model?.text).toMatch(/[.\]]$/)
})

const inKinds = withModel.flatMap((check) =>
  Object.entries(modelClauseFor(check.id)?.textIn ?? {}).map(
    ([kind, words]) => [check.id, check, kind, words] as const,
  ),
)

test.each(inKinds)('another model for %s is what is missing', (_, check, kind, words) => {
  const text = `${modelClauseFor(check.id)?.title}\n\n${words}`
  const document = checkedDocument({ text, blocks: [], pages: [] }, kind as DocumentKind)
  expect(findingOf(check, document)).toBeNull()
  expect(words).toMatch(/[.\]]$/)
})
