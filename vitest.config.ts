import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = globSync(['packages/*', 'apps/*', 'tools/*', 'examples', 'benchmarks', 'evaluation'], {
  cwd: root,
}).sort()

/** What these read starts threads and takes memory, which each file gives back by its end. */
const apart = ['benchmarks', 'documents', 'evaluation', 'cite-check', 'document-analyzer']

/** A package tests as its own vitest.config.ts says; without one, in Node, and what stands beside its sources. */
const project = (folder: string) =>
  existsSync(`${root}${folder}/vitest.config.ts`)
    ? `./${folder}/vitest.config.ts`
    : {
        test: {
          name: basename(folder),
          root: `${root}${folder}`,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'training/**/*.test.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          // Nothing here changes what another file stands on: a process serves many, and loads modules once.
          isolate: apart.includes(basename(folder)),
        },
      }

/** These mostly wait: begun last, they would leave the other cores with nothing to do. */
const waiting = /\/faults(-at-once)?\.test\.ts$/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: folders.filter((folder) => existsSync(`${root}${folder}/package.json`)).map(project),
    passWithNoTests: true,
    // A core is left idle by default; many tests wait for a database or a browser.
    maxWorkers: '100%',
  },
})
