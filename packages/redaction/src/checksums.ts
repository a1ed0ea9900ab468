/** Whether card digits add up (ISO/IEC 7812-1, annex B). */
export function luhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

/** Whether nine digits are an ABA routing number. */
export function abaChecksum(digits: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
  return digits.length === 9 && weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 10 === 0
}

/** Whether an IBAN without spaces checks out (ISO 13616: the rest of 97 is 1). */
export function ibanChecksum(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let rest = 0
  for (const letter of iban.slice(4) + iban.slice(0, 4)) rest = Number(`${rest}${Number.parseInt(letter, 36)}`) % 97
  return rest === 1
}
