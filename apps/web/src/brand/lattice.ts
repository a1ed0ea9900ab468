const center = 100
const steps = 960

interface Band {
  inner: number
  outer: number
}

/** The rings of the seal, from the rim inward. */
export const bands: readonly Band[] = [
  { outer: 98.2, inner: 84 },
  { outer: 82, inner: 69.3 },
  { outer: 67.3, inner: 54.8 },
  { outer: 52.8, inner: 40.5 },
]

const place = (radius: number, angle: number) =>
  `${(center + radius * Math.cos(angle)).toFixed(1)} ${(center + radius * Math.sin(angle)).toFixed(1)}`

/**
 * One thread of a band, as on a banknote: a fine wave whose height swells and falls along the ring.
 * @param phase where the thread starts in its wave, from 0 to 1
 */
function thread({ inner, outer }: Band, phase: number): string {
  const middle = (inner + outer) / 2
  const height = (outer - inner) / 2 - 0.6
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const swell = 0.1 + 0.9 * Math.sin(12 * angle) ** 2
    return place(middle + height * swell * Math.sin(54 * angle + phase * 2 * Math.PI), angle)
  })
  return `M${points.join('L')}Z`
}

export const threadsOf = (band: Band, count = 6): string =>
  Array.from({ length: count }, (_, index) => thread(band, index / count)).join('')
