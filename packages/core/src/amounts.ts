const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Millionths of a dollar for people: '$1.50'; 'under $0.01' for what would round to nothing. */
export const inDollars = (micros: number): string =>
  micros > 0 && micros < 10_000 ? 'under $0.01' : dollars.format(micros / 1_000_000)

const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['KB', 1024],
] as const

/** Bytes for people: '1.95 GB', '3 KB'. A gigabyte has 1,024 megabytes, as elsewhere in the product. */
export function inBytes(bytes: number): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? (['bytes', 1] as const)
  return `${(bytes / size).toLocaleString('en-US', { maximumSignificantDigits: 3 })} ${unit}`
}
