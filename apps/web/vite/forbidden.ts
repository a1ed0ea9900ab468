import { isBuiltin } from 'node:module'

const serverNames = /\/(server|worker|prompt|evidence|manifest)\.[cm]?[jt]sx?$/
const serverFolder = /\/server\//

/**
 * Why a module has no place in the browser, or undefined where it may be there.
 * @param id the resolved file, or the name of a module of Node
 * @param toolRoots folders of the tools, wherever they are installed
 */
export function whyForbidden(id: string, toolRoots: readonly string[] = []): string | undefined {
  const file = (id.split('?')[0] ?? id).replaceAll('\\', '/')
  if (isBuiltin(file) || file.startsWith('__vite-browser-external')) return 'it is a module of Node'
  if (/\/node_modules\/zod\//.test(file)) return 'zod is for the server: the browser gets JSON Schema'
  if (/\/packages\/core\/src\/(index|testing\/index)\.ts$/.test(file))
    return 'it brings zod: import @casewright/core/client instead'
  if (/\/packages\/(law|documents)\/src\//.test(file)) return 'this package works on the server'
  if (/\/apps\/server\/src\//.test(file)) return 'it is the server'
  const ofTool = toolRoots.find((root) => file.startsWith(`${root.replaceAll('\\', '/')}/`))
  const inside = ofTool === undefined ? file : file.slice(ofTool.length)
  if (ofTool === undefined && file.includes('/node_modules/')) return undefined
  if (serverNames.test(inside) || serverFolder.test(inside)) return 'it is the server half of a tool'
  return undefined
}
