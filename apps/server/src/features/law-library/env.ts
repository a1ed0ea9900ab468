import { z } from 'zod'

/** Where packs of law come from without a network. */
export const lawLibraryFields = {
  LAW_FOLDER: z.string().min(1).optional(),
}
