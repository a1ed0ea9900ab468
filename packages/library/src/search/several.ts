/** How many of the best passages are taken together. */
const severalUnits = 5

/** What is not there counts as 0: one passage on something is not several. */
export function meanOfBest(units: Float32Array): number {
  const best = new Float32Array(severalUnits)
  for (let at = 0; at < units.length; at++) {
    let score = units[at] as number
    for (let nth = 0; nth < severalUnits && score > 0; nth++)
      if (score > (best[nth] as number)) [best[nth], score] = [score, best[nth] as number]
  }
  return best.reduce((sum, one) => sum + one, 0) / severalUnits
}
