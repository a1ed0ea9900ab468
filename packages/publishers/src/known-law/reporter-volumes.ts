import { z } from 'zod'
import facts from './facts/reporter-volumes.json' with { type: 'json' }

/** Whether a reporter can have a volume of this number. */
export type KnownVolume =
  | { state: 'possible'; from: number; to: number }
  /** The series is closed, and ended before. */
  | { state: 'impossible'; from: number; to: number; years: [from: number, to: number] | undefined }
  /** Past the highest volume that is known of a series that goes on, or may: a reason to look, not to reject. */
  | { state: 'beyond'; from: number; to: number }
  | { state: 'unknown' }

const edition = z.tuple([
  z.string(),
  z.number().int(),
  z.number().int(),
  z.number().int().nullable(),
  z.number().int().nullable(),
  z.boolean(),
])

const editions = new Map(
  z
    .array(edition)
    .parse(facts)
    .map((one) => [plain(one[0]), one]),
)

/** @param reporter as it is abbreviated: 'F.2d', 'F. Supp.'; spaces and the form of an apostrophe do not matter */
export function volumeBounds(reporter: string, volume: number): KnownVolume {
  const found = editions.get(plain(reporter))
  if (!found || !Number.isInteger(volume)) return { state: 'unknown' }
  const [, from, to, begun, ended, closed] = found
  if (volume >= from && volume <= to) return { state: 'possible', from, to }
  if (!closed) return { state: 'beyond', from, to }
  return { state: 'impossible', from, to, years: begun && ended ? [begun, ended] : undefined }
}

function plain(reporter: string): string {
  return reporter.replace(/[\s’'`]+/g, '').toLowerCase()
}
