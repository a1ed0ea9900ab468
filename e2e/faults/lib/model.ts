import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import type { Defer } from './folder.ts'
import { newFolder } from './folder.ts'
import { peopleAt } from './person.ts'
import { startNode } from './server.ts'

/** A server whose model behaves as told, and two people. */
export async function withModel(defer: Defer, settings: Record<string, string> = {}) {
  const model: FakeModel = await startFakeModel()
  defer(() => model.stop())
  const web = await startNode(defer, {
    DATA_DIR: await newFolder(defer),
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: model.url,
    ...settings,
  })
  const [ada, ben] = await peopleAt(web.url, 2)
  if (!ada || !ben) throw new Error('Nobody is there')
  return { model, web, ada, ben }
}
