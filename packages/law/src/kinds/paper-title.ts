import type { Line } from '../layout/lines.ts'
import type { Span } from '../span/span.ts'
import type { DocumentKind } from './sign.ts'

/** The noun that names a paper of a court, and what kind of paper it is. The first that fits. */
const nouns: readonly (readonly [RegExp, DocumentKind])[] = [
  [/\b(?:opinion|ruling)s?$/i, 'opinion'],
  [
    /\b(?:orders?|judgments?|decrees?|minutes|minute entry|recommendations?|findings?(?: of fact)?(?: and conclusions of law)?|conclusions? of law|dispositions?|decisions?|injunctions?|determinations?)$/i,
    'order',
  ],
  [/\bstipulations?$/i, 'stipulation'],
  [/\b(?:complaints?|petitions?|indictment|information|libel|bill in equity|cross-complaint)$/i, 'complaint'],
  [/\b(?:answers?|counterclaims?)$/i, 'answer'],
  [/\b(?:subpoenas?|summons)(?: duces tecum| ad testificandum)?$/i, 'subpoena'],
  [/\bnotices?$/i, 'notice'],
  [/\bbriefs?$/i, 'brief'],
  [/\b(?:memorandum|memoranda|opposition|repl(?:y|ies)|response|objections?|sur-?reply)$/i, 'memorandum-of-law'],
  [/\b(?:motions?|applications?|request for .{3,40})$/i, 'motion'],
]
/** What follows tells what the paper is about, and no longer what it is. */
const about =
  /[:,(–—-]|\b(?:of law|of|on|to|for|in|re|granting|denying|regarding|setting|directing|concerning|from|by|upon|pursuant|against|with|as|under|after|following|pending|requesting|compelling|seeking)\b/i
/** 'RULE 16(B) ORDER': which part of a rule. */
const ofRule = /(?<=\d)\(\w{1,2}\)/g
/** Columns of a caption, and the marks between them. */
const columns = /\s{2,}|\t|\s[)|§*:](?=\s|$)/
const lineNumber = /^\d{1,2}\s+(?=\D)/
/** Somewhere above the body stands who decides, or who is against whom. */
const ofCourt =
  /\b(?:court|courts|common pleas|tribunal|board of|appeals board|commission|docket|cause|case|civil action) ?(?:no\b|number|of\b|#|for\b)?/i
const versus = /(?:^|\s)(?:v|vs|versus|-against-|-v-|-vs-)\.?(?:\s|$)/im
/** A matter before a court, as its papers head it: 'the docket' and 'before the date' in a sentence head nothing. */
const matter =
  /\b(?:In|IN) (?:[Rr]e|RE|[Tt]he (?:[Mm]atter|[Cc]ase) of|THE (?:MATTER|CASE|INTEREST|ESTATE|MARRIAGE|GUARDIANSHIP) OF)\b|\b[Dd]ocket (?:[Nn]o|[Nn]umber|#)|\bDOCKET\b|\b(?:Before|BEFORE) (?:[Tt]he|THE) \p{Lu}|\b(?:[Oo]n [Aa]ppeal [Ff]rom|ON APPEAL FROM)\b/u
/** '9. CONFIDENTIAL INFORMATION' heads a section. */
const sectionNumber = /^(?:§+ ?)?(?:\d{1,2}(?:\.\d{1,2})*[.)]|[IVX]{1,5}\.|(?:section|article|part)\s+\w+)\s/i
/** Where one sentence ends within a line and the next begins, the line is of a paragraph in capitals. */
const twoSentences = /(?!\bcorp)\p{L}{4}["”]?\. \p{L}{1,40} \p{L}/iu

const mostLines = 70
/** A title names parties, claims and rules, all on one line where nothing broke it. */
const longest = 400
/** A longer line that ends with a stop is a sentence. */
const short = 110

/** Whether words are set as a title: in capitals, or each word with one. */
export const titled = (words: string): boolean => {
  const letters = words.replace(/[^\p{L}]/gu, '')
  const capitals = words.match(/\p{Lu}/gu)?.length ?? 0
  return (
    capitals > letters.length * 0.6 ||
    words
      .split(/\s+/)
      .every((word) => /^[^\p{Ll}]|^(?:of|and|the|to|in|on|for|an?|or|with|by|from|under|at|as)$/u.test(word))
  )
}

/** Words without what stands behind their last letter. */
function upToLetter(words: string): string {
  let end = words.length
  while (end > 0 && !/\p{L}/u.test(words.charAt(end - 1))) end--
  return words.slice(0, end)
}

/** 'O R D E R' as one word. */
export const unspaced = (words: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(words) ? words.replaceAll(' ', '') : words

const kindNamed = (words: string): DocumentKind | undefined => {
  const noticed = /^(?:\S+ ){0,4}notice of (?=.*\bmotion\b)/i.exec(words)
  const name = noticed ? words.slice(noticed[0].length) : words
  const whole = name.replace(ofRule, '')
  const cut = about.exec(whole)
  // 'COMPLAINT AND', and 'DEMAND FOR JURY TRIAL' below it.
  const head = upToLetter(cut ? whole.slice(0, cut.index) : whole).replace(/ (?:and|&)$/i, '')
  // 'MEMORANDUM AND ORDER' is an order: of two names the court's is the weightier.
  const names = head.split(/ (?:and|&) /i)
  return nouns.find(([noun]) => names.some((one) => noun.test(one.trim())))?.[1]
}

/** Whether the head of a paper names two sides, or a case by its number. */
export const isOfCase = (prose: string, lines: readonly Line[]): boolean => {
  const above = prose.slice(0, lines.slice(0, mostOfCaption).at(-1)?.end ?? 0)
  return sides.test(above) || numbered.test(above)
}
const mostOfCaption = 30
const sides = /\b(?:v|vs|V|VS)\.\s|(?<=\S )(?:vs|VS) \p{Lu}|^[ \t]*(?:v|vs|-against-|-v-)[ \t]*$/mu
const numbered = /\b(?:case|docket|cause|index|civil action) ?(?:no|number|#)/i

/** What the title of a paper of a court calls it: 'PLAINTIFFS' FIRST AMENDED PETITION', 'v.   ORDER SETTING TRIAL DATE'. */
export function titleOfPaper(prose: string, lines: readonly Line[]): (Span & { kind: DocumentKind }) | null {
  const head = lines.slice(0, mostLines)
  const above = prose.slice(0, head.at(-1)?.end ?? 0)
  if (!ofCourt.test(above)) return null
  if (!versus.test(above) && !matter.test(above)) return null
  for (const line of head) {
    let at = line.start
    for (const piece of prose.slice(line.start, line.end).split(columns)) {
      const start = prose.indexOf(piece, at)
      at = start + piece.length
      const words = unspaced(piece.replace(lineNumber, '').trim())
      if (
        words.length < 5 ||
        words.length > longest ||
        !titled(words) ||
        sectionNumber.test(words) ||
        twoSentences.test(words) ||
        (words.length > short && /[.;]$/.test(words))
      )
        continue
      const kind = kindNamed(words)
      if (kind) return { kind, start, end: at }
    }
  }
  return null
}

/** A title goes on in this many lines at most, each close to the next. */
const mostOfTitle = 4
const party = /^[\P{Ll}]{3,60},?$|\b(?:plaintiffs?|defendants?|petitioners?|respondents?)[.,]?$/iu

const columnAt = (prose: string, at: number): number => at - (prose.lastIndexOf('\n', at - 1) + 1)
/** How far apart two lines of one column may begin. */
const aslant = 3

/** A title beside the parties goes on below in its own column: 'PLAINTIFF'S OPPOSITION TO', 'MOTION TO COMPEL ARBITRATION'. */
function besideParties(prose: string, below: readonly Line[], title: Span): Span & { words: string } {
  const first = title.start + (/^\s*/.exec(prose.slice(title.start, title.end))?.[0].length ?? 0)
  const column = columnAt(prose, first)
  let { end } = title
  const words = [prose.slice(title.start, title.end).trim()]
  for (const line of below.slice(0, mostOfTitle)) {
    if (line.gap > 0) break
    const text = prose.slice(prose.lastIndexOf('\n', line.start) + 1, line.end)
    const pieces = [...text.matchAll(/\S+(?: \S+)*/g)]
    const next = pieces.find(({ index }) => Math.abs(index - column) <= aslant)
    if (!next || !titled(next[0])) break
    words.push(next[0])
    end = line.end - text.length + next.index + next[0].length
  }
  return { start: title.start, end, words: words.join(' ') }
}

/** The whole title of a paper, of several lines, with its place: 'DEFENDANT'S RESPONSE TO PLAINTIFF'S MOTION FOR SUMMARY JUDGMENT'. */
export function titlePlace(prose: string, lines: readonly Line[]): (Span & { words: string }) | null {
  const title = titleOfPaper(prose, lines)
  if (!title) return null
  const at = lines.findIndex(({ start, end }) => start <= title.start && title.start < end)
  const line = lines[at]
  const wordsAt = ({ start, end }: Span): string => prose.slice(start, end).trim()
  // In a caption of two columns the title stands beside the parties.
  if (!line || wordsAt(title).length < wordsAt(line).length) return besideParties(prose, lines.slice(at + 1), title)
  const goesOn = (one: Line): boolean => wordsAt(one) !== '' && titled(wordsAt(one)) && !columns.test(wordsAt(one))
  let [first, last] = [at, at]
  while (last - at < mostOfTitle && lines[last + 1]?.gap === 0 && goesOn(lines[last + 1] as Line)) last++
  while (
    at - first < mostOfTitle &&
    lines[first]?.gap === 0 &&
    first > 0 &&
    goesOn(lines[first - 1] as Line) &&
    !party.test(wordsAt(lines[first - 1] as Line))
  )
    first--
  const whole = { start: lines[first]?.start ?? title.start, end: lines[last]?.end ?? title.end }
  return { ...whole, words: wordsAt(whole).replace(/\s+/g, ' ') }
}

export const titleWords = (prose: string, lines: readonly Line[]): string => titlePlace(prose, lines)?.words ?? ''
