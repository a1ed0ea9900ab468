import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A tool of the toolset, as the build needs to know it. */
export interface BuiltTool {
  /** The package. */
  name: string
  /** The manifest's id. */
  id: string
  /** The folder of the package. */
  root: string
  /** The file that exports the panel; absent where form and result are drawn from the schemas. */
  panel?: string
  /** Where the tool is a page of its own: its path. */
  page?: string
}

interface Manifest {
  id: string
  place: { kind: 'tab' } | { kind: 'page'; path: string }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>

/**
 * The tools that a toolset's `package.json` lists as its dependencies. Their manifests are imported
 * here, in Node, so that neither they nor zod have to be in the browser.
 * @param file the toolset's `package.json`
 */
export async function readToolset(file: string): Promise<BuiltTool[]> {
  const require = createRequire(file)
  const names = Object.keys(readJson(file).dependencies ?? {})
  return Promise.all(
    names.map(async (name) => {
      const manifestFile = require.resolve(`${name}/manifest`)
      const { manifest } = (await import(pathToFileURL(manifestFile).href)) as { manifest?: Manifest }
      if (!manifest?.id) throw new Error(`${name}/manifest exports no manifest with an id.`)
      const root = packageFolder(manifestFile, name)
      const hasPanel = './panel' in (readJson(join(root, 'package.json')).exports ?? {})
      return {
        name,
        id: manifest.id,
        root,
        ...(hasPanel && { panel: require.resolve(`${name}/panel`) }),
        ...(manifest.place.kind === 'page' && { page: manifest.place.path }),
      }
    }),
  )
}

/** The folder above a package's file that holds the `package.json` of that name. */
function packageFolder(file: string, name: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      if ((readJson(join(folder, 'package.json')).name as unknown) === name) return folder
    } catch {
      // Not the package's own folder yet.
    }
  }
  throw new Error(`${file} belongs to no package named ${name}.`)
}
