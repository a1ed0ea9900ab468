import type { Authority } from '@casewright/core'
import { sameCase } from '@casewright/law'
import type { HeldInVolume } from '@casewright/library'

/**
 * Of the cases known in a volume, the one that begins next after those that begin on the page of `key`. A case that is
 * printed there again is not another.
 */
export function nextAfter(
  key: string,
  here: readonly Authority[],
  volume: readonly HeldInVolume[],
): HeldInVolume | undefined {
  const page = Number(key.slice(key.lastIndexOf('/') + 1))
  return volume
    .filter((one) => one.page > page)
    .sort((one, other) => one.page - other.page)
    .find((one) => !one.titles.some((title) => here.some((held) => sameCase(title, held.title))))
}
