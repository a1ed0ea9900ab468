// Words of notes without a verb, as a sentence.
import { small } from '../draw/frame.ts'
import type { Speaker } from './recast.ts'

const an = (words: string) =>
  /^(?:[aeio]|u(?!ni|s)|hour|A[AS]\b|M[AS]\b|L|R[NS]|NP|EMT|EPA|HVAC|8\b)/i.test(words) ? 'an' : 'a'
const states =
  /^(?:also |very |always |still |currently )?(?:licensed|certified|admitted|fluent|available|ready|proficient|familiar|comfortable|experienced|skilled|bilingual|trilingual|willing|able|interested|excited|good|great|happy|calm|honest|reliable|punctual|kind|patient|careful|smart|quick|organized|hardworking|hard-working|dependable|trustworthy|never late|on time|on call|strong|polite|thorough|responsible|funny|shy|quiet|humble|insured|bonded|retired|married|self-taught|top (?:of|in)|in (?:charge|line)|[\p{L}\d]{2,12} (?:certified|licensed|trained))\b/iu
/** 'Certified paralegal' is what somebody is, 'certified in Ohio' is not. */
const asPost = /^(?:licensed|certified|registered) (?!(?:in|as|to|by|for|with|and|through|at|on)\b)\p{L}{4,}/iu
const studies =
  /^(?:AA|AS|AAS|BA|BS|BSN|BFA|MA|MS|MBA|MSW|JD|GED|PhD|(?:associate|bachelor|master|doctor)(?:['’]?s)?(?: degree)?|high school diploma|diploma|certificate|degree|(?:\p{L}+ )?license)\b/iu
const post =
  /^(?:\p{Ll}+ ){0,3}(?:manager|supervisor|paralegal|assistant|director|clerk|teacher|nurse|driver|technician|mechanic|cook|chef|writer|reporter|editor|engineer|lineman|electrician|plumber|welder|cashier|teller|bookkeeper|accountant|secretary|coordinator|dispatcher|foreman|lead|officer|analyst|server|bartender|carpenter|painter|aide|counselor|librarian|receptionist|attorney|lawyer|associate|intern|volunteer) (?:at|for|with|in) \p{Lu}/iu
const count =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|a few|\d{1,3}) (?:\p{Ll}+ )?(?<what>\p{Ll}+)/iu
const plural = /s$/

/** Words without a verb, with the one that nobody needs to say; null where none is certain. */
export function completed(words: string, { self, other, isDispute }: Speaker): string | null {
  const who = other ?? self
  const is = other ? 'is' : self === 'I' ? 'am' : 'are'
  if (asPost.test(words) && !isDispute)
    return `${who} ${is} ${an(words)} ${words.toLowerCase().slice(0, words.indexOf(' ') + 2)}${words.slice(words.indexOf(' ') + 2)}`
  if (states.test(words) && !isDispute)
    return `${who} ${is} ${inList(small(words)).replace(/^fluent (?=\p{Lu})/u, 'fluent in ')}`
  if (
    !isDispute &&
    /^(?!during|according|including|regarding|concerning|being|having|morning|evening)\p{L}{2,}ing (?:\p{L}|\d)/iu.test(
      words,
    ) &&
    words.split(' ').length > 2
  )
    return `${who} ${is} ${small(words)}`
  if (/^top \S+ percent\b/i.test(words) && other) return `${other} is in the ${small(words)}`
  if (other) return null
  if (!isDispute && studies.test(words)) {
    const [what = '', ...rest] = words.split(', ')
    return `${self} have ${an(what)} ${/^\p{Lu}{2}|^PhD|^GED/u.test(what) ? what : small(what)}${rest.length === 0 ? '' : /\b(?:College|University|School|Institute|High|Academy|Tech)\b/.test(rest[0] ?? '') ? ` from ${rest.join(', ')}` : `, ${rest.join(', ')}`}`
  }
  if (!isDispute && post.test(words)) {
    const since = /\bsince\b/i.test(words)
    return `I ${since ? 'have been' : /\b(?:19|20)\d\d (?:to|-|–|until) (?:now|present)\b/i.test(words) ? 'have been' : 'was'} ${an(words)} ${small(words)}`
  }
  const number = count.exec(words)?.groups?.what
  if (number && plural.test(number)) return `There are ${small(words).replace(/, so (?=\$\d)/, ', for a total of ')}`
  return null
}

/** 'Calm, honest, good with customers': the last of several joined to the others. */
const inList = (words: string): string => {
  const all = words.split(', ')
  const last = all.pop() ?? ''
  return all.length === 0 || /^(?:and|but|with|including)\b/.test(last)
    ? words
    : all.length === 1
      ? `${all[0]} and ${last}`
      : `${all.join(', ')}, and ${last}`
}
