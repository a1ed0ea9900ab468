import type { CitationCheck } from '../citation-check.ts'
import { countLooks } from '../count-looks.ts'
import { countStatuses } from '../count-statuses.ts'
import type { Coverage, SourceAsked } from '../coverage.ts'
import { type DocumentText, pagesRead } from '../document-text.ts'
import { CasewrightError } from '../errors.ts'
import type { Amounts } from '../run.ts'
import { sameCited } from '../same-cited.ts'
import { joinAsked } from '../sources-asked.ts'

type Counted = Pick<CitationCheck, 'text' | 'status' | 'treatment' | 'found'>

/** What a tool adds to what its context has seen of a run. */
export interface CoverageGiven {
  /** Whether a model's words stand in the result: false where its answer was of no use. Unless given, whether it answered. */
  usesModel?: boolean
  /** The checks of the citations that the result shows. Unless given, those that the tool had verified. */
  citations?: Iterable<Counted>
  /**
   * The checks of what a search itself found. Each is in the source that found it: none is counted as a citation that
   * somebody wrote, and of those that are not verified it is told apart.
   */
  results?: Iterable<Counted>
  /** Sentences for the reader, after those that the context knows. */
  notes?: readonly string[]
}

/** Keeps account of a run: which documents were read, who was asked, what was checked, whether a model answered. */
export function createAccount() {
  const asked: SourceAsked[] = []
  const documents = new Map<string, { name: string; text: DocumentText }>()
  const checked = new Map<string, CitationCheck>()
  const amounts: Amounts = { searches: 0, tokens: 0 }
  let modelAnswered = false

  /** Notes who was asked. A call that fails as a whole is the failure of who is asked first. */
  async function noting<T>(call: Promise<T>, first = 'Library'): Promise<T> {
    try {
      const answer = await call
      asked.push(...((answer as { asked?: SourceAsked[] } | null)?.asked ?? []))
      return answer
    } catch (error) {
      const note = CasewrightError.isInstance(error) ? error.message : 'The search failed. Try again.'
      asked.push({ source: first, outcome: 'error', note })
      throw error
    }
  }

  function coverage({ usesModel = modelAnswered, citations, results, notes = [] }: CoverageGiven = {}): Coverage {
    const sourcesAsked = joinAsked(asked)
    const found = [...(results ?? [])]
    const given = citations ? [...citations] : checked.size > 0 && !results ? [...checked.values()] : undefined
    // What is cited and was found as well is one citation.
    const others = found.filter((one) => !given?.some((cited) => sameCited(cited, one)))
    // A search in which nothing is cited leaves nothing to verify.
    const checks = results && given?.length === 0 ? undefined : given
    const { red = 0, amber = 0 } = countLooks([...(given ?? []), ...others])
    const unverified = countStatuses(others.flatMap(({ status }) => (status === 'verified' ? [] : [status])))
    return {
      basis: usesModel && modelAnswered ? 'model' : 'evidence',
      ...pagesOf([...documents.values()].map(({ text }) => text)),
      notes: [...new Set([...documentNotes([...documents.values()]), ...sourceNotes(sourcesAsked), ...notes])],
      ...(sourcesAsked.length > 0 && { sourcesAsked }),
      ...(checks && { citations: countStatuses(checks.map(({ status }) => status)), looks: countLooks(checks) }),
      ...(results && { results: found.length }),
      ...(Object.keys(unverified).length > 0 && { unverified }),
      ...(red + amber > 0 && { flagged: { red, amber } }),
    }
  }

  return {
    noting,
    asked: (sources: readonly SourceAsked[]) => void asked.push(...sources),
    read: (id: string, name: string, text: DocumentText) => void documents.set(id, { name, text }),
    checked: (checks: readonly CitationCheck[]) => checks.forEach((check) => void checked.set(check.text, check)),
    searched: () => {
      amounts.searches += 1
    },
    /** Of each question to a model that was answered, whatever the answer is worth. */
    tokens: (count: number) => {
      amounts.tokens += count
    },
    taken: (): Amounts => ({ ...amounts }),
    answered: () => {
      modelAnswered = true
    },
    coverage,
  }
}
export type Account = ReturnType<typeof createAccount>

/** A format without pages is read whole or not at all. Numbers of pages are those of one document. */
function pagesOf(documents: readonly DocumentText[]): Partial<Coverage> {
  const paged = documents.filter(({ pagesTotal }) => pagesTotal > 0)
  if (paged.length === 0) return {}
  const total = (count: (document: DocumentText) => number) => paged.reduce((sum, one) => sum + count(one), 0)
  const [only, other] = paged
  const numbers = (which: 'failed' | 'ocr') =>
    only && !other ? only.pages.filter((page) => page[which]).map(({ number }) => number) : []
  return {
    pages: total(({ pagesTotal }) => pagesTotal),
    pagesRead: total(pagesRead),
    unreadPages: numbers('failed'),
    ocrPages: numbers('ocr'),
  }
}

function documentNotes(documents: readonly { name: string; text: DocumentText }[]): string[] {
  const [only, other] = documents
  if (only && !other)
    return only.text.pagesTotal > 0 ? [] : ['Read the whole file. This kind of file has no fixed pages.']
  return documents.flatMap(({ name, text }) => {
    const unread = text.pages.filter(({ failed }) => failed).map(({ number }) => number)
    const scanned = text.pages.filter(({ ocr }) => ocr).map(({ number }) => number)
    return [
      ...(text.pagesTotal === 0 ? [`${name}: read the whole file.`] : []),
      ...(unread.length > 0 ? [`${name}: not read: page ${unread.join(', ')}.`] : []),
      ...(scanned.length > 0 ? [`${name}: read by OCR: page ${scanned.join(', ')}.`] : []),
    ]
  })
}

/** What a source that answered has to say of its answer, such as that it read the search otherwise. */
const sourceNotes = (asked: readonly SourceAsked[]): string[] =>
  asked.flatMap(({ source, outcome, note }) => (outcome === 'answered' && note ? [`${source}: ${note}`] : []))
