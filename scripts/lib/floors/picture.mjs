import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../paths.mjs'
import { arrowsAmong, sourcesOf } from './arrows.mjs'
import { apps } from './table.mjs'

export const page = 'docs/architecture.md'
const block = /(<!-- floors -->\n)[\s\S]*?(<!-- end of floors -->)/

/** Each floor of each app: what it holds, and which floors below it imports. */
export const drawing = () =>
  Object.entries(apps)
    .map(([app, floors]) => drawn(app, floors))
    .join('\n')

export const isDrawn = () => readFileSync(inRoot(page), 'utf8') === withDrawing()

export const draw = () => writeFileSync(inRoot(page), withDrawing())

const withDrawing = () =>
  readFileSync(inRoot(page), 'utf8').replace(block, (_, begin, end) => `${begin}\`\`\`\n${drawing()}\`\`\`\n${end}`)

function drawn(app, floors) {
  const floorOf = (file) => file.slice(app.length + 1).split('/')[0]
  const pairs = new Set(arrowsAmong(sourcesOf(app)).map(({ from, to }) => `${floorOf(from)} ${floorOf(to)}`))
  const rows = floors.flatMap(({ name, holds, rooms }) => {
    const below = floors.filter((floor) => floor.name !== name && pairs.has(`${name} ${floor.name}`))
    const lines = [holds, ...(rooms ? wrapped(rooms.join(' > ')) : [])]
    if (below.length > 0) lines.push(`↓ ${below.map((floor) => floor.name).join(', ')}`)
    return lines.map((line, at) => `  ${(at === 0 ? name : '').padEnd(11)}${line}`)
  })
  return `${app}\n${rows.join('\n')}\n`
}

/** In lines that a page has room for. */
const wrapped = (text) => text.match(/.{1,90}(?:\s|$)/g).map((line) => line.trim())
