import { isTitled } from './lines.ts'

const longest = 90
/** 'a Delaware corporation', by itself or behind a name. */
const made =
  /(?:^|,\s|\s)an?\s(?:[\p{L}.’'-]{1,20}\s){0,5}(?:corporation|company|partnership|trust|association|individual|person|bank|municipality|agency|cooperative|entity|nonprofit|couple|man|woman)\b.{0,20}$/iu
const joined = /^(?:and|&|by and through|its|as|d\/b\/a|f\/k\/a|a\/k\/a)\b/i
const abbreviated = /\b(?:inc|corp|ltd|co|cos|l\.?p|l\.?l\.?[cp]|p\.?[ca]|n\.a|esq|jr|sr|bros|assoc)\.,?$/i

/** A line that says who signs: 'LANDLORD:', '“Tenant”', 'ACME CORP.,', 'a Delaware corporation'. It holds no number and is no sentence. */
export const isSigner = (line: string): boolean => {
  if (line === '' || line.length > longest || /\d/.test(line)) return false
  if (/\p{Ll}{2}[.;]["”)]?$/u.test(line) && !abbreviated.test(line)) return false
  const name = line.replace(made, '')
  if (name === '' || joined.test(line) || /^\([^()]{1,60}\)[:,]?$/.test(line)) return true
  return /^["“'‘[(]?\p{Lu}/u.test(name) && isTitled(name.replace(/["“”'‘’()[\]]/g, ''))
}
