import { readable } from '../layout/readable.ts'
import type { Span } from '../span/span.ts'
import { inOrdinaryLetters } from './case-title.ts'

export interface JudgeNamed extends Span {
  /** As signed or printed, with the office where it stands beside it: 'Constance R. Appiah, Chief Justice'. */
  name: string
}

const word = "\\p{Lu}[\\p{L}.'’-]{0,24}"
const name = `(?:${word} ){1,4}${word}`
const office =
  '(?:(?:[Cc]hief|[Ss]enior|[Pp]residing|[Aa]ssociate|[Aa]dministrative|[Aa]cting|CHIEF|SENIOR|PRESIDING|ASSOCIATE|ADMINISTRATIVE|ACTING) ){0,2}(?:[\\p{L}.]{2,14} (?:of the )?){0,4}?(?:[Jj]udge|[Jj]ustice|JUDGE|JUSTICE|[Mm]agistrate [Jj]udge|MAGISTRATE JUDGE|[Cc]hancellor|CHANCELLOR)'
/** 'Simone Kiplagat, Associate Justice' in a line of its own. */
const both = new RegExp(`^(${name}), (${office})$`, 'u')
const alone = new RegExp(`^(?:/?s/ ?)?(${name})$`, 'u')
const officeAlone = new RegExp(`^(?:the honorable )?${office}(?: of [\\p{L} ]{3,40}| presiding)?$`, 'iu')
/** 'JUDGE T. Q. MOUTON', 'Hon. Ann Doe', behind whatever stands left of it. */
const inCaption = new RegExp(
  `(?:^|Present:|(?:Judicial Officer|JUDICIAL OFFICER|Presiding|PRESIDING|Before|BEFORE):|[)|§*}\\t]| {3})\\s{0,40}(?:(?:The )?Hon(?:orable|\\.)|(?:THE )?HON(?:ORABLE|\\.)|(?:[Aa]ssigned to )?(?:District )?(?:JUDGE|Judge|(?:JUSTICE|Justice)(?=:? \\p{Lu}[^ ]{0,24} \\p{Lu}))):?\\s{1,8}((?:${word} ){0,4}${word})(?:, (${office}))?\\s{0,40}(?:\\s{3}.*)?$`,
  'u',
)
/** Of the court below, and whom somebody serves or writes to. */
const other = /\b(?:trial|below|clerk|retired|mediator|arbitrator|copies|cc)\b/i
/** In a caption the magistrate judge stands beside the one who decides. */
const beside = /\b(?:magistrate|mag\.)/i
/** Above the name of the judge from whom a case comes. */
const fromBelow = /\b(?:appeals?|appealed|error|certiorari|review) (?:from|to)\b|\bbelow\b/i
const nearBelow = 400
const nobody =
  /\b(?:court|district|division|county|clerk|united states|state of|order|ordered|opinion|dated|copies|the)\b/i
/** UTF-16 units of a paper in which a caption stands, and in which whoever made it signs. */
const head = 4_000
const tail = 4_000
const most = 9

/**
 * Who made a paper of a court: those who signed it at its end, else the judge whom its caption names. The judge of a
 * court below, or a magistrate judge beside the one who decides, is none of them.
 */
export function readJudges(text: string): JudgeNamed[] {
  const found: JudgeNamed[] = []
  const add = (named: string, { start, end }: Span, office = '') => {
    const words = `${inOrdinaryLetters(named)}${office && `, ${inOrdinaryLetters(office)}`}`
    if (!nobody.test(named) && !found.some((one) => one.name === words)) found.push({ name: words, start, end })
  }
  const lines = linesWithin(text, Math.max(0, text.length - tail), text.length)
  for (const [at, line] of lines.entries()) {
    if (other.test(line.words)) continue
    const [, signer, title] = both.exec(line.words) ?? []
    if (signer) add(signer, line, title)
    else if (officeAlone.test(line.words)) {
      const above = lines.slice(Math.max(0, at - 2), at).findLast(({ words }) => alone.test(words))
      const named = above && alone.exec(above.words)?.[1]
      // Below the name a line to sign on: whoever is above it is counsel.
      const isBlank = above && /_{3}/.test(text.slice(above.end, line.start))
      if (above && named && !isBlank) add(named, { start: above.start, end: line.end }, line.words)
    }
  }
  if (found.length > 0) return found.slice(0, most)
  for (const { raw, start } of linesWithin(text, 0, Math.min(head, text.length))) {
    const [, named, title] = inCaption.exec(raw) ?? []
    if (!named || other.test(raw) || beside.test(raw)) continue
    if (fromBelow.test(text.slice(Math.max(0, start - nearBelow), start))) continue
    const at = text.indexOf(named, start)
    add(named, { start: at, end: at + named.length }, title)
  }
  return found.slice(0, 1)
}

interface Line extends Span {
  raw: string
  /** On one line, without a frame of marks around it. */
  words: string
}

/** The lines of a stretch that are not empty. */
function linesWithin(text: string, from: number, to: number): Line[] {
  const found: Line[] = []
  let at = from
  for (const raw of text.slice(from, to).split('\n')) {
    const words = raw.trim()
    const start = at + raw.indexOf(words)
    if (/\p{L}/u.test(words)) found.push({ raw, words: readable(words), start, end: start + words.length })
    at += raw.length + 1
  }
  return found
}
