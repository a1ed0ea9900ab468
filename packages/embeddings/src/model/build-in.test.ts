import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeTinyBert } from '../testing/tiny-bert.ts'
import { buildIn } from './build-in.ts'
import { readHeld } from './held.ts'

let folder = ''
const weights = () => join(folder, 'weights')
const models = () => join(folder, 'models')
const runtime = vi.fn(async () => {})
beforeEach(async () => {
  runtime.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'casewright-build-in-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** Weights that nobody measured, as a folder among those of an image. @returns their SHA-256 */
async function layModel(name: string): Promise<string> {
  const made = join(weights(), name)
  await mkdir(made, { recursive: true })
  await writeTinyBert(made)
  return createHash('sha256')
    .update(await readFile(join(made, 'model.safetensors')))
    .digest('hex')
}

describe('weights that are built into an image', () => {
  it.each([
    ['missing', async () => {}],
    ['empty', () => mkdir(weights())],
  ])('are none where their folder is %s, and nothing is fetched', async (_, lay) => {
    await lay()
    expect(await buildIn(weights(), models(), [], runtime)).toEqual([])
    expect(runtime).not.toHaveBeenCalled()
    await expect(stat(models())).rejects.toThrow()
  })

  it('are refused unless they are measured or their SHA-256 is named, and leave nothing behind', async () => {
    const sha256 = await layModel('mine')
    await expect(buildIn(weights(), models(), ['0'.repeat(64)], runtime)).rejects.toThrow(
      `--build-arg EMBEDDING_SHA256=${sha256}`,
    )
    expect(await readdir(models())).toEqual([])
    expect(runtime).not.toHaveBeenCalled()
  })

  it('are read by any user once they are added, and each file is compared with its hash', async () => {
    const sha256 = await layModel('mine')
    const [model] = await buildIn(weights(), models(), [sha256], runtime)
    expect(model?.weights).toBe(sha256)
    expect((await stat(join(models(), 'mine'))).mode & 0o777).toBe(0o755)
    await expect(readHeld(models(), 'mine')).resolves.toMatchObject({ name: 'mine' })
    expect(runtime).toHaveBeenCalledWith(models(), undefined)
  })

  it('bring their runtime where its packages lie beside them', async () => {
    const sha256 = await layModel('mine')
    await cp(join(weights(), 'mine'), join(weights(), 'other'), { recursive: true })
    await writeFile(join(weights(), 'onnxruntime-node-1.30.0.tgz'), '')
    // As the image names them.
    const [from, into] = [weights(), models()].map((path) => relative('.', path)) as [string, string]
    const added = await buildIn(from, into, [sha256], runtime)
    expect(added.map(({ name }) => name)).toEqual(['mine', 'other'])
    expect(runtime).toHaveBeenCalledWith(models(), weights())
  })

  it('are never left out without a word', async () => {
    await mkdir(weights())
    await writeFile(join(weights(), 'model.safetensors'), '')
    await expect(buildIn(weights(), models(), [], runtime)).rejects.toThrow('There is no model in')
  })
})
