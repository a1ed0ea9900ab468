import type { ComparedQuotation, QuotedVoice } from '@casewright/core'
import { ascribedAt } from '../opinions/ascribed.ts'
import { type SeparateOpinion, separateOpinions } from '../opinions/voices.ts'
import type { Span } from '../span/span.ts'
import { fewest } from './marks.ts'
import { justiceLacking, opinionLacking, separateClaimed } from './named-opinion.ts'
import { type Located, placesOf } from './places-of.ts'
import { quotedOtherwise, quotedSource, saysQuoted } from './quoted-source.ts'
import { type Beside, saysWhose, sentenceOf } from './says-whose.ts'

/** Looks up what is quoted from one authority. `said`: what the writer adds to the citation in parentheses. */
export type QuotationComparer = (quotation: string, said?: readonly string[], leadIn?: string) => ComparedQuotation

/** Reads the text of an authority once, and compares quotations with it. */
export function quotationComparer(authority: { id: string; text: string }): QuotationComparer {
  const source = { text: authority.text }
  const locator = placesOf(authority)
  return (text, said = [], leadIn) => {
    const beside = { notes: said.join('; '), leadIn }
    const around = beside.notes || leadIn ? `${beside.notes} ${leadIn ?? ''}` : undefined
    const how = { citationsOmitted: citationsOmitted.test(beside.notes), leadIn: around }
    // A few words are quoted for what they name: what stands around them changes little of that.
    const isBrief = text.split(/\s+/).filter(Boolean).length < fewest
    const quoted = { said, beside, isBrief }
    const first = whoseAre(source, locator.first(text, how), quoted)
    if (first.outcome !== 'others-words') return withLacking(source, first, said, leadIn)
    // What one judge wrote apart, another, or the court itself, may have in the same words.
    for (const other of locator.others(text, how, first)) {
      const compared = whoseAre(source, other, quoted)
      if (compared.outcome === 'found' || compared.outcome === 'substituted') return compared
    }
    return first
  }
}

interface Quoted {
  said: readonly string[]
  beside: Beside
  isBrief: boolean
}

/** Words that were located, with whose they are beside whose the writer says they are. */
function whoseAre(source: { text: string }, located: Located, { said, beside, isBrief }: Quoted): ComparedQuotation {
  const found =
    (isBrief && located.outcome === 'out-of-context') ||
    (located.cutOff?.kind === 'claim' && saysWhose({ kind: 'ascribed' }, { ...beside, leadIn: undefined }))
      ? uncut(located)
      : located
  const stands = found.outcome === 'found' || found.outcome === 'substituted' || found.outcome === 'out-of-context'
  if (!stands || !found.anchor) return found
  const { start, end } = found.anchor
  const separate = separateOpinions(source)
  const opinion = opinionAt(separate, start)
  if (opinion !== opinionAt(separate, end - 1)) return { ...found, outcome: 'spliced', why: twoOpinions }
  const ascribed = opinion ? null : ascribedAt(source, { start, end })
  const misplaced = opinion ? null : separateClaimed(said, separate, source.text)
  if (misplaced && !isBrief) return othersWords(found, misplaced)
  if (!opinion && !ascribed) return found
  if (ascribed && ascribed.by === null) return quotedAgain(source, found, found.anchor, { said, beside, isBrief })
  const by = opinion?.by ?? ascribed?.by
  const voice: QuotedVoice = { kind: opinion?.kind ?? (by ? 'ascribed' : 'quoted'), ...(by && { by }) }
  const isOthers = !isBrief && voice.kind !== 'quoted' && !saysWhose(voice, beside)
  return isOthers ? othersWords({ ...found, voice }) : { ...found, voice }
}

/** Words that the court itself quotes: whose they are is told, and another source than the one that is named is wrong. */
function quotedAgain(
  source: { text: string },
  found: ComparedQuotation,
  anchor: Span,
  { said, beside: { notes, leadIn }, isBrief }: Quoted,
): ComparedQuotation {
  const from = quotedSource(source, anchor)
  if (!from) return { ...found, voice: { kind: 'quoted' } }
  const quoted: ComparedQuotation = { ...found, voice: { kind: 'quoted', by: from.words } }
  const other = quotedOtherwise(said, from)
  if (other) return othersWords(quoted, `The opinion quotes them from ${from.words}, not from ${other}.`)
  const isSaid = saysQuoted(notes, leadIn ? sentenceOf(leadIn) : '', found.text)
  return from.isSeparate && !isSaid && !isBrief ? othersWords(quoted) : quoted
}

/** Words that do not stand in a text may stand in an opinion that the text does not have. */
function withLacking(
  source: { text: string },
  compared: ComparedQuotation,
  said: readonly string[],
  leadIn: string | undefined,
): ComparedQuotation {
  if (compared.outcome !== 'not-found' && compared.outcome !== 'altered') return compared
  const why = lackedBy(source, said, leadIn)
  return why ? { text: compared.text, outcome: 'unchecked', why } : compared
}

/** Why words stand where they do is another thing than what was cut off around them. */
const othersWords = ({ why: _, ...found }: ComparedQuotation, why?: string): ComparedQuotation => ({
  ...found,
  outcome: 'others-words',
  ...(why !== undefined && { why }),
})

/** The writer says that these are another's words: nothing was cut off that a reader lacks. */
const uncut = ({ cutOff: _, why: __, ...found }: Located): Located => ({
  ...found,
  outcome: found.substitutions ? 'substituted' : 'found',
})

/** Compares quotations with the text of an authority. Null: there is no text, and nothing could be compared. */
export function compareQuotations(
  quotations: readonly string[],
  authority: { id: string; text: string } | null,
  said: readonly string[] = [],
  leadIns: readonly (string | undefined)[] = [],
): ComparedQuotation[] {
  if (!authority?.text || quotations.length === 0) return quotations.map((text) => ({ text, outcome: 'unchecked' }))
  const compare = quotationComparer(authority)
  return quotations.map((text, at) => compare(text, said, leadIns[at]))
}

/** Whether the writer cites an opinion that the text does not have: words that are not in it may be there. */
function lackedBy(source: { text: string }, said: readonly string[], leadIn = ''): string | null {
  const [separate, sentence] = [separateOpinions(source), sentenceOf(leadIn)]
  const opinion = opinionLacking(said, sentence, separate)
  if (opinion) return `The citation names ${opinion}, which the text at hand does not have.`
  const justice = justiceLacking(sentence, source.text, separate)
  return justice && `The text at hand has no opinion of Justice ${justice}.`
}

const citationsOmitted = /\bcleaned up\b|\bcitation modified\b|\bcitations?\b[^.)]{0,60}\bomitted\b/i
const twoOpinions = 'Its parts stand in two opinions of the case, by different judges.'

const opinionAt = (separate: readonly SeparateOpinion[], at: number) =>
  separate.find(({ start, end }) => at >= start && at < end)
