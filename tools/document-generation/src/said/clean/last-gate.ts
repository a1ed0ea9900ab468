// The end of every reading: what is said to the writer, and what somebody thinks of a deal, is printed nowhere.
import { isToChoose, isToDraft, type Template, type TemplateField } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled, Place } from '../../output.ts'
import { bare } from '../bare.ts'
import type { Readable } from '../edits.ts'
import { withNamesAlone } from '../prose/name-alone.ts'
import { isProse, proofread } from '../prose/proofread.ts'
import { tellsWriter } from '../prose/tells-writer.ts'
import { isLowerCase, type Unit, unitsOf } from '../reading.ts'
import { asTerms } from '../stands/as-terms.ts'
import type { Term } from '../terms.ts'
import { withThing } from './antecedent.ts'
import { anyParty, asStated } from './as-stated.ts'
import { engaged } from './engaged.ts'
import { sentencesOf } from './gate.ts'

/** What a sentence of notes is that no paper has, and why it stays beside it. */
type Kept = (words: string, filled: readonly Filled[]) => string | null

const toWriter = 'Said to whoever writes. It stays beside the document.'
const ofDay = 'The document names the day by its date.'
const ofWho = 'Tells who somebody is. It stays beside the document.'
const ofWriter = 'Tells what somebody thinks of it, and not what is agreed on. It stays beside the document.'

/** How a letter is to be sent and written, and whom it is not to name. */
const order =
  /^(?:it|this|the letter) (?:should|needs to|has to|must|can|will|is to|goes) (?:go )?(?:out )?to \p{Lu}|\b(?:do not|don['’]t|never) (?:name|mention|quote|blame) (?:him|her|them|it|that|this|me|us)\b|^(?:please )?(?:cc|copy|bcc) (?:it |this )?to \p{L}+[.]?$|^(?:let['’]?s|let us) (?:write|put|leave|say|keep|make)\b/iu
const introduces = /^(?:he|she)(?:['’]s| is) (?<who>\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}),/iu

const inLetter: Kept = (words, filled) => {
  if (order.test(words)) return toWriter
  const who = introduces.exec(words)?.groups?.who
  return who && filled.some(({ field, value }) => field === 'recipientName' && value.includes(who)) ? toWriter : null
}

const party = `(?:The ${anyParty})`
/** What a party thinks or meant once, and how it wants the paper made. */
const thought = new RegExp(
  `^${party} (?:(?:(?:does|do|did) not )?(?:believes?|hopes?|likes?|loves?|hates?|thinks?|feels?|guesses|figures|worries)\\b|(?:was|were) going to\\b|(?:used to|hoped to)\\b|(?:wants?|needs?) (?:the|this) (?:contract|agreement|lease|paper|papers|paperwork|note|document)\\b|(?:mentioned|joked|complained|laughed)\\b|(?:first|originally|initially) (?:told|said|wrote|texted|emailed|offered|quoted)\\b)|^(?:Hope|Hopefully)\\b`,
  'u',
)
/** What somebody asked for or turned down while it was bargained for: what came of it is the term. */
const bargained =
  /^(?:(?:The|Our|Their|His|Her) \p{L}+|(?:Dr|Mr|Ms|Mrs|Prof)\.? \p{Lu}[\p{L}’'-]+|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?|He|She|They|I|We) (?:(?:had|first|originally|initially|also|really|just|really just) ){0,2}(?:wanted|asked|proposed|pushed|insisted|balked|suggested|preferred|refused|requested|expected|hoped|complained|tried|threatened|floated|countered|begged|joked|worried|demanded|mentioned|claimed|was going to|were going to|talked about|thought)\b/u
const binds = /\b(?:shall|must|may not|will|would|but|promises|agrees?|pays?|owes?)\b/u
/** Who somebody is stands where the paper is signed, and is no term. */
const ofSomebody = new RegExp(
  `^${party} is (?:its|the|their|an?) (?:[\\p{Ll}-]+ )?(?:treasurer|president|owner|manager|managing member|member|secretary|director|officer|partner|principal|chair|chairman|chairwoman|trustee|administrator|founder|foreman|supervisor)(?:,? and (?:will )?signs?\\b.*)?[.]?$`,
  'u',
)
/** 'Client is the Payor, the defendant', 'Other side owns the boat': who is who, as an office tells it. */
const whoIsWho = /^(?:(?:The |Our |My )?[Cc]lient is |(?:The |Our )?[Oo]ther side\b|[Oo]pposing (?:party|side)\b)/u
/** 'Start is Monday.': the day with its date stands in its clause. */
const startsOn =
  /^(?:The Employee (?:will start|starts)|(?:The )?start(?: date)? is|Starts?) (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[.]?$/i
const inContract: Kept = (words, filled) =>
  tellsWriter(words, false)
    ? toWriter
    : ofSomebody.test(words) || (whoIsWho.test(words) && !binds.test(words))
      ? ofWho
      : startsOn.test(words) && filled.some(({ field }) => field === 'startDate')
        ? ofDay
        : (thought.test(words) || bargained.test(words)) && !binds.test(words)
          ? ofWriter
          : null

const joins = /^(?:and|but|so|also|plus)\b,? (?=\p{L}|\$|\d)/iu
const mark = /[.!?:;…][”"’')\]]{0,2}$/u
const lowerStart = /^\p{Ll}[\p{Ll}’'-]*(?=[ ,])/u
/** 'iPhone', 'eBay': a name that begins so. */
const isNamed = (words: string) => /^\p{Ll}\p{Lu}/u.test(words)

/** A sentence as a paper begins and ends it. */
function setOut(words: string, isWhole: boolean): string {
  const bare = words.replace(joins, '')
  const begun = lowerStart.test(bare) && !isNamed(bare) ? capital(bare) : bare
  return isWhole && !mark.test(begun) ? `${begun}.` : begun
}
/** Where a sentence that was cut out left the next one small. */
const runOn = /(?<=[.!?])\s{2,}(?=\p{Ll})/u
/** Of terms one stands in a clause: what a semicolon joins begins as a sentence of its own. */
const apart = (words: string): string =>
  // A condition stays with what it is a condition of.
  /(?:^|; (?:and |but )?)(?:if|when|unless|until|provided|except)\b/iu.test(words)
    ? words
    : words.replace(/; (?:and |but )?(?<first>\p{Ll})/gu, (_, first: string) => `. ${first.toUpperCase()}`)
/** A scrap that is left of a sentence: '.', 'and'. */
const isScrap = (words: string) => !/\p{L}{2}|\d/u.test(words) || /^(?:and|but|so|or|also|then)[.]?$/iu.test(words)

const naming = /(?:Name|Party|Address|Signer|Place|Phone|Email|Company|Number|State|Law|County|Title)$/
const isPassage = ({ name, type }: TemplateField) => type === 'textarea' && !naming.test(name)

const ofContent = (words: string) =>
  bare(words)
    .split(' ')
    .filter((word) => word.length > 3)
/** The sentence that has most of the same words, where it has more than half of them. */
function likestTo(words: string, units: readonly Unit[]): Unit | undefined {
  const own = ofContent(words)
  const shares = units.map((unit) => {
    const all = new Set(ofContent(unit.text))
    return { unit, share: own.filter((word) => all.has(word)).length / Math.max(1, own.length) }
  })
  const best = shares.toSorted((one, other) => other.share - one.share)[0]
  return best && best.share > 0.5 ? best.unit : undefined
}

/** What of a document is kept beside it at the end, and the rest as it is printed. */
export interface Gated {
  filled: Filled[]
  held: Term[]
}

/** Each passage of a document without what is no part of it; nothing is lost, as what is taken out stays beside it. */
export function lastGate(
  template: Template,
  { filled, rest, whole }: { filled: readonly Filled[]; rest: string | undefined; whole: Readable },
): Gated {
  const units = unitsOf(whole.text, isLowerCase(whole.text))
  /** Where in the notes a sentence of a passage is. */
  const placeOf = (words: string, from: Place | undefined): Place | undefined => {
    const own = bare(words).slice(0, 40)
    const unit =
      units.find(({ text }) => bare(text).includes(own) || (text.length > 12 && bare(words).startsWith(bare(text)))) ??
      likestTo(words, units)
    return unit ? whole.given(unit) : from
  }
  const held: Term[] = []
  const byName = new Map(template.fields.map((field) => [field.name, field]))
  const kept: Kept | null = template.tab === 'contracts' ? inContract : template.tab === 'letters' ? inLetter : null
  const hold = (words: string, field: string, from: Place | undefined, why: string) => {
    const place = placeOf(words, from)
    if (place) held.push({ ...place, field: rest ?? field, words, held: true, why })
    return place !== undefined
  }
  /** Each line of a passage that is prose, as it may be sent. */
  const inProse = (field: TemplateField, one: Filled): Filled => {
    if (!isProse(template, field) || !isPassage(field) || isToChoose(one.value)) return one
    const lines = one.value.split('\n').flatMap((line) => {
      const { line: left, beside } = proofread(template, field, line)
      const isHeld = beside.map((words) => hold(words, one.field, one.from, toWriter)).every(Boolean)
      return isHeld ? (left === '' && line.trim() !== '' ? [] : [left]) : [line]
    })
    return { ...one, value: lines.join('\n') }
  }
  const isTerm = (field: TemplateField) => template.tab === 'contracts' && field.term === true
  // A principal speaks for herself in her power of attorney.
  const stated = (words: string) =>
    template.tab === 'contracts' && template.id !== 'power-of-attorney' && !isToDraft(words) ? asStated(words) : words
  const out = filled.flatMap((given): Filled[] => {
    const field = byName.get(given.field)
    const one = field && given.by === 'text' ? inProse(field, given) : given
    if (one.value === '') return []
    if (!field || !kept || one.by !== 'text' || !isPassage(field) || isToChoose(one.value)) return [one]
    const isRest = one.field === rest
    if (isRest && template.tab !== 'contracts') return [one]
    const lines = one.value.split('\n').flatMap((line) => {
      if (line.trim() === '') return [line]
      const said = sentencesOf(line)
        .flatMap((words) => (isToDraft(words) ? [words] : words.split(runOn)))
        .filter((words) => !isScrap(words))
      const stays = said.filter((words) => {
        const why = isToDraft(words) ? null : kept(words, filled)
        if (why) hold(words, one.field, one.from, why)
        return !why
      })
      if (stays.length === 0) return []
      if (template.id === 'attorney-engagement-letter' && field.name !== 'matter') return [engaged(stays).join(' ')]
      if (isRest) return [stays.map(stated).join(' ')]
      if (!isTerm(field))
        return stays.length === said.length ? [line] : [stays.map((words) => setOut(words, false)).join(' ')]
      return [
        stays
          .map((words) =>
            isToDraft(words)
              ? words
              : stated(
                  setOut(withThing(template.id, one.field, one.value.includes('\n') ? words : apart(words)), true),
                ),
          )
          .join(' '),
      ]
    })
    const value = lines.join('\n')
    return value === '' ? [] : [value === one.value ? one : { ...one, value }]
  })
  const waiting = new Set<string>()
  const terms = withNamesAlone(out).map((one) => asTerms(template, byName.get(one.field), one, rest, units, waiting))
  return { filled: terms, held }
}
