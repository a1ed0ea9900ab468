import { readable } from '../layout/readable.ts'
import type { Source } from '../span/span.ts'
import type { Caption } from './caption.ts'
import { headLines } from './head.ts'

const small = new Set(['of', 'the', 'for', 'in', 'and', 'to', 'at', 'v.', 'et', 'al.', 'on', 'by', 'ex', 'rel.'])
const kept =
  /^(?:LLC|LLP|LP|JV|L\.L\.C\.|L\.P\.|N\.A\.?|U\.S\.|USA|D\.C\.|[IVX]{1,4}|\p{Lu}\.(?:\p{Lu}\.)*|\p{Lu}{1,3}&\p{Lu}{1,3})[.,;]?$/u

const joining = / (?:of|the|for|in|and|to|at|et al\.|on|by|ex rel\.)(?= )/g

/** 'TARRANT REGIONAL WATER DISTRICT' as 'Tarrant Regional Water District'; a name with small letters as it is. */
export const inOrdinaryLetters = (name: string): string =>
  /\p{Ll}{2}/u.test(name.replace(joining, ' '))
    ? name
    : name
        .split(' ')
        .map((word, at) => {
          const low = word.toLowerCase()
          if (at > 0 && small.has(low)) return low
          if (/\d/.test(word) || kept.test(word)) return word
          return low.replace(/(^|[-“"('’.](?=\p{L}{2}))\p{L}/gu, (letter) => letter.toUpperCase())
        })
        .join(' ')

const against = /^(.{2,90}?),?\s+(?:v|vs)\.\s+(.{2,90}?)[.,]?$/
/** What the parties of a marriage or an estate are: 'HANNA VOSS, Petitioner-Appellee, and'. */
const roles =
  /,\s{1,3}(?:Petitioner|Respondent|Plaintiff|Defendant|Appellant|Appellee|Movant|Intervenor|Debtor|Deceased|a minor)s?(?:[-/ ](?:Cross-?)?(?:Appellant|Appellee|Petitioner|Respondent)s?)?(?=[,.;]|$),?/gi
/** A name in capitals within a line that has small letters. */
const shouted = /(?<=\p{Ll}.{0,60})\b\p{Lu}{3,}\b/gu
const lowered = (word: string): string => (kept.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase())
const alone =
  /^(?:in re:?|ex parte|in the (?:matter|interest|estate|marriage|guardianship) of:?|matter of|(?:the )?estate of)\s+\p{L}.{1,80}$/iu
const nothing = /\b(?:see|cite as|page|no\.)\b/i

/** 'W.J. HALLORAN, Warden' is called by the name. */
const office =
  /,\s{1,3}(?:in (?:his|her|their) official capacity|(?:acting )?(?:warden|superintendent|sheriff|director|secretary|commissioner|administrator|attorney general|governor|mayor|acting commissioner))\b.{0,120}$/i
/** 'McKenzie', 'TallTree': names whose capitals the body of a paper shows, and its caption does not. */
const inner = /\b\p{Lu}\p{Ll}{1,12}\p{Lu}\p{Ll}{2,20}\b/gu
const longestHead = 40_000
const asWritten = (name: string, text: string): string => {
  const known = new Map([...text.slice(0, longestHead).matchAll(inner)].map(([word]) => [word.toLowerCase(), word]))
  return known.size === 0 ? name : name.replace(/\p{L}{4,40}/gu, (word) => known.get(word.toLowerCase()) ?? word)
}
const nameOf = (party: string, text: string) => asWritten(inOrdinaryLetters(readable(party).replace(office, '')), text)

/** The name of a case as its head has it: 'Ideal Electronic Security Co. v. International Fidelity Insurance Company'. */
export function caseTitle(source: Source, { parties }: Caption): string | undefined {
  const [one, other] = [1, 2].map((side) => parties.find((party) => party.side === side)?.name)
  if (one && other) return `${nameOf(one, source.text)} v. ${nameOf(other, source.text)}`
  const lines = headLines(source)
    .slice(0, 60)
    .map(({ text }) => text)
  for (const [at, line] of lines.entries()) {
    const [, first, second] = against.exec(line) ?? against.exec(`${line} ${lines[at + 1] ?? ''}`) ?? []
    if (first && second && !nothing.test(`${first} ${second}`))
      return `${inOrdinaryLetters(first)} v. ${inOrdinaryLetters(second)}`
    // The name may stand below: 'IN THE MATTER OF THE GUARDIANSHIP OF'.
    const whole = / of:?$/i.test(line) ? `${line} ${lines[at + 1] ?? ''}` : line
    const bare = whole.replace(roles, '')
    if (alone.test(bare))
      return asWritten(inOrdinaryLetters(bare.replace(/[.,]$/, '')).replace(shouted, lowered), source.text)
  }
  return undefined
}

const noTitle =
  /^(?:(?:on )?(?:writ of )?certiorari\b|(?:on )?(?:cross-)?appeals? from\b|on (?:petition|writ|appeal|application)\b|in the .*\bcourt\b|united states (?:court|district|bankruptcy)|supreme court\b|court of\b|(?:the )?(?:state|commonwealth|county) of\b|privileged\b|(?:strictly )?confidential\b|attorney[- ](?:client|work)\b|work product\b|filing #|syllabus\b|\(?slip opinion|nos?\.|case\b|docket\b|page\b|filed\b|argued\b|decided\b|before\b|exhibit\b|table of\b|untitled\b|(?:recitals?|background|witnesseth|preamble|definitions?|introduction|arguments?|facts|conclusion|discussion|opinion|order|contents|summary)\W*$|microsoft word\b|document\d*$)|\.(?:pdf|docx?|txt|wpd)$|^\W*(?:\d+|[ivx]+|[a-z])[.)]\s/i

/** Whether a line that a file gives as its title names the document: a court, a number or the head of a part does not. */
export const namesDocument = (title: string): boolean => !noTitle.test(title.trim())
