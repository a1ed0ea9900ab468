import { type CitationCheck, quoteLocator } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Passage, Written } from '../output.ts'
import type { EarlierTurn } from '../search-text.ts'
import { againstTreatment } from './by-treatment.ts'
import { againstWords } from './by-words.ts'
import type { Change } from './change.ts'
import { saidBefore } from './said-before.ts'

/** A reader takes in no more at the head of an answer. */
const most = 3

interface Given {
  earlier: readonly EarlierTurn[]
  /** What earlier answers cite, looked up now. */
  checks: readonly CitationCheck[]
  passages: readonly Passage[]
  written: Written | null
  /** What a model says has changed, checked. */
  byModel: readonly Change[]
}

/** What of the earlier answers does not stand any more. They come from the page: nothing is believed of them. */
export async function changesSince(
  { earlier, checks, passages, written, byModel }: Given,
  { law, signal, log }: Pick<ToolContext, 'law' | 'signal' | 'log'>,
): Promise<Change[]> {
  if (earlier.length === 0) return []
  const byWords = againstWords(saidBefore(earlier), passages, written).slice(0, most)
  const told = await Promise.all(
    byWords.map(async ({ said, change }) => {
      const cited = checks.filter(({ text, status }) => status === 'verified' && said.cited.includes(text))
      return { ...change, isFound: said.isQuoted && (await stands(said.words, cited)) }
    }),
  )
  const rules = [...againstTreatment(earlier, checks, passages), ...told]
  const others = byModel.filter((one) => !rules.some(({ earlier: words }) => alike(words, one.earlier)))
  return [...rules, ...others].slice(0, most)

  /** Whether the words are those of an authority that they were quoted from: then they are no invention of a page. */
  async function stands(words: string, cited: readonly CitationCheck[]): Promise<boolean> {
    for (const { found } of cited) {
      if (!found?.id) continue
      try {
        const read = await law.read(found.id)
        const evidence = read?.text && [
          { id: found.id, kind: 'authority' as const, title: found.name, text: read.text },
        ]
        if (evidence && quoteLocator(evidence)(words).outcome === 'found') return true
      } catch {
        signal.throwIfAborted()
        log.warn('an authority could not be read')
      }
    }
    return false
  }
}

const alike = (one: string, other: string) => one.includes(other) || other.includes(one)
