const size = 4000
const center = size / 2

export interface Band {
  /** Radii, of 100. */
  inner: number
  outer: number
  threads: number
}

export interface Drawing {
  bands: readonly Band[]
  /** Radii of plain circles, of 100. */
  circles: readonly number[]
  /** How many waves a thread makes around, and how often their height swells: multiples of `turns`, twice for swells. */
  waves: number
  swells: number
  /** How much of its room a band takes to bend; the rest is for the height of its waves. */
  bend: number
  /** The drawing is one piece, turned this many times. */
  turns: number
  /** Of the width of 200. */
  stroke: number
}

/** One thread of a band through one piece, as on a banknote: a fine wave, swelling and bending. */
function thread(drawing: Drawing, { inner, outer }: Band, phase: number): string {
  const middle = (inner + outer) / 2
  const half = (outer - inner) / 2 - 0.6
  const steps = Math.round((drawing.waves / drawing.turns) * 24)
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * ((2 * Math.PI) / drawing.turns)
    const bend = Math.cos((drawing.swells / 2) * angle)
    const height = (1 - drawing.bend) * (0.3 + 0.7 * bend ** 2)
    const wave = Math.sin(drawing.waves * angle + phase * 2 * Math.PI)
    const radius = middle + half * (drawing.bend * bend + height * wave)
    const at = (part: number) => Math.round(center + (radius / 100) * center * part)
    return [at(Math.cos(angle)), at(Math.sin(angle))] as const
  })
  const [first = [0, 0]] = points
  const steps2 = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first
    return joined(x - fromX, y - fromY)
  })
  return `M${joined(first[0], first[1])}l${steps2.join(' ').replaceAll(' -', '-')}`
}

const joined = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** The lattice as an SVG file. It is a mask: whatever shows it gives it its color. */
export function draw(drawing: Drawing): string {
  const threads = drawing.bands.flatMap((band) =>
    Array.from({ length: band.threads }, (_, index) => thread(drawing, band, index / band.threads)),
  )
  const turned = Array.from({ length: drawing.turns - 1 }, (_, index) => {
    const angle = ((index + 1) * 360) / drawing.turns
    return `<use href="#a" transform="rotate(${angle} ${center} ${center})"/>`
  })
  const circles = drawing.circles.map(
    (radius) => `<circle cx="${center}" cy="${center}" r="${Math.round((radius / 100) * center)}"/>`,
  )
  const stroke = (drawing.stroke * size) / 200
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linejoin="round"><title>Lattice</title><path id="a" d="${threads.join('')}"/>${turned.join('')}${circles.join('')}</svg>\n`
}
