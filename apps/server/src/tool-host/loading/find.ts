import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lendHostModules } from './host-modules.ts'
import type { OwnTool } from './own-tool.ts'
import type { ToolModule } from './tool-module.ts'

const servers = ['server.js', 'server.mjs', 'server.ts']

/**
 * The firm's own tools: each folder of TOOLS_DIR that holds a server file, and each dependency in its package.json.
 * What cannot be read becomes a module that does not load, so that the administrator is told.
 */
export async function ownModules(folder: string | undefined): Promise<ToolModule[]> {
  if (!folder) return []
  lendHostModules()
  const found = await Promise.allSettled([folderTools(folder), packagedTools(folder)])
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : unread('TOOLS_DIR', result.reason)))
}

const unread = (name: string, reason: unknown): ToolModule => ({ name, unread: reason })

const moduleOf = (name: string, own: OwnTool): ToolModule => ({
  name,
  own,
  url: pathToFileURL(own.server).href,
})

async function folderTools(folder: string): Promise<ToolModule[]> {
  const names = (await readdir(folder)).filter((name) => /^[^._]/.test(name) && name !== 'node_modules').sort()
  const modules = await Promise.all(
    names.map(async (name) => {
      const root = await realpath(join(folder, name))
      const server = servers.map((file) => join(root, file)).find(existsSync)
      const panel = panelIn(root) ?? panelIn(join(root, 'dist'))
      // A folder without a server file holds the firm's own files for a tool.
      if (!server) return panel && unread(name, new Error('its folder has a panel.js, and no server.js'))
      return moduleOf(name, { server, root, folder: name, ...(panel && { panel }) })
    }),
  )
  return modules.filter((module) => module !== undefined)
}

/** A panel as somebody wrote it, or as a build left it. */
function panelIn(folder: string): OwnTool['panel'] {
  const [script, styles] = [join(folder, 'panel.js'), join(folder, 'panel.css')]
  return existsSync(script) ? { script, ...(existsSync(styles) && { styles }) } : undefined
}

interface Package {
  dependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

async function packagedTools(folder: string): Promise<ToolModule[]> {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} } = JSON.parse(await readFile(file, 'utf8')) as Package
  const require = createRequire(file)
  return Promise.all(
    Object.keys(dependencies).map((name) => packagedTool(require, name).catch((reason) => unread(name, reason))),
  )
}

async function packagedTool(require: NodeJS.Require, name: string): Promise<ToolModule> {
  const server = require.resolve(`${name}/server`)
  const root = await packageFolder(dirname(server))
  const { exports = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package
  const panel = './panel' in exports && {
    script: require.resolve(`${name}/panel`),
    ...('./panel.css' in exports && { styles: require.resolve(`${name}/panel.css`) }),
  }
  return moduleOf(name, { server, root, ...(panel && { panel }) })
}

async function packageFolder(folder: string): Promise<string> {
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder)
    ? folder
    : packageFolder(dirname(folder))
}
