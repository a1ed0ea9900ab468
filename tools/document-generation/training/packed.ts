import { createHash } from 'node:crypto'
import { deflateSync } from 'fflate'
import type { Sources } from './sources.ts'

/** A weight of more than this counts as this much. */
const most = 4
const steps = 63

/** The weights as they are shipped, with what they were learned from. */
export function packed(weights: Float32Array, { texts, types }: Sources) {
  const small = Int8Array.from(weights, (one) => Math.max(-steps, Math.min(steps, Math.round((one * steps) / most))))
  return {
    learnedFrom: hashOfTexts(texts),
    scale: most / steps,
    types,
    weights: Buffer.from(deflateSync(new Uint8Array(small.buffer), { level: 9 })).toString('base64'),
  }
}

/** A hash of all that is learned from. */
export const hashOfTexts = (texts: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex')
}
