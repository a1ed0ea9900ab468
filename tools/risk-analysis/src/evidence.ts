import { CasewrightError } from '@casewright/core'
import { anchorOf, type Span } from '@casewright/law'
import { adviceOf } from './advice/advice.ts'
import { nearSteps } from './advice/near.ts'
import { anyFaultBar, type FoundBar, likelyBarsIn, readBars, withinBars } from './bars/index.ts'
import type { Factor } from './factors/factor.ts'
import type { Asked } from './manifest.ts'
import type { Assessment, CountedFactor } from './output.ts'
import { askAbout } from './reading/asking.ts'
import { jurisdictionIn, jurisdictionInText } from './reading/jurisdiction.ts'
import { type Likely, likelyIn } from './reading/likely.ts'
import { type Noticed, noticedIn } from './reading/noticed.ts'
import { readFacts, type Told } from './reading/read.ts'
import { mustMakeSense } from './reading/sense.ts'
import { sentenceFinder } from './reading/sentence-at.ts'
import { type Side, sideOf } from './reading/side.ts'
import { withoutSupposed } from './reading/supposed.ts'
import { unreadIn } from './reading/unread.ts'
import { choiceIn, choicesFor, type Represented } from './represented.ts'
import { confidenceOf, heldBackOf, indexOf, rangeOf, widerFor } from './score/figures.ts'
import { type Counted, countedOf, severityOf, themeSums } from './score/points.ts'
import { pointsToAsk } from './score/points-to-ask.ts'
import { medianAwards } from './score/published.ts'
import { type OwnRates, startOf } from './score/rates.ts'
import { topicsOf } from './score/topics.ts'
import { caseValueOf } from './score/value.ts'
import { claimsTold, hasTime, isAskedByThreshold, thresholdsOf } from './thresholds/read-thresholds.ts'

/** How many gaps stand among the risk factors; all of them are asked about. */
const gapsShown = 4

/** Everything of an assessment that needs no model. Settlement and coverage follow from it. */
export type Evidence = Omit<Assessment, 'settlementRange' | 'settlement' | 'written' | 'coverage'> & {
  isUsual: boolean
  /** The index as it would be if anything counted. */
  ready: NonNullable<Assessment['index']>
}

/**
 * @param today the day from which the time since a date in the description is counted
 * @throws CasewrightError bad-input where the description tells of no case
 */
export function evidenceOf(input: Asked, own: OwnRates, today: Date): Evidence {
  const { caseType, description: text } = input
  const given = input.jurisdiction ?? ''
  const jurisdiction = given.trim() === '' ? jurisdictionInText(text) : jurisdictionIn(given)
  const side = sideOf(text, caseType, choiceOf(input))
  const client = side.anchor ?? (caseType === 'criminal' && side.isUsual ? accusedIn(text) : undefined)
  const reading = readFacts(text, caseType, side)
  // Where a claim has a time that is known, nobody asks for one that was not checked.
  const claims = claimsTold(text, caseType)
  const isTimed = hasTime(claims)
  const read = readBars(text, caseType, jurisdiction, today, side).filter(({ isUnchecked }) => !isUnchecked || !isTimed)
  const faults = reading.told.flatMap(({ factor, stance, spans }) =>
    factor.id === 'comparative-fault' && stance === 'said' ? spans : [],
  )
  const byFault = read.some(({ id }) => id === 'comparative') ? null : anyFaultBar(text, caseType, jurisdiction, faults)
  const bars: FoundBar[] = byFault ? [...read, { ...byFault, ends: side.isUsual ? 'client' : 'other' }] : read
  // A step that is missing and can be made up lowers the index once: as the bar.
  const curable = bars.filter(({ holds, curable: how }) => holds && how !== undefined).flatMap(({ anchors }) => anchors)
  const isMissing = (one: Span) => curable.some(({ start, end }) => one.start < end && start < one.end)
  // What a bar asks about is asked once.
  const barred = bars.flatMap(({ anchors }) => anchors)
  const noticed = noticedIn(
    text,
    side,
    [...reading.told, ...reading.unsettled].flatMap(({ spans }) => spans),
  )
  // What is asked about by its name, or as somebody’s word, is not asked about again.
  const named = [...reading.unsettled, ...noticed].flatMap(({ spans }) => spans)
  const thresholds = thresholdsOf(claims, bars)
  const seemsTold = likelyIn(text, caseType, reading, barred, side).filter(
    ({ isVague, sentence }) =>
      !isVague || !named.some(({ start, end }) => start < sentence.end && sentence.start < end),
  )
  // What says nothing that could be asked about by itself is listed with what was not weighed.
  const isAskable = ({ isVague, sentence: { start, end } }: Likely) =>
    !isVague || askAbout(text.slice(start, end)) !== undefined
  const likely = seemsTold.filter(isAskable)
  if (bars.length === 0 && !side.anchor) mustMakeSense(text, reading)
  const code = jurisdiction?.code ?? null

  const rows = reading.told
    .filter(({ stance, spans }) => stance !== 'denied' || !spans.every(isMissing))
    .map((told) => ({ told, counted: countedOf(told, side.isUsual, code) }))
  const factors = rows
    .map(({ told, counted }) => asFactor(text, told, counted))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const known = new Set(reading.told.map(({ factor }) => factor.id))
  const topics = topicsOf(caseType, side.isUsual)
  const toAsk = pointsToAsk(text, caseType)
  // The bar asks what the point of law would.
  const isAsked = (question: string) =>
    /statute of frauds/i.test(question) && bars.some(({ id }) => id === 'statute-of-frauds')
  const certain = withoutSupposed(text)
  const missing = topics.filter((topic) => !topic.factors.some((id) => known.has(id)) && !topic.words?.test(certain))
  // What was told in words that nobody counted is asked about there: it is no gap.
  const open = new Set([...reading.unsettled, ...likely].map(({ factor }) => factor.id))
  const gaps = missing.filter((topic) => !topic.factors.some((id) => open.has(id)))

  const start = startOf(caseType, code, own, text)
  const startForClient = side.isUsual ? start.percent : 100 - start.percent
  const sums = themeSums(rows.map(({ told, counted }) => ({ theme: told.factor.theme, points: counted.points })))
  const points = sums.reduce((total, { counted }) => total + counted, 0)
  // A date or a sum that is told raises the confidence; only facts that count say how much the points may be trusted.
  const answered = topics.filter((topic) => topic.factors.some((id) => known.has(id))).length
  const heldBack = heldBackOf(points, answered, topics.length)
  const merits = indexOf(startForClient, points, heldBack)
  const evidence = withinBars(merits, bars)
  const confidence = confidenceOf({
    start: start.kind,
    topics: topics.length,
    topicsCovered: topics.length - missing.length,
    words: text.split(/\s+/).length,
    hasJurisdiction: jurisdiction !== null,
    unsettled: reading.unsettled.length + bars.filter(({ holds, answered }) => !holds && answered === undefined).length,
  })
  const unread = unreadIn(text, [
    ...reading.told.flatMap(({ spans }) => spans),
    ...reading.unsettled.flatMap(({ spans }) => spans),
    ...bars.flatMap(({ anchors }) => anchors),
    ...likely.map(({ sentence }) => sentence),
    ...noticed.flatMap(({ spans }) => spans),
  ])
  const counts = factors.some(({ points }) => points !== 0) || bars.some(({ holds }) => holds)
  const value = caseValueOf(input.caseValue)

  const ready = {
    start,
    startForClient,
    themes: sums.map(({ title, sum, counted }) => ({ title, sum, counted })),
    heldBack,
    evidence,
    ...(merits !== evidence && { withoutBars: merits }),
    byModel: 0,
    range: rangeOf(evidence, confidence, widerOf(start)),
  }
  return {
    isUsual: side.isUsual,
    ready,
    successProbability: counts ? evidence : null,
    confidenceLevel: confidence,
    riskFactors: [
      ...bars.filter(({ holds, ends }) => holds && ends === 'client').map(asRisk),
      ...factors
        .filter(({ points }) => points < 0)
        .map(({ title, impact, points, anchors }) => ({
          factor: title,
          impact,
          severity: severityOf(points),
          origin: 'evidence' as const,
          anchors,
        })),
      ...gaps
        .toSorted((a, b) => Number(a.severity === 'low') - Number(b.severity === 'low'))
        .slice(0, gapsShown)
        .map(({ gap, question, severity }) => ({
          factor: gap,
          impact: `Not addressed in the description: ${question}`,
          severity,
          origin: 'gap' as const,
        })),
    ],
    recommendations: adviceOf(
      rows.map(({ counted }) => counted),
      missing,
      bars.filter(({ answered }) => answered === undefined),
      toAsk,
      nearSteps(text, today),
    ),
    asked: {
      caseType,
      description: text,
      jurisdiction: given,
      caseValue: String(input.caseValue ?? ''),
      ...(input.represents && { represents: input.represents }),
    },
    index: counts ? ready : null,
    ...(!counts && {
      noNumber: noNumberWords(new Set(likely.map(({ sentence }) => sentence.start)).size),
    }),
    bars: bars.map(({ isUnchecked: _, ...bar }) => bar),
    thresholds,
    factors,
    unsettled: [
      ...reading.unsettled.map(({ factor, why, spans }) => ({
        title: factor.title,
        why,
        anchors: spans.map((span) => anchorOf({ text }, span)),
      })),
      ...likely.map(({ factor, sentence, isVague }) => ({
        title: isVague ? vague : titleOf(factor, side.isUsual),
        why: 'likely' as const,
        anchors: [anchorOf({ text }, sentence)],
      })),
      ...noticed.map(({ title, spans }) => ({
        title,
        why: 'likely' as const,
        anchors: spans.map((span) => anchorOf({ text }, span)),
      })),
      ...(unread.length > 0
        ? [
            {
              title: 'What was not weighed',
              why: 'unread' as const,
              anchors: unread.map((span) => anchorOf({ text }, span)),
            },
          ]
        : []),
    ],
    questions: [
      ...bars.flatMap(({ lift }) => lift),
      ...likelyBarsIn(text, caseType, bars).map(
        ({ asks, sentence: { start, end } }) => `Not scored: “${shortened(text.slice(start, end).trim())}” ${asks}`,
      ),
      ...(side.isOpen ? [whoSues] : []),
      ...(client || side.isChosen ? [] : [namesClient.test(text) ? whoSues : whomQuestion(caseType)]),
      ...toAsk
        .filter(({ question }) => !isAsked(question) && !isAskedByThreshold(question, thresholds))
        .map(({ question }) => question),
      ...gaps.map(({ question }) => question),
      ...reading.unsettled.map(({ factor, why, spans: [span] }) =>
        openQuestion(factor, why, span && shortened(clauseOf(text, span))),
      ),
      ...likelyQuestions(text, likely, side.isUsual),
      ...noticed.map((one) => noticedQuestion(text, one)),
      ...(unread.length > 0 ? [unreadQuestion(unread.length)] : []),
    ],
    client: {
      title: side.title,
      ...(client && { anchor: client }),
      ...(side.isChosen && { isChosen: true }),
      ...(side.against && { note: contradicted(side.against, side.title) }),
    },
    jurisdiction: { name: jurisdiction?.name ?? null, ...jurisdictionNote(given, jurisdiction !== null) },
    value,
    medians: medianAwards.filter(({ words }) => words.test(text)).map(({ words: _, ...median }) => median),
    covered: { topics: topics.length - missing.length, of: topics.length },
  }
}

/** @throws CasewrightError bad-input where a case of the type has nobody of that name */
function choiceOf({ caseType, represents }: Asked): Represented | undefined {
  if (!represents) return undefined
  const choice = choiceIn(caseType, represents)
  if (choice) return choice
  throw new CasewrightError(
    'bad-input',
    `Choose whom you represent in a case of this type: ${choicesFor(caseType).join(', ')}. Or leave it out, and it is read from the description.`,
  )
}

const spelled = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const noNumberWords = (sentences: number): string =>
  sentences === 0
    ? 'The description mentions none of the factors scored for this type of case, so there is no number. Answer the questions below and run the analysis again.'
    : `Nothing in the description could be scored with confidence, so there is no number. ${sentences === 1 ? 'One sentence probably matters; it is' : `${capital(spelled(sentences))} sentences probably matter; they are`} quoted in the questions below. Answer them in plain sentences and run the analysis again.`

const contradicted = ({ title, words }: NonNullable<Side['against']>, chosen: string) =>
  `The description reads as if you represent ${title} (“${words.replace(/\s+/g, ' ').trim()}”). The assessment follows your selection: ${chosen}.`

const asRisk = ({ title, rule, anchors }: FoundBar) => ({
  factor: title,
  impact: rule,
  severity: 'high' as const,
  origin: 'evidence' as const,
  anchors,
})

/** How much wider the range is for what does not fit in the rate. */
export const widerOf = ({ misfits = [] }: { misfits?: readonly string[] | undefined }) => widerFor * misfits.length

function asFactor(
  text: string,
  { factor, spans, stance, whose }: Told,
  { title, points, impact }: Counted,
): CountedFactor {
  const first = spans[0] as Span
  const around = sentenceFinder(text)(first.start)
  const sentence = first.end <= around.end ? around : first
  return {
    id: [factor.id, whose === 'other' && 'other', stance === 'denied' && 'denied'].filter(Boolean).join(':'),
    title,
    points,
    direction: points > 0 ? 'up' : points < 0 ? 'down' : 'none',
    impact,
    theme: factor.theme,
    anchors: spans.map((span) => anchorOf({ text }, unquoted(text, span))),
    sentence: anchorOf({ text }, sentence),
  }
}

/** Where the words begin or end with a quotation mark, it is shown around them already. */
const unquoted = (text: string, { start, end }: Span): Span => ({
  start: start + (/^["“”]\s{0,2}/.exec(text.slice(start, end))?.[0].length ?? 0),
  end: end - (/["“”]$/.test(text.slice(start, end)) ? 1 : 0),
})

/** Whoever is charged is defended: nobody has to be asked. */
function accusedIn(text: string) {
  const found =
    /\b(?:(?:our|my|the) )?client,? (?:[^.;]{0,40}, )?(?:is|was|has been|stands) (?:now )?(?:charged|accused|indicted|arrested|facing|on trial|convicted|sentenced)\b|\b(?:we|i)(?: are|['’]re| am|['’]m)? (?:for )?(?:the defense|defend(?:ing)?)\b|\bcourt-appointed\b|\b(?:my|our) (?:guy|gal|man|lady|kid) (?:is|was) (?:charged|accused|arrested|facing)\b/i.exec(
      text,
    )
  return found ? anchorOf({ text }, { start: found.index, end: found.index + found[0].length }) : undefined
}

const whoSues = 'Who brings the claim: your client, or the other side?'
/** Who the client is stands there, and not which part they have. */
const namesClient = /\b[Cc]lients?(?: is|:| =|,) (?:an? |the )?[A-Z]/
const whomQuestion = (type: Asked['caseType']): string =>
  type === 'criminal'
    ? 'Whom do you represent? The assessment assumes the defense. If that is wrong, write “we represent the prosecution.”'
    : type === 'family'
      ? 'Whom do you represent? The assessment assumes the petitioner. If that is wrong, write “we represent the respondent.”'
      : 'Whom do you represent? The assessment assumes the claimant. If that is wrong, write “we represent the defendant.”'

/** All that was not weighed is listed with its words: one question goes for the list. */
const unreadQuestion = (count: number): string =>
  count === 1
    ? 'One statement was not weighed; it is listed under “What was not weighed.” Does it matter, who can prove it, and what does the other side say to it?'
    : `${capital(spelled(count))} statements were not weighed; they are listed under “What was not weighed.” Which of them matter, who can prove each, and what does the other side say to it?`

const proof: ReadonlySet<string> = new Set(['documents', 'recordings', 'witnesses', 'expert'])

const vague = 'Not placed under any factor'

/** One question for each sentence that likely tells something, with its words. */
function likelyQuestions(text: string, likely: readonly Likely[], isUsual: boolean): string[] {
  const sentences = [...new Set(likely.map(({ sentence }) => sentence.start))]
  return sentences.map((from) => {
    const of = likely.filter(({ sentence }) => sentence.start === from)
    const words = text.slice(from, of[0]?.sentence.end).trim()
    const shown = shortened(words)
    const asked = of.every(({ isVague }) => isVague) ? askAbout(words) : undefined
    if (asked) return asked.replace(words, () => shown)
    const titles = of.map(({ factor }) => titleOf(factor, isUsual))
    return titles.length > 1
      ? `Not scored: “${shown}” Possible factors: ${titles.join('; ')}. Does either apply?`
      : `Not scored: “${shown}” Possible factor: ${titles[0]}. Does it apply?`
  })
}
const mostShown = 160

/** One question for all of a kind, with their words. */
const noticedQuestion = (text: string, { title, asks, spans }: Noticed): string =>
  `${title}: ${spans.map(({ start, end }) => `“${shortened(text.slice(start, end).replace(/[.,;]$/, ''))}”`).join('; ')}. ${asks}`
const shortened = (words: string): string =>
  words.length > mostShown ? `${words.slice(0, words.lastIndexOf(' ', mostShown))} …` : words

/** The clause with the words that were read: they alone say too little to ask about. */
function clauseOf(text: string, span: Span): string {
  const sentence = sentenceFinder(text)(span.start)
  const words = text.slice(sentence.start, sentence.end).trim()
  if (words.length <= mostShown) return words
  const stops = [...text.slice(sentence.start, span.start).matchAll(/[;:] |, /g)].at(-1)
  return text.slice(stops ? sentence.start + stops.index + stops[0].length : sentence.start, sentence.end).trim()
}

/** The title of what is usually told: of who brings the claim, an admission of the other side. */
const titleOf = ({ title, points }: Factor, isUsual: boolean): string =>
  isUsual && typeof points !== 'number' && points.unnamed === 'other' ? points.otherTitle : title

const openQuestion = ({ id, title }: Factor, why: 'open' | 'both' | 'who', words = ''): string =>
  why === 'who'
    ? `${title}: “${words}” ${proof.has(id) ? 'Whom does it help, and who can put it in evidence?' : 'Which side does this concern, and whom does it help?'}`
    : why === 'open'
      ? `${title}: “${words}” leaves this open. What is known about it?`
      : `${title}: the description states this both ways, as in “${words}”. Which is right?`

function jurisdictionNote(given: string, isKnown: boolean): { note?: string } {
  if (given.trim() === '') return { note: isKnown ? 'Read from the description.' : 'No jurisdiction was given.' }
  if (!isKnown)
    return {
      note: `“${given}” was not recognized as a U.S. jurisdiction. Enter a state, D.C., a territory or a federal court.`,
    }
  return {}
}
