import { nameAfter, nameBefore } from './names.ts'
import type { Span } from './span.ts'
import { isCapital, isDotted, type Token } from './tokens.ts'

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i
const series = /^\(?\d{1,2}(?:st|nd|rd|d|th)\)?$/i
/** A page, a section or a number of a database. */
const page = /^(?:\d{1,7}(?:,\d{3})*|\d[\w.:-]*)(?:\(\w{1,5}\))*$/
const mostReporterWords = 7

/** Whether a word can be one of a reporter's or a code's name: 'F.3d', 'U.S.', 'Harv.', 'WL', '&'. */
const isReporterWord = ({ core }: Token) =>
  /^[A-Z][\w.'&-]*$/.test(core) || series.test(core) || /^(?:&|of|and)$/.test(core)
/** What makes a row of capital words a reporter: points, capitals alone, a series, a section sign. */
const isAbbreviated = (token: Token) =>
  isDotted(token) ||
  token.core.includes('.') ||
  /^[A-Z]{2,}\d?/.test(token.core) ||
  series.test(token.core) ||
  /\d(?:d|th)$/.test(token.core)

/** The last token of a citation by volume, reporter and page that begins at token `at`: any reporter, known or not. */
function citationEnd(tokens: readonly Token[], at: number): number | null {
  const volume = tokens[at] as Token
  if (!/^\d{1,4}$/.test(volume.core) || volume.tail !== '') return null
  let marked = false
  for (let index = at + 1; index < tokens.length && index <= at + 1 + mostReporterWords; index++) {
    const token = tokens[index] as Token
    const isSection = /^§{1,2}/.test(token.core)
    if (isSection && index > at + 1) {
      const next = tokens[index + 1]
      if (/\d/.test(token.core)) return index
      return next && /^\d/.test(next.core) ? index + 1 : null
    }
    if (page.test(token.core) && !series.test(token.core)) return index > at + 1 && marked ? index : null
    if (token.core === 'at' && index > at + 1) continue
    if (!isReporterWord(token) || months.test(token.core)) return null
    marked ||= isAbbreviated(token)
    if (/[,;:!?]/.test(token.tail)) return null
  }
  return null
}

const further = /(?:,? (?:at )?\d[\d, n.&-]{0,40}(?=[ ,.;()]|$))?(?: \([^()]{1,120}\)){0,3}/y

/** Pin cites and parentheticals behind a citation belong to it. */
function withTail(text: string, end: number): number {
  further.lastIndex = end
  const more = further.exec(text)?.[0] ?? ''
  let length = more.length
  while (' ,'.includes(more[length - 1] ?? '.')) length--
  return end + length
}

/** Citations by volume and page with the name before them, the year behind them, and further reporters. */
export function reporterCitations(text: string, tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = citationEnd(tokens, at)
    if (end === null) continue
    const first = tokens[nameBefore(tokens, at)] as Token
    let last = end
    for (let next: number | null = end; next !== null && (tokens[last] as Token).tail === ','; ) {
      next = tokens[last + 1] ? citationEnd(tokens, last + 1) : null
      last = next ?? last
    }
    spans.push({ start: first.start, end: withTail(text, (tokens[last] as Token).end) })
    at = last
  }
  return spans
}

/** 'Varghese v. China Southern Airlines Co., Ltd. (11th Cir. 2019)', 'In re Quack', with or without a citation. */
export function caseNames(text: string, tokens: readonly Token[]): Span[] {
  const shouts = text === text.toUpperCase()
  return tokens.flatMap((token, at): Span[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const proceeding = /^(?:re|parte)$/i.test(token.core) && before && /^(?:in|ex)$/i.test(before.core)
    const matter =
      /^of$/i.test(token.core) && before && /^(?:Matter|Estate|Marriage|Application|Petition)$/i.test(before.core)
    if ((proceeding || matter) && after && isCapital(after) && isCapital(before as Token))
      return [{ start: (before as Token).start, end: endOf(text, tokens, at + 1) }]
    const isVersus = /^(?:v|vs|versus)$/.test(token.core) || (shouts && /^(?:V|VS|VERSUS)$/.test(token.core))
    if (!isVersus || !before || !after) return []
    if (!isCapital(before) && !(isDotted(token) && /^\p{L}/u.test(before.core))) return []
    const first = isCapital(before) ? nameBefore(tokens, at) : at - 1
    return [
      {
        start: (tokens[first] as Token).start,
        end: isCapital(after) ? endOf(text, tokens, at + 1) : smallEnd(tokens, at + 1),
      },
    ]
  })
}

const smallWords =
  /^(?:on|in|for|that|is|was|held|holds|and|as|to|which|where|with|by|from|has|had|would|at|says|said|of)$/

/** Where a caption ends that is written without capitals. */
function smallEnd(tokens: readonly Token[], at: number): number {
  let end = (tokens[at] as Token).end
  for (let index = at + 1; index < at + 4 && (tokens[index - 1] as Token).tail === ''; index++) {
    const token = tokens[index]
    if (!token || smallWords.test(token.core)) break
    end = token.end
  }
  return end
}

const endOf = (text: string, tokens: readonly Token[], at: number): number => {
  const last = tokens[nameAfter(tokens, at) - 1] ?? (tokens[at] as Token)
  return withTail(text, last.end + (/^\.,? \(/.test(text.slice(last.end, last.end + 4)) ? 1 : 0))
}

/** A year in parentheses, with its court and the name before it: 'Varghese (11th Cir. 2019)'. */
export function datedNames(text: string, tokens: readonly Token[]): Span[] {
  let at = 0
  return [...text.matchAll(/\([^()]{0,80}\)/g)].flatMap((found): Span[] => {
    if (!/(?:^|\D)(?:1[6-9]|20)\d\d\)$/.test(found[0])) return []
    while (at < tokens.length && (tokens[at] as Token).start <= found.index) at++
    const first = nameBefore(tokens, at)
    const end = found.index + found[0].length
    if (first < at) return [{ start: (tokens[first] as Token).start, end }]
    return /Cir|Ct|App|Dist|\b[DNSEW]\./.test(found[0]) ? [{ start: found.index, end }] : []
  })
}
