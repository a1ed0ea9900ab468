import { type ComparedQuotation, isCarried, type QuotedVoice, quoteLocator } from '@casewright/core'
import { ascribedAt } from '../opinions/ascribed.ts'
import { type SeparateOpinion, separateOpinions } from '../opinions/voices.ts'
import type { Span } from '../span/span.ts'
import { fewest } from './marks.ts'
import { justiceLacking, opinionLacking, separateClaimed } from './named-opinion.ts'
import { quotedOtherwise, quotedSource, saysQuoted } from './quoted-source.ts'

/** Looks up what is quoted from one authority. `said`: what the writer adds to the citation in parentheses. */
export type QuotationComparer = (quotation: string, said?: readonly string[], leadIn?: string) => ComparedQuotation

/** Reads the text of an authority once, and compares quotations with it. */
export function quotationComparer(authority: { id: string; text: string }): QuotationComparer {
  // Of a lawyer's quotation even two words must be the court's.
  const locate = quoteLocator([{ id: authority.id, kind: 'authority', title: '', text: authority.text }], 1)
  const source = { text: authority.text }
  return (text, said = [], leadIn) => {
    const notes = said.join('; ')
    const around = notes || leadIn ? `${notes} ${leadIn ?? ''}` : undefined
    const { mark: _, ...located } = locate(text, { citationsOmitted: citationsOmitted.test(notes), leadIn: around })
    const saysWhose = (voice: QuotedVoice) =>
      isSaid(voice, notes) ||
      (leadIn !== undefined &&
        isSeparate(voice) &&
        (isSaid(voice, sentenceOf(leadIn)) || namesJudge(voice, sentenceOf(leadIn)))) ||
      (voice.kind === 'ascribed' && leadIn !== undefined && isCarried(leadIn, 'claim'))
    // A few words are quoted for what they name: what stands around them changes little of that.
    const isBrief = text.split(/\s+/).filter(Boolean).length < fewest
    const found =
      isBrief && located.outcome === 'out-of-context'
        ? uncut(located)
        : located.cutOff?.kind === 'claim' && isSaid({ kind: 'ascribed' }, notes)
          ? uncut(located)
          : located
    const why = found.outcome === 'not-found' || found.outcome === 'altered' ? lackedBy(source, said, leadIn) : null
    if (why) return { text, outcome: 'unchecked', why }
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
    if (ascribed && ascribed.by === null) return quotedAgain(found, found.anchor, { said, leadIn, isBrief })
    const by = opinion?.by ?? ascribed?.by
    const voice: QuotedVoice = { kind: opinion?.kind ?? (by ? 'ascribed' : 'quoted'), ...(by && { by }) }
    const isOthers = !isBrief && voice.kind !== 'quoted' && !saysWhose(voice)
    return isOthers ? othersWords({ ...found, voice }) : { ...found, voice }
  }

  /** Words that the court itself quotes: whose they are is told, and another source than the one that is named is wrong. */
  function quotedAgain(
    found: ComparedQuotation,
    anchor: Span,
    { said, leadIn, isBrief }: { said: readonly string[]; leadIn: string | undefined; isBrief: boolean },
  ): ComparedQuotation {
    const from = quotedSource(source, anchor)
    if (!from) return { ...found, voice: { kind: 'quoted' } }
    const quoted: ComparedQuotation = { ...found, voice: { kind: 'quoted', by: from.words } }
    const other = quotedOtherwise(said, from)
    if (other) return othersWords(quoted, `The opinion quotes them from ${from.words}, not from ${other}.`)
    const isSaid = saysQuoted(said.join('; '), leadIn ? sentenceOf(leadIn) : '', found.text)
    return from.isSeparate && !isSaid && !isBrief ? othersWords(quoted) : quoted
  }
}

/** Why words stand where they do is another thing than what was cut off around them. */
const othersWords = ({ why: _, ...found }: ComparedQuotation, why?: string): ComparedQuotation => ({
  ...found,
  outcome: 'others-words',
  ...(why !== undefined && { why }),
})

const isSeparate = ({ kind }: QuotedVoice): boolean =>
  kind === 'dissent' || kind === 'concurrence' || kind === 'partial'
/** The sentence that leads in, without those before it. */
const sentenceOf = (leadIn: string): string =>
  leadIn
    .slice(-250)
    .split(/(?<=\p{Ll}{3}[.?!]["”’)]{0,2})\s+(?=\p{Lu})/u)
    .at(-1) ?? ''
/** 'Justice Harlan wrote that'. */
const namesJudge = ({ by }: QuotedVoice, leadIn: string): boolean => {
  const surname = by
    ?.split(/[\s.]+/)
    .filter((part) => part.length > 2)
    .at(-1)
  const called = leadIn.match(/\b(?:Justices?|JUSTICES?|Judge)\s(?:\p{Lu}[\p{L}.’'-]{0,20}\s?){1,4}/gu) ?? []
  return surname !== undefined && called.some((name) => name.toLowerCase().includes(surname.toLowerCase()))
}

/** The writer says that these are another's words: nothing was cut off that a reader lacks. */
const uncut = ({ cutOff: _, why: __, ...found }: Located): Located => ({
  ...found,
  outcome: found.substitutions ? 'substituted' : 'found',
})
type Located = Omit<ReturnType<ReturnType<typeof quoteLocator>>, 'mark'>

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

const citationsOmitted = /\bcleaned up\b|\bcitations?\b[^.)]{0,60}\bomitted\b/i
const twoOpinions = 'Its parts stand in two opinions of the case, by different judges.'

const opinionAt = (separate: readonly SeparateOpinion[], at: number) =>
  separate.find(({ start, end }) => at >= start && at < end)

const saidOf = {
  dissent: /\bdissent/i,
  concurrence: /\bconcurr/i,
  partial: /\bdissent|\bconcurr/i,
  ascribed:
    /\b(?:quot|citing|brief|argu|conten|claim|alleg|describ|summari|recount|characteri|respondent|petitioner|appell|plaintiff|defendant|government|below)/i,
  quoted: /./,
} as const

/** Of who did not write apart ('without dissent', 'all concurring'), or of what the court did. */
const saysOtherwise =
  /\b(?:no|not|none|nobody|without|over|never|despite|all|unanimous(?:ly)?|every|rejecting|answering)\b[^;]{0,40}?\b(?:dissent|concurr)\p{L}*/giu
const ofCourt = /(?:^|; )(?:holding|ruling|concluding|finding|affirming|reversing)\b[^;]*/gi

/** Whether the writer says whose words they are; a judge who is named must be the right one. */
function isSaid({ kind, by }: QuotedVoice, said: string): boolean {
  const notes = said.replace(kind === 'ascribed' ? ofCourt : saysOtherwise, (note) =>
    kind === 'ascribed' && /\b(?:quoting|citing)\b/.test(note) ? note : '',
  )
  if (!saidOf[kind].test(notes)) return false
  const named = /(?<![\p{L}’'-])([\p{L}’'-]{1,40}),? (?:C\. ?)?J\.,/u.exec(notes)?.[1]?.toLowerCase()
  const known = by?.toLowerCase()
  return kind === 'ascribed' || named === undefined || known === undefined || known.includes(named)
}
