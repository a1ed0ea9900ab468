/** What is typed for an amount. Null: nothing is; undefined: it is none. @param size what one of it is */
export function amountOf(typed: string, size = 1): number | null | undefined {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  if (plain === '') return null
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) return undefined
  const amount = Math.round(Number(plain) * size)
  return Number.isSafeInteger(amount) && (size > 1 || Number.isInteger(Number(plain))) ? amount : undefined
}

/** An amount as it is typed. */
export const typedOf = (amount: number | null, size = 1): string =>
  amount === null ? '' : String(Number((amount / size).toFixed(6)))

export const gigabyte = 1024 ** 3
/** A dollar in millionths. */
export const dollar = 1_000_000
