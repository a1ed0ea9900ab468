import type { Filled } from '../output.ts'
import { literal } from '../reading/literal.ts'

const sells =
  /^[^.;]{0,90}?\b(?:sells|is selling|will sell|agrees to sell)(?: (?:to )?\p{Lu}[\p{L}.’'-]* \p{Lu}[\p{L}’'-]+(?= (?:an?|the|his|her|its|their)\b))?(?: (?:his|her|its|their|the))? (?<what>[^;]{3,300}?)(?:,? (?:to \p{Lu}|for \$)[^;]*)?[.]?$/su

/** What is sold, without who sells it to whom and for how much: 'Al Poe sells his 2014 truck to Bo Day' is '2014 truck'. */
export function withGoodsAlone(filled: readonly Filled[]): Filled[] {
  const seller = filled.find(({ field }) => field === 'sellerName')?.value
  if (!seller) return [...filled]
  return filled.map((one) => {
    if (one.field !== 'goods' || !new RegExp(`^${literal(seller)}(?![\\p{L}])`, 'u').test(one.value)) return one
    const what = sells.exec(one.value.slice(seller.length))?.groups?.what
    return what ? { ...one, value: what.charAt(0).toUpperCase() + what.slice(1) } : one
  })
}
