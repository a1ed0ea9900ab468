import { z } from 'zod'
import shipped from './catalog.json' with { type: 'json' }
import { catalogSchema, type Pack } from './schema.ts'

/**
 * The packs that are shipped, with those of a firm's own catalog before them: of two with the same id the firm's stands.
 * @param own the text of a catalog file
 * @throws Error with a sentence that says what is wrong with it
 */
export function readCatalog(own?: string): Pack[] {
  const { packs } = catalogSchema.parse(shipped)
  if (own === undefined) return packs
  const read = catalogSchema.safeParse(jsonOf(own))
  if (!read.success) throw new Error(`The catalog of packs cannot be used: ${z.prettifyError(read.error)}`)
  const ids = new Set(read.data.packs.map(({ id }) => id))
  return [...read.data.packs, ...packs.filter(({ id }) => !ids.has(id))]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The catalog of packs is not JSON.')
  }
}
