import { numberSlug, slug } from './slug.ts'

/** Volumes of the United States Reports before the first of each early reporter. */
const before: Record<string, [number, number]> = {
  dall: [0, 4],
  cranch: [4, 9],
  wheat: [13, 12],
  pet: [25, 16],
  how: [41, 24],
  black: [65, 2],
  wall: [67, 23],
}

/**
 * Keys of a citation by volume and page: `us/410/113`, `f3d/12/345`, `wl/2015/2375225`, `ohio/2017/5699`.
 * A Supreme Court decision cited by an early reporter has the key of the United States Reports beside its own.
 */
export const pageKeys = (abbreviation: string, volume: string, page: string): string[] => {
  const reporter = slug(abbreviation)
  const keys = [[reporter, ...(volume ? [numberSlug(volume)] : []), numberSlug(page)].join('/')]
  const early = before[reporter]
  if (early && Number(volume) >= 1 && Number(volume) <= early[1])
    keys.unshift(`us/${Number(volume) + early[0]}/${numberSlug(page)}`)
  return keys
}
