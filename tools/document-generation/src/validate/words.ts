/** An email address as people have them; whether somebody reads it is not known. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}$/.test(value)

/** A phone number: 7 to 15 digits in any grouping, letters in their place ('1-800-FLOWERS'), and an extension. */
export function isPhone(value: string): boolean {
  if (value.length > 60) return false
  const [number = ''] = value.split(/(?<!\s)\s*(?:,|;|#|\bext(?:ension)?\b\.?|(?<=\d\s?)x(?=\s?\d))/i)
  const signs = number.replace(/[^\p{L}\p{N}]/gu, '')
  return /^[+(]?\s?\d[\dA-Za-z\s().+/–-]*$/.test(number.trim()) && signs.length >= 7 && signs.length <= 15
}

const number = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/
const inWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)\b/i

/**
 * Something that says how much: '$85,000', '12500 USD', '$30 an hour', 'Five thousand dollars'. Every number in it must
 * be written as they are in the United States, and none may be less than nothing.
 */
export function isAmount(value: string): boolean {
  if (value.length > 300) return false
  if (/[-−–]\s?[$€£]?\s?\d/.test(value.slice(0, 4))) return false
  const numbers = (value.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/(?<![.,])[.,]+$/, ''))
  return numbers.length > 0 ? numbers.every((one) => number.test(one)) : inWords.test(value)
}
