/** What Whisper hears by: so many bands of the spectrum of 16,000 samples a second, in windows of 400. */
const rate = 16_000
const windowSamples = 400
export const bins = windowSamples / 2 + 1

/** The scale of Slaney: straight up to 1000 Hz, logarithmic above. */
const bend = { hertz: 1000, mel: 15, hertzPerMel: 200 / 3, step: Math.log(6.4) / 27 }
const melOf = (hertz: number): number =>
  hertz < bend.hertz ? hertz / bend.hertzPerMel : bend.mel + Math.log(hertz / bend.hertz) / bend.step
const hertzOf = (mel: number): number =>
  mel < bend.mel ? mel * bend.hertzPerMel : bend.hertz * Math.exp(bend.step * (mel - bend.mel))

/** The weight of each bin in each band, one band after the other: triangles of equal area. */
export function melFilters(bands: number): Float32Array {
  const highest = melOf(rate / 2)
  const corners = Array.from({ length: bands + 2 }, (_, nth) => hertzOf((highest * nth) / (bands + 1)))
  const filters = new Float32Array(bands * bins)
  for (let band = 0; band < bands; band++) {
    const [low = 0, middle = 0, high = 0] = corners.slice(band, band + 3)
    for (let bin = 0; bin < bins; bin++) {
      const hertz = (bin * rate) / windowSamples
      const height = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle))
      filters[band * bins + bin] = Math.max(0, height) * (2 / (high - low))
    }
  }
  return filters
}
