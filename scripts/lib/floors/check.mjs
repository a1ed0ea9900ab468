import { arrowsAmong, sourcesOf } from './arrows.mjs'
import { homeless, judge } from './judge.mjs'
import { judgePackages } from './packages.mjs'
import { drawing, isDrawn, page } from './picture.mjs'
import { apps, packages } from './table.mjs'

/** Whether imports go downward alone, types included, and the architecture page shows the floors as they are. */
export function checkFloors() {
  const results = Object.entries(apps).map(([app, floors]) => checkApp(app, floors))
  const { count, lost, up, circles } = judgePackages(packages)
  const output = [
    ...results.map((result) => result.output),
    list('packages on no floor', lost),
    list('packages import downward alone', up),
    list('packages import each other in no circle', circles),
    isDrawn() ? '' : `${page} does not show the floors as they are: run npm run floors.\n`,
  ].join('')
  return {
    ok: output === '',
    output,
    note: [...results.map(({ note }) => note), `packages: ${noteOf(count, up, circles)}`].join('; '),
    shown: drawing(),
  }
}

function checkApp(app, floors) {
  const files = sourcesOf(app)
  const arrows = arrowsAmong(files)
  const { up, past, circles } = judge(app, floors, arrows)
  return {
    note: `${app}: ${noteOf(arrows.length, up, circles)}`,
    output:
      list(`${app}: on no floor`, homeless(app, floors, files)) +
      list(`${app}: imports go downward alone`, up) +
      list(`${app}: a room is entered by its index.ts alone`, past) +
      list(`${app}: folders and files import each other in no circle`, circles),
  }
}

const noteOf = (count, up, circles) => `${count} arrows, ${up.length} upward, ${circles.length} circles`

const list = (rule, lines) => (lines.length > 0 ? `${rule}\n${lines.map((line) => `  ${line}\n`).join('')}` : '')
