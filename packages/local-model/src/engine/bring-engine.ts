import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm, packInto, unpackPinned, WeightsError } from '@casewright/weights'
import { engineFolder, findEngine } from './find-engine.ts'
import { builtHere, engineLock, enginePackage, engineVersion } from './pinned.ts'

const inFlight = new Map<string, Promise<void>>()

/**
 * Fetches the engine for this machine from the npm registry, unless it is there; once, however many ask.
 * @param offline nothing is fetched
 * @throws WeightsError with a sentence
 */
export function bringEngine(modelsFolder: string, offline = false): Promise<void> {
  if (findEngine(modelsFolder)) return Promise.resolve()
  const running = inFlight.get(modelsFolder)
  if (running !== undefined) return running
  const fetching = fetchEngine(modelsFolder, offline).finally(() => inFlight.delete(modelsFolder))
  inFlight.set(modelsFolder, fetching)
  return fetching
}

async function fetchEngine(modelsFolder: string, offline: boolean): Promise<void> {
  const built = builtHere()
  if (!built)
    throw new WeightsError(
      `There is no engine for this kind of machine (${process.platform} ${process.arch}). Linux on x64 and arm64 has one.`,
    )
  if (offline) throw new WeightsError(byHand(modelsFolder, 'The engine is not fetched while OFFLINE=1.'))
  await mkdir(modelsFolder, { recursive: true })
  const work = await mkdtemp(join(modelsFolder, '.engine-'))
  try {
    await writeFile(join(work, 'package.json'), JSON.stringify(enginePackage))
    await writeFile(join(work, 'package-lock.json'), engineLock())
    await npm(['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'], work)
    await packInto(work, [built])
    await unpackPinned(built, work, work)
    // The source of the engine, with which it could be built here.
    await rm(join(work, 'node_modules/node-llama-cpp/llama/gitRelease.bundle'), { force: true })
    await rm(engineFolder(modelsFolder), { recursive: true, force: true })
    await rename(work, engineFolder(modelsFolder))
  } catch (error) {
    if (error instanceof WeightsError) throw error
    throw new WeightsError(byHand(modelsFolder, 'The engine could not be fetched from the npm registry.'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const byHand = (modelsFolder: string, why: string) =>
  `${why} Copy the folder engine-${engineVersion} from another server of this kind to ${modelsFolder}.`
