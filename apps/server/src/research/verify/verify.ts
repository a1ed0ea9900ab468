import type { Authority, CitationCheck, CitedWords, SourceAsked, TreatmentFlag } from '@casewright/core'
import { hasCitation, pastRule, sameAuthority } from '@casewright/law'
import type { Said } from '../treatment/said.ts'
import { lookedAt, treatmentOf } from '../treatment/treatment.ts'
import type { Answers } from './answers.ts'
import { judgeContradictions } from './contradictions.ts'
import { judgeInVolume, shortsInVolumes } from './judge-in-volume.ts'
import { judgeIndexed } from './judge-indexed.ts'
import { judgeKnown } from './judge-known.ts'
import { judgeShort } from './judge-short.ts'
import { withoutAbsent } from './justices-absent.ts'
import { namesakesFor } from './namesakes.ts'
import { withNominative } from './nominative.ts'
import { withParentheticals } from './parentheticals.ts'
import { readWritten } from './read-written.ts'
import { type Judged, judge, type Names, notCovered } from './status.ts'
import type { VerifyDeps } from './verify-deps.ts'
import { withVolumeYear } from './volume-year.ts'
import { withQuotations } from './with-quotations.ts'
import type { Written } from './written.ts'

/**
 * Verifies citations: that each exists, that name, year and court agree, and that the words quoted stand in it.
 * `verified` is said only where everything that was written could be compared, and agreed.
 */
export async function verifyAll(
  { names, lookUp, named, complete, read }: VerifyDeps,
  citations: readonly (string | CitedWords)[],
): Promise<{ checks: CitationCheck[]; asked: SourceAsked[] }> {
  const items = citations.map((cited) => {
    const {
      citation: text,
      quotations = [],
      parentheticals = [],
      leadIns = [],
    } = typeof cited === 'string' ? { citation: cited } : cited
    return { text, quotations, leadIns, said: [...parentheticals, ...inParentheses(text)], written: readWritten(text) }
  })
  const wanted = items.flatMap(({ written }) =>
    (written?.cites ?? []).map((cite) => ({ ...cite, ...(written?.isShort && { isShort: true as const }) })),
  )
  const { answers, asked } =
    wanted.length > 0 ? await lookUp(wanted) : { answers: new Map<string, Answers>(), asked: [] }
  const inVolumes = await shortsInVolumes(
    items.flatMap(({ written }) => written ?? []),
    answers,
    lookUp,
  )
  const judgedAll = await Promise.all(
    items.map(async ({ written }) => {
      if (!written) return { written, judged: null }
      const held = inVolumes.get(written)
      const judged = held ? judgeInVolume(written, held, names) : await judgeWritten(written, answers, names, complete)
      return { written, judged: withNominative(judged, written) }
    }),
  )
  const namesakes = await namesakesFor(judgedAll, named, names)
  const checks = await Promise.all(
    items.map(async ({ text, quotations, leadIns, said, written }, at) => {
      const alone = judgedAll[at]?.judged
      if (!written || !alone)
        return unchecked(text, 'This is not the full citation of an authority, so it cannot be looked up.')
      const found = await withSubsections(alone, written, read)
      const judged = withoutAbsent(await withParentheticals(found, written, read), written)
      const check =
        quotations.length > 0 ? await withQuotations(judged, { quotations, said, leadIns }, read) : judged.check
      const words = written.cites.map(({ key }) => answers.get(key)?.said).find((one) => one !== undefined)
      const treatment = treatmentFor(judged, written, words)
      const lastAmended = judged.authority?.lastAmended
      const looked = judged.authority?.looked ?? (judged.authority || !words ? undefined : lookedAt(words))
      const reason = treatment ? withList(check.reason, written, treatment) : check.reason
      // Who asks finds the answer by the words that were asked.
      const namesake = namesakes[at]
      return {
        ...check,
        text,
        reason,
        ...(namesake && { reason: `${reason} ${namesake.says}`, namesake }),
        ...(treatment && { treatment }),
        ...(lastAmended && { lastAmended }),
        ...(looked && { looked }),
      }
    }),
  )
  return { checks, asked }
}

/** Of the authority that was found; where nobody has it, of the decision that the list has under the citation and the name. */
function treatmentFor({ authority, check }: Judged, { kind, cites, names, year, court, text }: Written, said?: Said) {
  const known = authority && (authority.treatment ?? treatmentOf(authority, said))
  // A clause is cited of which the article is held.
  if (known || kind === 'constitution') return known ?? ofProvision(cites)
  // A part of a rule may be gone that stands as a whole.
  if (kind === 'rule') return treatmentOf({ kind, title: '', citation: text })
  if (authority) return undefined
  // Where its volume cannot be right, what later courts say of the citation still counts.
  if (check.status !== 'unchecked' && said === undefined) return undefined
  // Courts may have spoken of a section whose text is not held.
  if (kind === 'statute' || kind === 'regulation')
    return cites.map(({ normalized: citation }) => treatmentOf({ kind, title: '', citation }, said)).find(Boolean)
  if (kind !== 'case') return undefined
  const [citation = '', ...parallel] = cites.map(({ normalized }) => normalized)
  for (const title of names.length > 0 ? names : ['']) {
    const dated = { ...(year && { date: String(year) }), ...(court && { court }) }
    const known = treatmentOf({ kind, title, citation, parallel, ...dated }, said)
    if (known) return known
  }
  return undefined
}

/** What a list tells the end of is there: it is not said that it merely may exist. */
const withList = (reason: string, { kind }: Written, { source }: TreatmentFlag): string =>
  reason === notCovered(kind) && source.startsWith('list ')
    ? `It is not in the sources that were searched; the ${source.split(',')[0]} names it.`
    : reason

const ofProvision = (cites: Written['cites']) =>
  cites.map(({ normalized: citation }) => treatmentOf({ kind: 'constitution', title: '', citation })).find(Boolean)

const inParentheses = (text: string) => [...text.matchAll(/\(([^()]{1,300})\)/g)].map(([, inside = '']) => inside)

const worst = ['not-found', 'mismatch', 'ambiguous', 'unchecked', 'verified'] as const

/** The parallel citations of a case are of one authority; the sections of a list are each their own, and all must hold. */
async function judgeWritten(
  written: Written,
  answers: Map<string, Answers>,
  names: Names,
  complete: VerifyDeps['complete'],
): Promise<Judged> {
  if (written.isShort) return judgeShort(written, answers, names)
  if (written.kind === 'case' || written.cites.length === 1) return judgeAll(written, answers, names, complete)
  const each = await Promise.all(
    written.cites.map((cite) => judgeAll({ ...written, cites: [cite] }, answers, names, complete)),
  )
  return each.reduce((one, other) =>
    worst.indexOf(other.check.status) < worst.indexOf(one.check.status) ? other : one,
  )
}

/** Each parallel citation is looked up, and all must be of one authority. */
async function judgeAll(
  written: Written,
  answers: Map<string, Answers>,
  names: Names,
  complete: VerifyDeps['complete'],
): Promise<Judged> {
  const all = written.cites.map(({ key }) => answers.get(key) ?? nothing)
  const isImpossible = all.some(({ known }) => known?.fact.state === 'cannot-exist')
  const told = all.filter(({ candidates }) => candidates.length > 0)
  const [first] = written.kind === 'constitution' && isImpossible ? [] : told
  if (!first) {
    const known = judgeKnown(written, all) ?? judgeIndexed(written, all, names) ?? judgeContradictions(written)
    if (known) return known
    // One parallel citation that a covering source lacks is enough: the others could not be asked.
    const [lacking] = all.filter(({ lackedBy }) => lackedBy.length > 0)
    const judged = judge(
      written,
      lacking ?? { ...nothing, notes: [...new Set(all.flatMap(({ notes }) => notes))] },
      names,
    )
    return withVolumeYear(judged, written)
  }
  const candidates = await Promise.all(
    first.candidates.map((one) => (written.court && !one.court ? complete(one) : one)),
  )
  // A pin cite counts in the reporter that is written first.
  const { next, ...rest } = first
  const judged = judge(written, { ...rest, candidates, ...(next && first === all[0] && { next }) }, names)
  if (judged.check.status !== 'verified' || !judged.authority) return judged
  return disagreeing(written, all, judged) ?? judged
}

const nothing: Answers = { candidates: [], lackedBy: [], notes: [] }

/** A parallel citation that belongs to another authority, or to none, is a mismatch; one no one could check is told. */
function disagreeing(written: Written, all: readonly Answers[], judged: Judged): Judged | null {
  for (const [index, { candidates, lackedBy, notes, known, inside, isExcluded }] of all.entries()) {
    const { normalized = '' } = written.cites[index] ?? {}
    const { authority, check } = judged
    if (!authority || candidates.some((one) => sameAuthority(one, authority))) continue
    if (hasCitation(authority, written.cites[index]?.key ?? '')) continue
    const isLacking = lackedBy.length > 0 || known?.fact.state === 'cannot-exist' || isExcluded
    const own = inSameReporter(authority, normalized)
    const found = candidates[0]?.title ?? inside?.title ?? (isLacking ? 'no such citation' : own)
    if (found)
      return {
        authority,
        check: {
          ...check,
          status: 'mismatch',
          reason: own
            ? `The parallel citation ${normalized} is not one of this authority, which is at ${own} in that reporter.`
            : known
              ? `The parallel citation ${normalized} is not one of this authority. ${known.fact.says}`
              : 'The parallel citations refer to different authorities.',
          differences: [{ field: 'parallel citation', written: normalized, found }],
          ...(known && { known: known.fact }),
        },
      }
    return {
      authority,
      check: {
        ...check,
        status: 'unchecked',
        reason:
          `${check.reason.replace(/ Later history.*/s, '')} The parallel citation ${normalized} could not be checked. ${notes.join(' ')}`.trim(),
      },
    }
  }
  return null
}

/** Where the authority itself stands in the reporter of another citation; undefined where its place there is not known. */
const inSameReporter = ({ citation, parallel = [] }: Authority, other: string): string | undefined =>
  [citation, ...parallel].find((one) => reporterOf(one) !== '' && reporterOf(one) === reporterOf(other))
const reporterOf = (citation: string): string => /^\d+ (.+?) \d+$/.exec(citation.trim())?.[1] ?? ''

/** A subsection that is written must stand in the text; where there is no text, it was not compared. */
async function withSubsections(
  judged: Judged,
  { subsections, kind, cites }: Written,
  read: VerifyDeps['read'],
): Promise<Judged> {
  const { check, authority } = judged
  if (subsections.length === 0 || check.status !== 'verified' || !authority) return judged
  const written = subsections.map((label) => `(${label})`).join('')
  const whole = kind === 'rule' ? 'rule' : 'section'
  const text = (await read(authority))?.text.toLowerCase()
  const past = text ? undefined : pastRule(cites[0]?.key ?? '', subsections)
  if (past)
    return {
      authority,
      check: {
        ...check,
        status: 'mismatch',
        reason: `The ${whole} exists, but it has no such subsection: ${past}.`,
        differences: [{ field: 'subsection', written, found: past }],
      },
    }
  if (!text)
    return {
      authority,
      check: {
        ...check,
        status: 'unchecked',
        reason: check.known
          ? `${check.known.says} Its text is not available here, so ${written} was not compared. Later history was not checked.`
          : `The ${whole} exists, but its text is not available, so ${written} was not compared. Later history was not checked.`,
      },
    }
  const missing = subsections.find((label) => !text.includes(`(${label.toLowerCase()})`))
  if (missing === undefined) return judged
  return {
    authority,
    check: {
      ...check,
      status: 'mismatch',
      reason: `The ${whole} exists, but it has no such subsection.`,
      differences: [{ field: 'subsection', written, found: `no (${missing}) in the text` }],
    },
  }
}

const unchecked = (text: string, reason: string): CitationCheck => ({ text, status: 'unchecked', reason })
