import type { Run, Signature } from './document.ts'
import { givenNames } from './given-names.ts'

const suffix =
  '(?:LLC|L\\.L\\.C\\.|Inc\\.?|Incorporated|Corp\\.?|Corporation|Co\\.?|Company|Ltd\\.?|LLP|PLLC|LP|P\\.?C\\.?|P\\.?A\\.?|N\\.A\\.)'
const kind = new RegExp(`[ ,]${suffix}$`, 'u')
/** A body by its kind, and by more than one name before it: 'Osei LLP' may be the end of 'Pell Hartigan and Osei LLP'. */
const body = new RegExp(`^(?:the )?\\p{Lu}[^\\s,]*(?: [^\\s,]+){1,6},? ${suffix}$`, 'u')
/** A body that two persons may have given their names. */
const ofNames = new RegExp(`^\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+,? ${suffix}$`, 'u')
const given = "\\p{Lu}(?:\\p{L}|['’-])*\\.?"
const person = new RegExp(
  `^(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\\.? )?${given}(?: \\p{Lu}\\.?)?(?: (?:de|van|von|der|la|del|da|di|bin|al)){0,2}(?: \\p{Lu}(?:\\p{L}|['’-])+){1,2}(?:,? (?:Jr|Sr|II|III|IV)\\.?)?$`,
  'u',
)
/** Words that end the names of bodies. */
const ofBody =
  /\b(?:Sons|Daughters|Brothers|Bros|Farms?|Ranch|Supply|Builders?|Works|Group|Partners|Associates|Law|Services|Company|Bank|Trust|Church|School|Club|Foundation|Association|Roofing|Plumbing|Construction|Studio|Design|Market|Bakery|Foods|Estate|County|City|University|Hospital|Clinic|Department|Properties|Management|Enterprises|Industries)\b/u
const between = /,? and (?=\p{Lu}|the \p{Lu})|, (?=\p{Lu}[^\s,]* \p{Lu})/u

const title = /^(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\.? /u
const isGiven = (name: string): boolean =>
  givenNames.has((name.replace(title, '').split(/[ .]/)[0] ?? '').toLowerCase())
const familyName = (name: string): string => name.split(' ').at(-1) ?? ''

/**
 * Those who sign for one party, each by their name: 'Ann Lee and Bo Cruz' are two, and 'Moss and Hale LLC' is one.
 * Where a name may be that of one body, it stays one.
 */
export function signersOf(party: string): string[] {
  const names = party.split(between).map((one) => one.trim())
  const isPerson = (name: string) => person.test(name) && !ofBody.test(name) && !kind.test(name)
  const isApart =
    names.length > 1 &&
    names.length < 9 &&
    names.every((name, n) => isPerson(name) || (body.test(name) && !(n > 0 && ofNames.test(name))))
  if (!isApart) return [party]
  // 'Coastal Air and Marine Diesel Repair LLC' is one name: it is several only where the first is known for a person or a body.
  const [first = '', second = ''] = names
  const isKnown =
    body.test(first) ||
    isGiven(first) ||
    (names.every(isPerson) && (names.length > 2 ? names.some(isGiven) : familyName(first) === familyName(second)))
  return isKnown ? names : [party]
}

const ofOffice = /^(?:Name|Title)$/
/** 'Erin Thornbury' signs by her own name and has no office; whoever might be a body keeps the lines. */
const isOnePerson = (name: string): boolean =>
  person.test(name) && !ofBody.test(name) && !kind.test(name) && (title.test(name) || isGiven(name))

/** A block to sign on for each of those who are one party, and each with the lines that are theirs. */
export function eachSigner(signature: Signature): Signature[] {
  const at = signature.party.findIndex(({ field, blank }) => field !== undefined && blank === undefined)
  const run = signature.party[at]
  const names = run ? signersOf(run.text) : []
  if (
    run &&
    names.length === 1 &&
    isOnePerson(run.text) &&
    signature.lines.every(({ label, value }) => !ofOffice.test(label) || !value)
  )
    return [{ ...signature, lines: signature.lines.filter(({ label }) => !ofOffice.test(label)) }]
  if (!run || names.length < 2) return [signature]
  const persons = names.filter((name) => !kind.test(name))
  return names.map((text): Signature => {
    const party: Run[] = signature.party.map((one, n) => (n === at ? { ...one, text } : one))
    // Who signs for a body is known of the only one; a person has no office and signs by their own name.
    const isTheirs = persons.length === names.length - 1 && !persons.includes(text)
    const lines = signature.lines
      .filter(({ label }) => !persons.includes(text) || !ofOffice.test(label))
      .map((line) => (isTheirs || !ofOffice.test(line.label) ? line : { ...line, value: null }))
    return { party, lines }
  })
}
