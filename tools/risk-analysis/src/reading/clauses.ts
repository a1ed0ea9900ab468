import { type Span, sentencesOf } from '@casewright/law'
import { asserted } from '../bars/asserted.ts'
import { ofAnother } from '../bars/of-another.ts'
import type { CaseType } from '../case-types.ts'
import { clausesOf } from '../factors/clauses/index.ts'
import { lawyersSued } from '../factors/clauses/notes/counsel.ts'
import type { ClauseRule, Role } from '../factors/clauses/rule.ts'
import type { Factor } from '../factors/factor.ts'
import { factorsOf } from '../factors/index.ts'
import { isOfThirdPerson } from './accused.ts'
import { admittedIn } from './admitted.ts'
import { appellantOf } from './appellant.ts'
import { isArgument } from './argued.ts'
import { isMadeGood } from './court-business.ts'
import { custodianIn, moverIn } from './custodian.ts'
import { isTurned } from './gate.ts'
import { placedIn } from './placed.ts'
import { pronounAt } from './pronoun.ts'
import type { Reading, Told } from './read.ts'
import type { Side } from './side.ts'
import { withoutSupposed } from './supposed.ts'
import type { Owner, ownership, Whose } from './whose.ts'

type Told1 = Omit<Told, 'spans'> & { span: Span }

/** What an opinion of an expert tells besides. */
const ofOpinions = [
  'expert',
  'malpractice',
  'causation',
  'negligence',
  'unproved',
  'witnesses',
  'documents',
  'treatment',
] as const
/** One fact stands for others that the same sentence seems to tell. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'opinion-for-claim': ofOpinions,
  'opinion-against-claim': ofOpinions,
  seen: ['recordings', 'witnesses', 'negligence', 'comparative-fault'],
  'shifting-reason': ['business-reason'],
  'used-by-permission': ['long-use'],
  'account-admitted': ['admission'],
  recovery: ['substance'],
  survey: ['recorded-title'],
  'bad-conditions': ['prior-finding'],
  'comparative-fault': ['admission', 'negligence', 'police-report'],
  'own-fault': ['seen', 'recordings'],
  'hazard-known': ['pattern'],
  'good-record': ['protected-activity', 'pattern'],
  remarks: ['protected-activity'],
  unproved: ['witnesses'],
  admission: ['notice', 'witnesses', 'expert', 'wage-records', 'documents', 'business-reason'],
}

/** 'The chain’s chief financial officer': whoever that is, it is nobody of ours. */
const isOfficer = (words: string): boolean =>
  !/\b(?:our|my|clients?|we|court|state|city|county|police|hospital)\b/i.test(words) &&
  /^(?:an? |the )?(?:[\w-]+ ){0,2}[\w-]+['’]s (?:own )?(?:chief (?:\w+ )?officer|CEO|CFO|COO|president|owner|manager|general manager|director|controller|treasurer|bookkeeper|foreman|superintendent|project manager|vice president|principal|partner)$/i.test(
    words.trim(),
  )

/** What within a clause turns it to something less. */
const turnedWithin = /\b(?:but|however|although|though|until|unless|except|else|scheduled)\b/i
/** The same right behind it: 'safe until the driver failed', 'through March and nothing since', 'for the house next door'. */
const turnedBehind =
  /^,? ?(?:[\w’'-]{1,20} ){0,4}(?:but|however|until|unless|except|and (?:nothing|none|no more)|nothing since|next door|(?:for|of|to) (?:another|somebody else|someone else|(?:a|the) (?:different|wrong)))\b/i
/** Where in a sentence somebody else may begin to do something. */
const clauseBreak =
  /[;:] |, (?:and|but|so|while|because|when|although|who) |\b(?:but|because|although|while|whereas|when|since) /gi
const denies = /\b(?:not|never|no|nobody|neither|nor|without|den(?:y|ies|ied))\b|n['’]t\b/i

/** 'In May 2024' doubts nothing. */
const withoutMonth = (sentence: string): string => sentence.replace(/(?<=[\w,] )May\b/g, 'Mai')

function isTakenBack(sentence: string, at: Span, found: RegExpExecArray, { factor, words }: ClauseRule): boolean {
  const within = sentence.slice(at.start, at.end)
  // A rule that has such a word itself has read it.
  if (!/\b(?:but|although|else)\b/.test(words.source) && turnedWithin.test(within)) return true
  const { key } = found.groups ?? {}
  if (key && denies.test(within.slice(0, within.length - key.length))) return true
  return factor !== 'step-skipped' && turnedBehind.test(sentence.slice(at.end))
}

/**
 * Adds what whole clauses tell, by who says or does what, where no word told it. A sentence that only supposes, is somebody's
 * word or is about another matter tells nothing.
 */
export function tellClauses(
  text: string,
  type: CaseType,
  side: Side,
  owner: ReturnType<typeof ownership>,
  reading: Reading,
): void {
  if (side.isUnclear) return
  const factors = factorsOf(type)
  const certain = withoutSupposed(text)
  for (const { start, end } of sentencesOf({ text })) {
    const sentence = certain.slice(start, end)
    if (sentence.trim() === '' || /\?\s*$/.test(sentence) || ofAnother.test(sentence)) continue
    const ruled = isArgument(sentence) ? [] : byRules(sentence, start)
    for (const told of [...ruled, ...byAdmission(sentence, start)]) add(told, { start, end })
  }

  function byRules(sentence: string, from: number): Told1[] {
    return clausesOf(type).flatMap((rule) => {
      const factor = factors.find(({ id }) => id === rule.factor)
      const found = rule.words.exec(sentence)
      if (!factor || !found || rule.but?.test(withoutMonth(sentence)) || rule.with?.test(sentence) === false) return []
      if (rule.context?.test(text) === false || rule.notIn?.test(text) || rule.holds?.(found, text) === false) return []
      const at = { start: found.index, end: found.index + found[0].length }
      const isSaid = rule.saidBy?.test(sentence) === true
      if (
        !isSaid &&
        (asserted.test(sentence.slice(0, at.start).replace(/\bcall(?:s|ed)? it\b/gi, 'name it')) ||
          isTurned(sentence, at))
      )
        return []
      const span = { start: from + at.start, end: from + at.end }
      if ((!rule.isDenied && isOfThirdPerson(factor.id, type, sentence)) || isMadeGood(factor.id, sentence)) {
        ask(factor, span, 'who')
        return []
      }
      const named = namedBy(rule, sentence, from, at)
      if (named !== 'fits') {
        if (named === 'unsure') ask(factor, span, 'who')
        return []
      }
      if (rule.asks) {
        // Of somebody on neither side there is nothing to ask.
        const isAnybodys = found.groups?.who === undefined || whoseOf(rule, factor, found, from) !== undefined
        if (isAnybodys) ask(factor, span, 'who')
        return []
      }
      const isPlaced = factor.notAfter?.test(text.slice(0, span.start))
      if (isPlaced || isTakenBack(sentence, at, found, rule)) {
        ask(factor, span)
        return []
      }
      const told = { factor, stance: rule.isDenied ? ('denied' as const) : ('said' as const), span }
      if (typeof factor.points === 'number') {
        if (side.isOpen) return []
        const actor = rule.by && actorOf(found, from, true)
        if (rule.by && actor !== roleOf(rule.by)) {
          // Done by the other side, it is no fault to ask the client about.
          if (actor === undefined) ask(factor, span)
          return []
        }
        return [told]
      }
      const whose = whoseOf(rule, factor, found, from)
      if (rule.by && actorOf(found, from, true) !== roleOf(rule.by)) return []
      return whose ? [{ ...told, whose }] : []
    })
  }

  /** Said and taken back in one sentence, or of nobody knows whom, it is a question. */
  function ask(factor: Factor, span: Span, why: 'open' | 'who' = 'open'): void {
    const isKnown = [...reading.told, ...reading.unsettled].some((one) => one.factor.id === factor.id)
    if (!isKnown) reading.unsettled.push({ factor, why, spans: [span] })
  }

  /** Whether whom the clause names is the one of whom the rule tells. */
  function namedBy(rule: ClauseRule, sentence: string, from: number, at: Span): 'fits' | 'unsure' | 'other' {
    const holds = (role: Role | undefined, named: Owner) =>
      !role || named === undefined || named === roleOf(role) ? 'fits' : named === 'unsure' ? 'unsure' : 'other'
    const cut = [...sentence.slice(0, at.start).matchAll(clauseBreak)].at(-1)
    const doer = owner.doerIn(from + (cut ? cut.index + cut[0].length : 0), from + at.end, from + at.start + 1)
    if (rule.isNamed && doer === undefined) return 'unsure'
    const said = rule.isEither && doer === 'unsure' ? 'fits' : holds(rule.doer, doer)
    return said === 'fits' ? holds(rule.about, owner.firstIn(from + at.start, from + sentence.length)) : said
  }

  function whoseOf(rule: ClauseRule, factor: Factor, found: RegExpExecArray, from: number): Whose | undefined {
    if (rule.whose) return roleOf(rule.whose)
    if (!(found.groups?.who ?? found.groups?.of)) {
      const isUnnamed = rule.isDenied || rule.isUnnamed
      return isUnnamed && typeof factor.points !== 'number' ? factor.points.unnamed : undefined
    }
    return actorOf(found, from)
  }

  function actorOf(found: RegExpExecArray, from: number, isByPronoun = false): Whose | undefined {
    const words = found.groups?.who ?? found.groups?.of
    if (!words) return undefined
    const at = from + found.index + found[0].indexOf(words)
    const pronoun = isByPronoun ? pronounAt(text, { start: at, end: at + words.length }, side) : undefined
    return pronoun ?? placed({ start: at, end: at + words.length })
  }

  /** With whom a role is; nobody where it is open. */
  function roleOf(role: Role): Whose | undefined {
    if (side.isOpen) return undefined
    if (role === 'adversary') return 'other'
    if (role === 'claimant' || role === 'defendant') return (role === 'claimant') === side.isUsual ? 'own' : 'other'
    if (role === 'custodian') return custodianIn(text, side)
    if (role === 'mover') return moverIn(text, side)
    const appellant = appellantOf(text, side)
    return appellant && ((appellant === 'own') === (role === 'appellant') ? 'own' : 'other')
  }

  function byAdmission(sentence: string, from: number): Told1[] {
    const factor = factors.find(({ id }) => id === 'admission')
    if (!factor) return []
    return admittedIn(sentence).flatMap(({ who, span }) => {
      // Between who speaks and what is admitted stands how it was said.
      const plain = `${sentence.slice(0, who.end)}${' '.repeat(span.start - who.end)}${sentence.slice(span.start)}`
      if (isTurned(plain, span)) return []
      if (lawyersSued.test(text)) {
        ask(factor, span, 'who')
        return []
      }
      const words = sentence.slice(who.start, who.end)
      const whose =
        placed({ start: from + who.start, end: from + who.end }) ??
        (isOfficer(words) && !side.isOpen ? 'other' : undefined)
      return whose
        ? [{ factor, stance: 'said' as const, whose, span: { start: from + span.start, end: from + span.end } }]
        : []
    })
  }

  function placed({ start, end }: Span): Whose | undefined {
    const phrase = text.slice(start, end).trim()
    // 'A janitorial company whose customer ended it': the customer is against whom we represent.
    const before = text.slice(Math.max(0, start - 60), start)
    if (/\bwhose $/.test(before) && side.anchor && side.anchor.start < start && start - side.anchor.end < 40)
      return 'other'
    const whose: Owner =
      placedIn(phrase, type, side, text) ?? (type === 'criminal' ? undefined : owner.at(start, start, end, true, false))
    return whose === 'own' || whose === 'other' ? whose : undefined
  }

  function add({ factor, stance, whose, span }: Told1, sentence: Span): void {
    const isHere = ({ start }: Span) => sentence.start <= start && start < sentence.end
    const others = [factor.id, ...(instead[factor.id] ?? [])]
    const isTold = reading.told.some((one) => one.factor.id === factor.id)
    const injured = side.isUsual ? 'own' : 'other'
    // What somebody admits to is counted as what it is.
    if (
      factor.id === 'admission' &&
      whose === injured &&
      reading.told.some((one) => one.factor.id === 'comparative-fault' && one.spans.some(isHere))
    )
      return
    if (isTold || reading.unsettled.some((one) => one.factor.id === factor.id && one.why === 'both')) return
    // Told once, it is not asked about as well.
    if (typeof factor.points === 'number' && stance === 'said')
      reading.unsettled = reading.unsettled.filter((one) => one.factor.id !== factor.id || one.why !== 'open')
    // A tenant’s defense is no defect that the landlord tells of.
    if (factor.id === 'bad-conditions') reading.told = reading.told.filter((one) => one.factor.id !== 'condition')
    // The fault of whoever was hurt says nothing of that of the other.
    const isOfOther = (one: { factor: Factor; whose?: Whose; spans: Span[] }) =>
      factor.id === 'comparative-fault' &&
      one.factor.id !== factor.id &&
      (one.whose ? one.whose !== injured : !one.spans.some(({ start, end }) => start < span.end && span.start < end))
    const isReplaced = (one: { factor: Factor; whose?: Whose; spans: Span[] }) =>
      others.includes(one.factor.id) && one.spans.every(isHere) && !isOfOther(one)
    reading.told = reading.told.filter((one) => !isReplaced(one))
    reading.unsettled = reading.unsettled.filter((one) => !isReplaced(one))
    reading.told.push({ factor, stance, ...(whose && { whose }), spans: [span] })
  }
}
