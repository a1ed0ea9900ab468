import { foldersIn } from '../files.mjs'
import { manifestOf } from '../workspace.mjs'
import { namedIn, sourcesOf } from './arrows.mjs'
import { knots } from './circles.mjs'

/** Whether packages import each other downward alone: what is wrong, and how many arrows there are. */
export function judgePackages(floors) {
  const folders = ['apps', 'packages', 'tools'].flatMap(foldersIn).filter((folder) => manifestOf(folder))
  const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]))
  const floorOf = (folder) => floors.findIndex((names) => names.some((name) => matches(name, folder)))
  const arrows = new Map()
  for (const folder of folders)
    for (const file of sourcesOf(folder))
      for (const { name, line } of namedIn(file)) {
        const to = folderOf.get(name.split('/').slice(0, 2).join('/'))
        if (to && to !== folder && !arrows.has(`${folder} ${to}`))
          arrows.set(`${folder} ${to}`, { folder, to, file, line })
      }
  const all = [...arrows.values()]
  return {
    count: all.length,
    lost: folders.filter((folder) => floorOf(folder) < 0),
    up: all
      .filter(({ folder, to }) => floorOf(folder) > floorOf(to))
      .map(({ file, line, to }) => `${file}:${line} imports ${to}`),
    circles: knots(all.map(({ folder, to }) => [folder, to])).map((knot) => [...knot].sort().join(' ↔ ')),
  }
}

const matches = (name, folder) => name === folder || (name.endsWith('/*') && folder.startsWith(name.slice(0, -1)))
