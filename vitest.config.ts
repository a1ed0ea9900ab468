import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

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
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          testTimeout: 20_000,
          // Nothing here changes what another file stands on: a process serves many, and loads modules once.
          isolate: apart.includes(basename(folder)),
        },
      }

export default defineConfig({
  test: {
    projects: folders.filter((folder) => existsSync(`${root}${folder}/package.json`)).map(project),
    passWithNoTests: true,
    // A core is left idle by default; many tests wait for a database or a browser.
    maxWorkers: '100%',
  },
})
