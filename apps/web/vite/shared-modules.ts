import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a panel of a firm's own shares with the app, so that there is one React and one set of components. */
export const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@casewright/core/client',
  '@casewright/ui',
  '@casewright/ui/theme',
] as const

const prefix = 'virtual:shared/'
const resolved = (name: string) => `\0${prefix}${name}`
const isCommonJs = (name: string) => name.startsWith('react')

/** The names that a CommonJS module exports cannot be read from its text, so they are asked of the module itself. */
const reexport = (name: string, names: readonly string[]) =>
  isCommonJs(name)
    ? `import whole from '${name}'\nexport default whole\n${names.map((one) => `export const ${one} = whole.${one}\n`).join('')}`
    : `export * from '${name}'\n`

/**
 * Makes an entry of each shared module, and says in an import map at the head of the app's document where it is: with it
 * the browser understands `import { useState } from 'react'` in a panel that was built elsewhere.
 * @param document the one that gets the map
 */
export function sharedModules(document: string): Plugin {
  let root = process.cwd()
  let isBuild = false
  return {
    name: 'casewright:shared-modules',
    configResolved: (config) => {
      root = config.root
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      for (const name of shared)
        this.emitFile({
          type: 'chunk',
          id: `${prefix}${name}`,
          name: `shared-${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}`,
          preserveSignature: 'strict',
        })
    },
    resolveId: {
      order: 'pre',
      handler: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    },
    load(id) {
      const name = shared.find((one) => resolved(one) === id)
      if (!name) return null
      const require = createRequire(join(root, 'package.json'))
      const names = isCommonJs(name)
        ? Object.keys(require(name) as object).filter((key) => /^[a-zA-Z]\w*$/.test(key))
        : []
      return reexport(name, names)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle, filename }) => {
        if (!filename.endsWith(document)) return []
        const built = Object.values(bundle ?? {})
        const address = (name: string) => {
          if (!bundle) return `/@id/__x00__${prefix}${name}`
          const chunk = built.find((file) => file.type === 'chunk' && file.facadeModuleId === resolved(name))
          if (!chunk) throw new Error(`The build has no entry for ${name}.`)
          return `/${chunk.fileName}`
        }
        const imports = Object.fromEntries(shared.map((name) => [name, address(name)]))
        return [
          {
            tag: 'script',
            attrs: { type: 'importmap' },
            children: JSON.stringify({ imports }),
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
