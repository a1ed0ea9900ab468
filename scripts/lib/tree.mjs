import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files under a folder, with their bytes. Links are neither followed nor counted. */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [{ path, bytes: lstatSync(path).size }] : []
  })
}

export const folderSize = (folder) => filesIn(folder).reduce((sum, { bytes }) => sum + bytes, 0)

/** The packages in a node_modules folder by their names, scoped ones included. */
export function packagesIn(modules) {
  if (!existsSync(modules)) return []
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name]
  })
}

export const isLink = (path) => lstatSync(path).isSymbolicLink()
