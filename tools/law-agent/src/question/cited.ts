import { findCitations, isFull, replaceCitations } from '@casewright/law'

/** What a question cites in full, and the cases that it names without a citation. */
export interface CitedInQuestion {
  citations: string[]
  names: string[]
  /** The question without them: what it is about. */
  rest: string
}

const most = 10

const capital = "\\p{Lu}[\\p{L}\\p{N}.'’&-]{0,40}"
const word = `(?:${capital}|of|the|and|&|for|ex rel\\.)`
const versus = new RegExp(`${capital}(?:,? ${word}){0,7},? v(?:s|ersus)?\\.? ${capital}(?:,? ${word}){0,7}`, 'gu')
const proceeding = /\b(?:In re|Ex parte) \p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}/gu
/** What begins a question is no party. */
const opening =
  /^(?:(?:Under|Does|Do|Did|Is|Are|Was|Were|What|How|Why|When|Where|Which|Who|Can|Could|May|Must|Should|Would|Has|Have|Had|In|If|After|Since|Because|Given|See|As|And|But|Explain|Compare|Discuss|Summarize|Since|The|For|of|the|and|for) )+/u
const closing = /(?<![,.;:?!’']|[’']s| (?:of|the|and|&|for))(?:[,.;:?!’']|[’']s| (?:of|the|and|&|for))+$/u

/** Finds the citations and the names of cases in a question. */
export function citedIn(question: string): CitedInQuestion {
  const found = findCitations(question).filter(isFull)
  const citations = found.map(({ start, end }) => question.slice(start, end).replace(/\s+/g, ' ').trim())
  let rest = replaceCitations(question, () => ' , ', isFull)
  const names = [...(rest.match(versus) ?? []), ...(rest.match(proceeding) ?? [])]
    .map((name) => name.replace(opening, '').replace(closing, ''))
    .filter((name) => / v|^(?:In re|Ex parte) /.test(name))
  for (const name of names) rest = rest.replaceAll(name, ' , ')
  return { citations: unique(citations), names: unique(names), rest }
}

const unique = (items: readonly string[]) => [...new Set(items)].slice(0, most)
