import { circles } from './circles.mjs'

/**
 * Problem with the arrows of an app.
 * @param {string} app its folder, such as apps/server/src
 * @param {import('./table.mjs').Floor[]} floors
 * @param {{ from: string, to: string, line: number }[]} arrows
 * @returns {{ up: string[], past: string[], circles: string[] }} sentences
 */
export function judge(app, floors, arrows) {
  const placeOf = (file) => file.slice(app.length + 1).split('/')
  const floorOf = ([name]) => floors.findIndex((floor) => floor.name === name)
  const roomOf = (place) => floors[floorOf(place)]?.rooms?.indexOf(place[1])
  const up = []
  const past = []
  for (const { from, to, line } of arrows) {
    const [a, b] = [placeOf(from), placeOf(to)]
    const { rooms, islands } = floors[floorOf(b)] ?? {}
    const isNextDoor = a[0] === b[0] && a[1] !== b[1]
    const says = `${from}:${line} imports ${to}`
    if (floorOf(a) > floorOf(b) || (isNextDoor && (islands || roomOf(a) > roomOf(b)))) up.push(says)
    else if (rooms && (isNextDoor || a[0] !== b[0]) && b.slice(2).join('/') !== 'index.ts') past.push(says)
  }
  return { up, past, circles: circles(app, arrows) }
}

/** The files that stand on no floor, or in a room that has no place in the order of its floor. */
export function homeless(app, floors, files) {
  return files.filter((file) => {
    const [name, room] = file.slice(app.length + 1).split('/')
    const floor = floors.find((one) => one.name === name)
    return !floor || (floor.rooms && !floor.rooms.includes(room))
  })
}
