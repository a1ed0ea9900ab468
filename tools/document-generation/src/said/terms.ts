import { isToDraft, type Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { mainPassage } from '../reading/passages.ts'
import { nounsOf } from '../reading/role-nouns.ts'
import { mostOf } from '../reading/speaks-of.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { asPower } from './as-power.ts'
import { bare } from './bare.ts'
import { beginsList, isHanging, isOfClauseBefore, limitsSentenceBefore, standsApart } from './belongs.ts'
import { isChatter } from './clean/chatter.ts'
import { isSentence, isValue } from './clean/form.ts'
import { gatedValue } from './clean/gate.ts'
import { asSentence, asTerm } from './compose.ts'
import { described, whatOf } from './described.ts'
import { drawnOnAny } from './draw/draw.ts'
import { lined } from './draw/lines.ts'
import { plainly } from './draw/plain.ts'
import { whoIn } from './draw/who.ts'
import { isAsked, isEmptied, isFrame, isOfUnnamed, namesSide, tellsWhatSort, tellsWho } from './frames.ts'
import { isIdle } from './idle.ts'
import { installmentsIn } from './installments.ts'
import { figure, labeled, leftOver, wordsNotIn } from './left-over.ts'
import { isScrap, onlyNames } from './naming.ts'
import { tellsOneWhoSigns, tellsSigner } from './own-signers.ts'
import { wholeThings } from './pieces.ts'
import { isOfPower, isPowerLine } from './powers-said.ts'
import { posts } from './signers.ts'
import { type About, isSubject, subjectOf } from './subject-of.ts'
import { isAbout, isTerm, isTime } from './subjects.ts'
import { underLabels } from './under-labels.ts'

/** Words of a sentence that no field of the form has, and where they are put. */
export interface Term extends Place {
  field: string
  words: string
  /** Whether it is shown beside the document and does not stand in it. */
  held?: true
  /** Why, in a sentence. */
  why?: string
}

/** A name alone at the end is who sends the notes. */
const signature =
  /^(?:[-–—]{1,2} ?)?(?!(?:No|Not|None|All|Any|Each|Only|Cash|Free|As|Per|Net|Month|Full)\b)\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}$/u

const open = new Set(['additionalTerms', 'openPoints'])

/** The field where words of a text wait that are in no other. */
export const restOf = ({ fields }: Pick<Template, 'fields'>): string | undefined =>
  fields.find(({ name }) => open.has(name))?.name

/** Fields of letters whose words are put in other ones: a question, a remedy, what follows otherwise. */
const isRewritten = ({ tab }: Template, field: string) =>
  tab === 'letters' && /^(?:questions|remedy|consequence|occasion)$/.test(field)

/** Letters and applications have no subjects: what is left of a sentence is theirs as a whole. */
const facts = /(?:Name|Address|Phone|Email|Title|Company|Manager|Party|Institution)$/

const naming =
  /(?:Signer|Place|Number|State|Law|Day|Date|Terms)$|^(?:premises|site|goods|price|rent|deposit|salary|scope|serviceDescription|purpose|dispute)$/

/** The field that words most likely belong to; more is needed where rules know what they are about. */
export type FieldOf = (place: Place, ruled: About) => string | undefined

/** What of a text stands in no field, as terms of a contract, sentences of a letter's body, or open points. */
export function termsIn(
  template: Template,
  text: string,
  units: readonly Unit[],
  filled: readonly Filled[],
  fieldOf: FieldOf = () => undefined,
  who = whoIn(template, text, filled),
): Term[] {
  const things = wholeThings(text)
  const names = new Set(
    [{ name: template.id.replaceAll('-', ' '), label: template.title }, ...template.fields].flatMap(({ name, label }) =>
      bare(
        `${label} ${name.replace(/([A-Z])/g, ' $1')} ${nounsOf(name.replace(/(?:Name|Party)$/, '')).join(' ')}`,
      ).split(' '),
    ),
  )
  // 'EE: …', 'TT: …': the short names of the sides.
  if (template.tab === 'contracts') for (const short of ['er', 'ee', 'll', 'tt']) names.add(short)
  const values = filled.map(({ value }) => ` ${bare(value)} `)
  // Who pays is said of much else: what words are about beside it counts first.
  const subjectFields = template.fields
    .filter(({ name, term }) => term && isSubject(name))
    .map(({ name }) => name)
    .toSorted((one, other) => Number(one === 'payTerms') - Number(other === 'payTerms'))
  const rest = restOf(template)
  const everything = values.join(' ')
  /** Fields whose value is said in other words than it has. */
  const said = new Set(
    template.fields.filter(({ name, type }) => type !== 'textarea' || /Address$/.test(name)).map(({ name }) => name),
  )
  /** Fields of a few words that are no name, sum or day: who holds them is told in a sentence as well. */
  const wordy = new Set(
    template.fields
      .filter(
        ({ name, type, holds }) =>
          /^text(?:area)?$/.test(type) && holds !== 'money' && !facts.test(name) && !naming.test(name),
      )
      .map(({ name }) => name),
  )
  const main = mainPassage(template)
  const what = whatOf(template)
  let toldOf: string | undefined
  const all = units.flatMap((unit): Term[] => {
    if (template.id === 'power-of-attorney' && isPowerLine(unit.text)) return []
    if (isIdle(unit.text) || (template.tab === 'contracts' && isFrame(unit.text))) return []
    if (values.some((value) => value.includes(` ${bare(unit.text)} `))) return []
    const behindLabel = bare(unit.text.replace(labeled, ''))
    if (labeled.test(unit.text) && / .* /.test(behindLabel) && values.includes(` ${behindLabel} `)) return []
    if (
      template.tab === 'contracts' &&
      unit === units.at(-1) &&
      signature.test(unit.text) &&
      !isTerm(template, unit.text)
    )
      return []
    const here = filled.flatMap(({ from, field }) =>
      from && from.start < unit.end && unit.start < from.end ? [{ ...from, field }] : [],
    )
    const left = leftOver(unit, here, [...things, ...here], names)
    if (left.length === 0) {
      // Where all was taken for read, every word must be in what was read.
      const read = things.filter((one) => here.some(({ start, end }) => one.start < end && start < one.end))
      const chosen = here.filter(({ field }) => said.has(field))
      const isLost =
        rest !== undefined &&
        !here.some(({ field }) => isRewritten(template, field)) &&
        wordsNotIn(unit, [...read, ...chosen], names, everything).length > 0
      const isWho =
        template.tab === 'contracts' &&
        (here.some(({ field }) => /Address$/.test(field)) || onlyNames(unit.text, filled))
      return isLost
        ? [
            {
              start: unit.start,
              end: unit.end,
              field: rest,
              words: asSentence(unit.text),
              ...(isWho && { held: true as const }),
            },
          ]
        : []
    }
    if (subjectFields.length === 0)
      return apart(template, unit, here, left, main, rest).map((term) => {
        const field = fieldOf(term, { field: term.field, score: 0 })
        // A label and its value are in the field already: they are no more of it.
        const put = field && !isLabeled(term.words, filled, field) ? { ...term, field } : term
        return isBesidePower(template, put.field === rest, put.words) ? { ...put, held: true as const } : put
      })
    // A line of a form that a clause takes whole is that clause, and nothing of it stands elsewhere.
    const line =
      template.tab === 'contracts'
        ? (lined(template.id, subjectFields, unit.text, who) ??
          plainly(template.id, subjectFields, unit.text, who, everything))
        : null
    if (line?.clause === '') return []
    if (line) return [{ start: unit.start, end: unit.end, field: line.field || (rest ?? ''), words: line.clause }]
    const about = (words: string) => subjectOf(template.id, subjectFields, words)
    const told = described(template, unit.text, toldOf)
    const isTold = told !== null && told.score > about(unit.text).score && !here.some(({ field }) => facts.test(field))
    toldOf = isTold || here.some(({ field }) => field === what) ? (told?.field ?? what) : undefined
    if (isTold && !here.some(({ field }) => field === told.field)) {
      const words =
        template.tab === 'contracts'
          ? gatedValue(asSentence(asPower(template, told.field, who.told(unit.text))))
          : asSentence(unit.text)
      return [{ start: unit.start, end: unit.end, field: told.field, words }]
    }
    const terms: (Term & { score: number })[] = []
    // '25% on signing, 50% on delivery, the rest on completion' is one schedule.
    const schedule = template.tab === 'contracts' ? installmentsIn(unit.text) : null
    const parts = schedule
      ? { start: unit.start + schedule.start, end: unit.start + schedule.end }
      : { start: -1, end: -1 }
    if (schedule && left.some(({ start, end }) => start < parts.end && parts.start < end)) {
      const field = template.fields.find(({ name }) => /^(?:paymentTerms|payTerms)$/.test(name))?.name ?? rest ?? ''
      terms.push({ ...parts, field, words: '', score: 4 })
    }
    for (const piece of left) {
      if (schedule && piece.start < parts.end && parts.start < piece.end) continue
      const called = /^(?:[-*•] ?)?(?<label>(?!after|before|if|when|until|then)[\p{L} ]{2,20})[:=]\s/iu.exec(piece.text)
        ?.groups?.label
      const label = called && subjectFields.find((name) => name !== 'payTerms' && isAbout(template.id, name, called))
      const said = about(piece.text)
      const learned = label ? undefined : fieldOf(piece, said)
      const own = label || learned || said.field
      const score = label ? 4 : said.score
      const last = terms.at(-1)
      const words = last && text.slice(last.start, last.end)
      const isLimit =
        /^(?:and )?(?:the )?(?:rest|balance|remainder|other half)\b/i.test(piece.text) ||
        isLimitOf(last?.field, piece.text) ||
        (isOfClauseBefore(piece.text) && !isOfOther(about, last?.field, piece.text)) ||
        isHanging(piece.text) ||
        // 'Before any disclosure under subpoena, seven days’ notice': how soon is said of what comes before.
        /^(?:[\p{L}\d]{1,12}[ -]){1,2}(?:days?|hours?|weeks?)['’]? (?:written |prior )?notice\b/iu.test(piece.text)
      const isNext = last && left[left.indexOf(piece) - 1]?.end === last.end
      const isList = words !== undefined && beginsList(words, piece.text)
      const goesOn = isLimit || isList || (words !== undefined && opens.test(words) && !/[;.]/.test(words))
      // What a label names is told by all of its line, and what tells nothing by itself is of what stands before it.
      const isSure = said.score >= 2 && said.field !== last?.field && piece.text.split(/\s+/).length > 2
      const isPart =
        last !== undefined && (last.score === 4 || (!labeled.test(unit.text) && !isSure && !standsApart(piece.text)))
      const joins = isPart
        ? isNext
        : learned
          ? isNext && (goesOn || learned === last.field)
          : isNext && (goesOn || !own || own === last.field || last.field === rest || score < 2)
      if (last && joins) {
        last.end = piece.end
        if ((isLimit || isPart) && last.field !== rest) continue
        if (isPart && own) {
          last.field = own
          last.score = score
          continue
        }
        if (isList && learned) last.field = learned
        if (last.score < 2 || score > last.score) {
          const both = about(text.slice(last.start, last.end))
          if (label || both.field) last.field = label || both.field || last.field
          last.score = Math.max(last.score, both.score)
        }
        continue
      }
      // 'Two weeks vacation, plus her birthday': what goes on with a value is told with it.
      const value =
        isOfClauseBefore(piece.text) &&
        here.find(({ end, field }) => piece.start - end < 4 && piece.start > end && !facts.test(field))
      const both = value ? about(text.slice(value.start, piece.end)).field : undefined
      const isWider = value && (learned ? learned === both : score < 2 || said.field === both)
      // What hangs on a value of the same sentence is told with it: '12 days the first year, 15 after'.
      const hangs =
        !last &&
        template.tab === 'contracts' &&
        !isSure &&
        !standsApart(piece.text) &&
        here.some(({ end }) => piece.start > end) &&
        here.every(({ end, field }) => end > piece.start || wordy.has(field))
      const start = hangs ? unit.start : isWider ? value.start : piece.start
      const field = (isWider && both) || own || rest || ''
      terms.push({ start, end: piece.end, field, words: '', score })
    }
    // What hangs on words that a field has is no term without them: the sentence is told whole.
    const [alone] = terms
    const hanging = alone ? text.slice(alone.start, alone.end) : ''
    if (template.tab === 'contracts' && alone && terms.length === 1 && isHanging(hanging) && !reports.test(hanging)) {
      // Where the sentence tells where a party is, it tells who that is, and no term.
      if (here.some(({ field }) => /Address$/.test(field)))
        return [{ ...alone, field: rest ?? alone.field, held: true, words: asSentence(hanging) }]
      const told = about(unit.text)
      Object.assign(alone, { start: unit.start, end: unit.end, field: told.field ?? rest ?? '', score: told.score })
    }
    // A piece that nothing of its own tells about is told about by its sentence.
    const [only] = terms
    if (only && terms.length === 1 && only.field === rest) {
      const by = here.length === 0 ? about(unit.text).field : undefined
      const isLength =
        template.fields.some(({ name }) => name === 'durationTerms') &&
        isTime(text.slice(only.start, only.end)) &&
        (here.every(({ field }) => field === 'startDate') ||
          (here.some(({ field }) => field === 'startDate') && here.every(({ field }) => !facts.test(field))))
      if (by || isLength) {
        only.field = by ?? 'durationTerms'
        only.score = 1
      }
    }
    const whole = only && terms.length === 1 && here.length === 0
    // Where a sentence names both parties and where one of them is, it tells who deals with whom.
    const tellsParties =
      here.filter(({ field }) => /(?:Name|Party)$/.test(field)).length > 1 &&
      here.some(({ field }) => /Address$/.test(field))
    return terms.flatMap((term) => {
      term.field = fieldOf(whole ? unit : term, { field: term.field, score: term.score }) ?? term.field
      const said = whole ? unit.text : text.slice(term.start, term.end)
      const boss = template.id === 'employment-contract' ? reports.exec(said)?.groups?.boss : undefined
      const piece =
        template.tab === 'contracts'
          ? (lined(template.id, subjectFields, said, who) ?? plainly(template.id, subjectFields, said, who, everything))
          : null
      if (piece?.clause === '') return []
      if (piece?.field) term.field = piece.field
      const drawn = piece ?? (term.field === rest ? drawnOnAny(template.id, subjectFields, said, who) : null)
      if (drawn?.field) term.field = drawn.field
      const words = boss
        ? `The Employee reports to ${boss.replace(/^The (?=Employer\b)/, 'the ')}.`
        : (drawn?.clause ?? asTerm(template, term.field, said, who, unit.text))
      const isNothing = template.tab === 'contracts' && term.field === rest && isEmptied(words)
      // Who signs stands where it is signed.
      const isSigned =
        template.tab === 'contracts' &&
        tellsOneWhoSigns(
          unit.text,
          filled.flatMap(({ field, value }) => (/Signer$/.test(field) ? [value] : [])),
          posts,
        )
      if (isSigned) return []
      const isHeld =
        template.tab === 'contracts' &&
        ((term.field === rest && (tellsParties || isScrap(words) || onlyNames(words, filled))) ||
          tellsWho(words) ||
          isAsked(said) ||
          namesSide(words) ||
          tellsSigner(said, posts) ||
          onlyNames(said, filled) ||
          tellsWhatSort(words) ||
          ofForm.test(said) ||
          (term.field === rest && isToDraft(words) && isChatter(said)) ||
          isOfUnnamed(words) ||
          (isQuestion.test(words) && !figure.test(words)))
      return words && !isNothing
        ? [
            {
              ...term,
              ...(isHeld && { held: true as const }),
              ...(whole && { start: unit.start, end: unit.end }),
              words,
            },
          ]
        : []
    })
  })
  const placed = template.tab === 'contracts' ? underLabels(template.id, text, units, subjectFields, rest, all) : all
  return joined(template, units, placed)
}

/** The terms of a contract with what only limits the sentence before it in the clause of that sentence. */
function joined({ tab }: Template, units: readonly Unit[], terms: readonly Term[]): Term[] {
  const all: Term[] = []
  for (const term of terms) {
    const unit = unitAt(units, term.start)
    const last = all.at(-1)
    const before = last && unitAt(units, last.start)
    const isNext = before !== undefined && unit !== undefined && units[units.indexOf(unit) - 1] === before
    const isLimit = tab === 'contracts' && isNext && !last?.held && !term.held && last?.words !== ''
    if (last && isLimit && unit.start === term.start && limitsSentenceBefore(unit.text)) {
      last.words = `${last.words.replace(/(?<![.!?])$/, '.')} ${term.words}`
      last.end = term.end
    } else all.push({ ...term })
  }
  return all
}

/** 'Bond: none.': what a form asks for and this template does not, told by its label. */
const isValueOfForm = (words: string): boolean => labeled.test(words) && isValue(words.replace(labeled, ''))
const isPower = /\b(?:[Ss]he|[Hh]e|[Tt]hey|[Aa]gent) (?:also )?(?:may|can|must|shall|should)\b/
/** What a principal says of himself, or without a sentence of its own, is no part of a power of attorney. */
const isBesidePower = ({ id }: Template, isRest: boolean, words: string): boolean =>
  id === 'power-of-attorney' &&
  !(isRest && isValueOfForm(words)) &&
  (isRest
    ? !isOfPower(words) ||
      (!/^No \p{Ll}/u.test(words) &&
        !isSentence(
          words.replace(/^./u, (one) => one.toUpperCase()),
          true,
        ))
    : !isOfPower(words) && !isPower.test(words))

/** 'As Senior Architect, reporting to Martin Poole'. */
const reports = /^(?:and )?reporting (?:directly )?to (?<boss>[^,;.]{3,60}?)[.]?$/iu

/** 'Plus a bonus of 10%' behind a salary: what is added is surely about something else. */
const isOfOther = (about: (words: string) => About, field: string | undefined, words: string): boolean => {
  const own = about(words)
  return /^(?:and )?plus\b/i.test(words) && own.field !== undefined && own.field !== field && own.score >= 2
}

/** What an office asks for itself. */
const ofForm =
  /^\W{0,4}(?:(?:emergency contact|how did you hear|referred by|referral|spouse|date of birth|dob|ssn|social security)\b|(?:from|to|date|subject|re|cc|bcc|sent|attachments?|(?:q |still |what is )?open(?: (?:points?|questions?|issues?))?|questions?):)|\b(?:doesn['’]?t|does not|don['’]?t|do not) want (?:to be named|(?:his|her|their|its) name)\b|\b(?:asked not to be|does not wish to be) named\b|\bha(?:s|ve)(?: not|n['’]t) been (?:told|decided|settled|confirmed|given)\b/iu

/** What somebody asks is nothing that the parties agree on. */
const isQuestion = /\?["”’)]{0,2}$/

/** What opens a condition: what follows from it belongs to it. */
const opens =
  /^(?:(?:and|but|so|or|also)\s)?(?:if|when|once|unless|in case|should|whoever|as soon as|anybody who|anyone who)\b/i

/** Whether words limit what was said right before them: 'expenses at cost, max $3,000'. */
const isLimitOf = (field: string | undefined, words: string) =>
  /^(?:but )?(?:max(?:imum)?|at most|no more than|up to) (?:of )?(?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten) (?:hours?|days?|visits?|times?|miles?|people|guests?|rounds?|revisions?|trips?)\b/i.test(
    words,
  ) ||
  (/^(?:expense|liability|indemnity)Terms$/.test(field ?? '') &&
    /^(?:but )?(?:max|maximum|not to exceed|capped|cap|up to|no more than|limited)\b/i.test(words))

function apart(
  { tab, fields }: Template,
  unit: Unit,
  here: readonly (Place & { field: string })[],
  left: readonly Place[],
  main: string | undefined,
  rest: string | undefined,
): Term[] {
  const passages = fields.filter(({ name, type }) => type === 'textarea' && !open.has(name) && !/Address$/.test(name))
  const tells = /\s\p{Ll}+(?:s|ed|e|t|n|d)?\s/u.test(unit.text) && unit.text.split(/\s+/).length > 3
  const isBody =
    tab === 'letters' && main !== undefined && tells && !here.some(({ field }) => facts.test(field)) && !unit.line
  const whole = here.length === 0 && !/^\W*(?:subject|re):/i.test(unit.text)
  const own = isBody || (whole && unit.text.split(/\s+/).length > 2) ? mostOf(passages, unit.text, 2) : undefined
  if (own) return [{ start: unit.start, end: unit.end, field: own.name, words: asSentence(unit.text) }]
  if (isBody) return [{ start: unit.start, end: unit.end, field: main, words: asSentence(unit.text) }]
  if (!rest) return []
  const loose = here.length === 0 ? [unit] : adjoining(left)
  return loose.flatMap(({ start, end }) => {
    const words = asSentence(unit.text.slice(start - unit.start, end - unit.start))
    return words ? [{ start, end, field: rest, words }] : []
  })
}

/** Whether words are only a label and what a field has by it. */
const isLabeled = (words: string, filled: readonly Filled[], field: string) =>
  filled.some((one) => one.field === field && bare(words.replace(/^[^:\n]{1,40}:/, '')) === bare(one.value))

/** Pieces with those beside them. */
function adjoining(pieces: readonly Place[]): Place[] {
  const all: Place[] = []
  for (const { start, end } of pieces) {
    const last = all.at(-1)
    if (last && start - last.end < 8) last.end = end
    else all.push({ start, end })
  }
  return all
}
