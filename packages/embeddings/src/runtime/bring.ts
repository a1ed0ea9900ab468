import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packInto, unpackPinned, WeightsError } from '@casewright/weights'
import { EmbeddingError } from '../embedder.ts'
import { findRuntime, platformFolder, runtimeFolder } from './find.ts'
import { type RuntimePackage, runtimePackages } from './pinned.ts'

/** What of each package is kept. */
const kept: Record<RuntimePackage, readonly string[]> = {
  'onnxruntime-node': ['package/package.json', 'package/dist', `package/${platformFolder}`],
  'onnxruntime-common': ['package/package.json', 'package/dist/cjs'],
}

/**
 * Brings the runtime into the folder of models, unless it is there. Its packages come from a folder with their .tgz
 * files, or from the npm registry; either way they must be the ones that we know.
 * @param offline nothing is fetched
 * @param builtIn another folder of models: if it has the runtime, nothing is brought
 * @throws EmbeddingError with a sentence
 */
export async function bringRuntime(
  modelsFolder: string,
  from?: string,
  offline = false,
  builtIn?: string,
): Promise<void> {
  if (
    await findRuntime(modelsFolder, ...(builtIn ? [builtIn] : [])).then(
      () => true,
      () => false,
    )
  )
    return
  await mkdir(modelsFolder, { recursive: true })
  const work = await mkdtemp(join(modelsFolder, '.runtime-'))
  try {
    if (!from && offline) throw new EmbeddingError(byHand('The runtime is not fetched while OFFLINE=1.'))
    if (!from) await pack(work)
    for (const name of Object.keys(runtimePackages) as RuntimePackage[]) await unpack(name, from ?? work, work)
    await rm(runtimeFolder(modelsFolder), { recursive: true, force: true })
    await mkdir(join(work, 'whole'), { recursive: true })
    await rename(join(work, 'node_modules'), join(work, 'whole/node_modules'))
    await rename(join(work, 'whole'), runtimeFolder(modelsFolder))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await findRuntime(modelsFolder).catch(() => {
    throw new EmbeddingError(
      `There is no embedding runtime for this kind of machine (${process.platform} ${process.arch}).`,
    )
  })
}

const wanted = Object.entries(runtimePackages).map(([name, known]) => ({ name, ...known }))

const byHand = (why: string) =>
  `${why} Put the files of ${wanted.map(({ name, version }) => `${name}@${version}`).join(' and ')} into a folder: npm run model -- runtime <folder>.`

const pack = (folder: string): Promise<void> =>
  packInto(folder, wanted).catch(() => {
    throw new EmbeddingError(byHand('The runtime could not be fetched from the npm registry.'))
  })

const unpack = (name: RuntimePackage, from: string, to: string): Promise<void> =>
  unpackPinned({ name, ...runtimePackages[name] }, from, to, kept[name]).catch((error) => {
    if (error instanceof WeightsError) throw error
    throw new EmbeddingError(
      `There is no embedding runtime for this kind of machine (${process.platform} ${process.arch}).`,
    )
  })
