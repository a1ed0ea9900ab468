import type { CitationCheck, Evidence, ReadText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { mayTellAgainst, separateOpinions } from '@casewright/law'

/** A sentence of a later opinion about an authority, as the model reads it. */
export interface Sentence {
  number: number
  /** The id of the authority, or its citation where the library does not hold it. */
  of: string
  /** Whether a flag rests on these words. */
  isFlag: boolean
  in: { id: string; name: string; citation: string }
  /** Where the sentence begins in the text of the later opinion. */
  from: number
  sentence: Evidence
  around: Evidence
}

/** Of one authority, and the characters on each side that are read with a sentence. */
const [mostOfOne, widest] = [3, 700]

type Found = Pick<CitationCheck, 'found' | 'treatment' | 'looked'>
type Place = Pick<Sentence, 'of' | 'isFlag' | 'in'> & { about: string; start: number; end: number; text: string }

/** By what an authority is known within one check. */
export const keyOf = ({ found }: Found): string | undefined => found && (found.id ?? found.citation)

/**
 * The sentences to ask of: of an authority that an opinion's words flag, those words; of one without a flag, what later
 * opinions say of it in words that may tell something against it. What the reviewed list says is not asked of.
 */
export async function sentencesOf(
  checks: readonly (CitationCheck | undefined)[],
  context: Pick<ToolContext, 'law' | 'signal'>,
): Promise<Sentence[]> {
  const places: Place[] = []
  const seen = new Set<string>()
  for (const check of checks) {
    const key = check && keyOf(check)
    if (!check || key === undefined || seen.has(key)) continue
    seen.add(key)
    context.signal.throwIfAborted()
    places.push(...(check.treatment ? await flagged(check, key, context) : await unflagged(check, key, context)))
  }
  return places.map(({ about, start, end, text, ...place }, at) => {
    const evidence = (id: string, title: string, words: string): Evidence => ({
      id: `${id}-${at + 1}`,
      kind: 'authority',
      title: `${title} ${at + 1}`,
      text: words,
    })
    return {
      ...place,
      number: at + 1,
      from: start,
      sentence: evidence(
        'sentence',
        `${place.in.name}, ${place.in.citation}, about ${about}: sentence`,
        text.slice(start, end),
      ),
      around: evidence('around', 'What stands around sentence', widened(text, start, end)),
    }
  })
}

const namesOf = ({ found }: Found): string => [found?.name, found?.citation].filter(Boolean).join(', ')

async function flagged(check: Found, of: string, { law }: Pick<ToolContext, 'law'>): Promise<Place[]> {
  // No model doubts what a reviewed list says.
  const { id, name, citation, start, end } = check.treatment?.isListed ? {} : (check.treatment?.in ?? {})
  const read = id !== undefined ? await law.read(id, { atHand: true }) : null
  if (!read || !id || !name || !citation || start === undefined || end === undefined || end > read.text.length)
    return []
  return [{ of, isFlag: true, in: { id, name, citation }, about: namesOf(check), text: read.text, start, end }]
}

async function unflagged(check: Found, of: string, { law }: Pick<ToolContext, 'law'>): Promise<Place[]> {
  const id = check.found?.id
  if (id === undefined || !check.looked?.opinions) return []
  const places: Place[] = []
  for (const { citing, start, end, words } of await law.citing(id)) {
    if (places.length >= mostOfOne) break
    if (!mayTellAgainst(words)) continue
    const read = await law.read(citing.id, { atHand: true })
    if (!read || end > read.text.length || isSeparate(read, start)) continue
    const { title: name, citation } = citing
    places.push({
      of,
      isFlag: false,
      in: { id: citing.id, name, citation },
      about: namesOf(check),
      text: read.text,
      start,
      end,
    })
  }
  return places
}

/** What a judge writes alone is not what the court says. */
const isSeparate = ({ text }: ReadText, at: number): boolean =>
  separateOpinions({ text }).some(({ start, end }) => start <= at && at < end)

function widened(text: string, start: number, end: number): string {
  const first = Math.max(0, start - widest)
  const from = first === 0 ? 0 : Math.min(start, text.indexOf(' ', first) + 1)
  const last = Math.min(text.length, end + widest)
  const to = last === text.length ? last : Math.max(end, text.lastIndexOf(' ', last))
  return text.slice(from, to)
}
