import { tailOf } from './voices.ts'

export type Role = 'dissenting' | 'concurring'

export interface Separate {
  writer: string
  roles: readonly Role[]
  isChief: boolean
  /** Who joined, by surnames in lower case. */
  joined: readonly Joined[]
}

interface Joined {
  name: string
  /** 'As to Parts I and II', 'except for footnote 3': what the rest of the case is to this judge is not told. */
  isInPart: boolean
}

/** Who wrote what in the text of a decision, by surnames in lower case. */
export interface Writers {
  /** Of the opinion of the court, or of the judgment where it has no majority. */
  court: string | null
  isPlurality: boolean
  isPerCuriam: boolean
  separate: readonly Separate[]
}

const name = "(\\p{Lu}[\\p{L}'’-]{1,24})"
const office = '(?:(?:Mr|Mrs|Ms)\\.?\\s{1,3})?(?:The\\s{1,3})?(?:Chief\\s{1,3})?(?:Justice|Judge)'
/** At the head of a paragraph: 'Mr. Justice DOUGLAS', 'DOUGLAS, J.'; star pages may stand before it. */
const byline = new RegExp(
  `(?:^|\\n)[\\s*\\d\\[\\]]{0,40}(?:${office}\\s{1,20}${name}|${name},\\s{1,3}(?:C\\.\\s?J\\.|J\\.|(?:\\p{L}{4,10}\\s)?(?:Judge|Justice)))`,
  'giu',
)
const acts =
  /^[\s,]{0,20}(?:(?:(?:with )?whom|joined by|joining)\b(.{0,240}?),\s?)?(?:also\s)?((?:concurring|dissenting)\b[^.:]{0,90})[.:]/i
const delivered = new RegExp(
  `${office}\\s{1,20}${name},?\\s{1,20}(delivered\\s{1,20}the\\s{1,20}(?:unanimous\\s{1,3})?opinion|announced\\s{1,20}the\\s{1,20}judgment)`,
  'iu',
)
/** Where a text says who decided, in UTF-16 units from its beginning. */
const head = 20_000
const perCuriam = /(?:^|\n)\W{0,10}per\s{1,3}curiam\b/i

/** Reads from the text of a decision who wrote its opinions. */
export function writersIn(text: string): Writers {
  const beginning = text.slice(0, head)
  const [, court, act = ''] = delivered.exec(beginning) ?? []
  const separate = [...text.matchAll(byline)].flatMap(({ 0: whole, 1: one, 2: other, index }) => {
    const after = text.slice(index + whole.length, index + whole.length + 400).replace(/\s+/g, ' ')
    const [, joins = '', act = ''] = acts.exec(after) ?? []
    // 'Justice Holmes, dissenting in Abrams v. United States, wrote:' begins no opinion of this case.
    const isByline = tailOf(act.replace(/^(?:concurring|dissenting)/i, '')) !== null
    const roles = isByline ? rolesIn(act) : []
    const writer = folded(one ?? other ?? '')
    const isChief = /\bchief\b|C\.\s?J\./i.test(whole)
    return roles.length > 0 ? [{ writer, roles, isChief, joined: joinedIn(joins) }] : []
  })
  return {
    court: court === undefined ? null : folded(court),
    isPlurality: /^announced/i.test(act),
    isPerCuriam: court === undefined && perCuriam.test(beginning),
    separate,
  }
}

function joinedIn(words: string): Joined[] {
  return words.split(/;|\band,? (?:by|(?:with )?whom)\b/i).flatMap((some) => {
    const isInPart = /\b(?:as to|except|excepting|in part|insofar|to the extent|parts?|sections?|only)\b/i.test(some)
    const names = some.match(/\p{Lu}[\p{L}'’-]{2,24}/gu) ?? []
    return names.flatMap((name) =>
      noNames.has(name.toLowerCase()) || /^[IVX]+[’'-]/.test(name) ? [] : [{ name: folded(name), isInPart }],
    )
  })
}
const noNames = new Set(
  'the and mr mrs ms chief justice justices judge judges join joins joined whom part parts section sections note notes footnote footnotes except only all but also opinion court appendix subpart subparts iii vii viii xii xiii'.split(
    ' ',
  ),
)

/** A surname as scans and captions have it: 'BRANDÉIS', 'Bran-deis'. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The roles that words name: 'concurring in part and dissenting in part' names both. */
export const rolesIn = (words: string): Role[] =>
  (['dissenting', 'concurring'] as const).filter((role) => words.toLowerCase().includes(role))
