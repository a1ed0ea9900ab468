import { z } from 'zod'

export const magic = 'casewright case index 1\n'
/** The last bytes of a file say where its directory stands: offset and length. */
export const tailBytes = 16

const block = z.tuple([z.number().int().nonnegative(), z.number().int().positive()])

export const directorySchema = z.object({
  source: z.string(),
  asOf: z.string(),
  cases: z.number().int().nonnegative(),
  courts: z.array(z.string()),
  /** Of each volume, where its blocks stand, packed: offset and length. Some volumes come in two parts. */
  volumes: z.record(z.string(), z.array(block)),
})
export type Directory = z.infer<typeof directorySchema>

/** A volume's own cases, and where cases stand that are also cited by this volume. */
export const volumeSchema = z.object({
  /** First page, last page, name, court by its place in the directory, date, further citations. */
  cases: z.array(z.tuple([z.string(), z.string(), z.string(), z.number().int(), z.string(), z.array(z.string())])),
  /** The reporter as it is written, and the volume. */
  cited: z.tuple([z.string(), z.string()]),
  /** A page of this volume, and the citation of the case in its own. */
  also: z.array(z.tuple([z.string(), z.string()])),
})
export type VolumeBlock = z.infer<typeof volumeSchema>
