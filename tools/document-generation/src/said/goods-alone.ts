import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'
import { literal } from '../reading/literal.ts'
import { unitsOf } from '../reading/units.ts'

const sells =
  /^[^.;]{0,90}?\b(?:sells|is selling|will sell|agrees to sell)(?: (?:to )?\p{Lu}[\p{L}.’'-]* \p{Lu}[\p{L}’'-]+(?= (?:an?|the|his|her|its|their)\b))?(?: (?:his|her|its|their|the))? (?<what>[^;]{3,300}?)(?:,? (?:to \p{Lu}|for \$)[^;]*)?[.]?$/su

/** What is sold, without who sells it to whom and for how much: 'Al Poe sells his 2014 truck to Bo Day' is '2014 truck'. */
function withGoodsAlone(filled: readonly Filled[]): Filled[] {
  const seller = filled.find(({ field }) => field === 'sellerName')?.value
  if (!seller) return [...filled]
  return filled.map((one) => {
    if (one.field !== 'goods' || !new RegExp(`^${literal(seller)}(?![\\p{L}])`, 'u').test(one.value)) return one
    const what = sells.exec(one.value.slice(seller.length))?.groups?.what
    return what ? { ...one, value: what.charAt(0).toUpperCase() + what.slice(1) } : one
  })
}

/** What is no thing that is sold: the end of a name, or where somebody is. */
const noGoods = /^(?:LLC|L\.L\.C|Inc|Co|Corp|Ltd|LLP|LP)\b/u
const few = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty'
const counted = new RegExp(
  `^(?:\\d{1,5}|\\d{1,3},\\d{3}|${few}) (?!(?:days?|weeks?|months?|years?|hours?|minutes?|percent|dollars|copies|payments?|installments?|business|calendar|equal|monthly|witness\\p{L}*)\\b)\\p{L}[\\p{L}’'-]*(?: [\\p{L}\\d’'&/-]+){0,6}(?:,[^;]{2,200})?$`,
  'iu',
)
const acts =
  /(?<!\p{L})(?:is|are|was|were|has|have|will|shall|must|can|may|pays?|gets?|sells?|buys?|hauls?|delivers?)(?!\p{L})/iu

/** 'Odell sells to Prairie View LLC, Kearney. 40 bred heifers, tags 401 to 440': what is sold stands by itself, with its number. */
function withGoodsCounted(text: string, filled: readonly Filled[]): Filled[] {
  const goods = filled.find(({ field }) => field === 'goods')
  const named = (goods?.value ?? '').split('\n').filter((one) => one !== '' && !noGoods.test(one))
  if (goods && named.length > 0)
    return filled.map((each) =>
      each === goods && named.join('\n') !== goods.value
        ? { ...each, value: named.join('\n').replace(/^The goods are (?=.)/, '') }
        : each,
    )
  const kept = filled.filter((one) => one !== goods)
  const [one, ...more] = unitsOf(text).flatMap((unit) => {
    const words = unit.text.replace(/^[-*•] /, '').replace(/[.]$/, '')
    const isGoods =
      counted.test(words) &&
      !acts.test(words.split(',')[0] ?? '') &&
      !addressesIn(words).some(({ start }) => start === 0)
    return isGoods ? [{ ...unit, words }] : []
  })
  if (!one || more.length > 0) return kept
  const start = text.indexOf(one.words, one.start)
  return [
    ...kept,
    {
      field: 'goods',
      label: goods?.label ?? 'Goods',
      by: 'text',
      value: one.words,
      ...(start >= 0 && { from: { start, end: start + one.words.length } }),
    },
  ]
}

/** The goods of a sale, as the notes tell what is sold. */
const place = ({ field, value, ...one }: Filled): Filled => ({
  ...one,
  field,
  value:
    field === 'deliveryPlace'
      ? value
          .replace(/[.]$/, '')
          .replace(
            /^(?:the )?(?<who>seller|buyer)(?=['’]s\b)/iu,
            (_, who: string) => `the ${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()}`,
          )
      : value,
})
export const goodsOf = ({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[]): Filled[] =>
  id === 'sales-contract' ? withGoodsCounted(text, withGoodsAlone(filled)).map(place) : withGoodsAlone(filled)
