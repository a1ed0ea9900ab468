import type { Verb } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import type { TreatmentKind } from './treatment.ts'

/** A phrase that says what a decision has become: where it begins, and of what kind it is. */
export interface State {
  from: number
  kind: TreatmentKind
  certainty: number
  /** Its helpers, without the "not" that is a part of it: "must", "would". */
  helpers: string
  /** 'Can no longer', 'is hereby rejected': said of now, and by whoever says it. */
  isOfNow: boolean
}

interface Phrase {
  /** The word on which it is looked for, and where the words begin and end around it. */
  on: RegExp
  words: RegExp
  before: number
  after: number
  kind: TreatmentKind
  certainty: number
}

const aux =
  '(?:can |may |should |must |will |could |cannot |has |have |had |does |do |did |is |are |was |were |ought to |to )?'
const remains =
  '(?:(?:ought|should|can|must) not|cannot) (?:to )?(?:(?:remain|continue as|stand as)|(?:now |longer )?be (?:regarded|considered|treated|accepted|followed|deemed)(?: as)?) (?:a |an |our )?'
const phrases: readonly Phrase[] = [
  // 'is no longer good law', 'can no longer be regarded as controlling', 'no longer stands'.
  {
    on: /^longer$/,
    words: new RegExp(
      `${aux}(?:now )?no longer (?:to )?(?:be )?(?:(?:regarded|considered|viewed|treated|deemed|looked) )?(?:as |upon as |to be )?(?:a |an |the |our )?(?:good|valid|sound|tenable|viable|controlling|binding|authoritative|authority|law|precedent|followed|sustained|maintained|supported|upheld|defended|applied|stands?|survives?|controls?|governs?|prevails?|obtains?|represents?|states?|reflects?|expresses)\\b`,
    ),
    before: 3,
    after: 10,
    kind: 'overruled',
    certainty: 0.95,
  },
  // 'is not good law', 'is bad law', 'cannot be regarded as law'.
  {
    on: /^law$/,
    words: new RegExp(`${aux}(?:not |never )?(?:now )?(?:be )?(?:regarded as )?(?:not good|bad) law\\b`),
    before: 8,
    after: 1,
    kind: 'overruled',
    certainty: 0.85,
  },
  // 'It ought not to remain binding precedent', 'it cannot be regarded as law'.
  {
    on: /^(?:precedent|law|authority)$/,
    words: new RegExp(`${remains}(?:binding |controlling )?(?:precedent|law|authority)$`),
    before: 9,
    after: 0,
    kind: 'overruled',
    certainty: 0.93,
  },
  // 'It cannot be regarded as controlling.'
  {
    on: /^(?:binding|controlling|authoritative)$/,
    words: new RegExp(`${remains}(?:binding|controlling|authoritative)(?! (?:precedent|law|authority))`),
    before: 8,
    after: 1,
    kind: 'overruled',
    certainty: 0.93,
  },
  // 'They are not to be regarded as controlling.' Said of this case alone, 'is not controlling' ends nothing.
  {
    on: /^(?:controlling|binding|authoritative|authority|law|precedents?)$/,
    words:
      /(?:is|are) (?:no longer|not) to be (?:regarded|considered|treated|deemed|looked upon) as (?:controlling|binding|authoritative|authority|law|precedents?)$/,
    before: 10,
    after: 0,
    kind: 'overruled',
    certainty: 0.93,
  },
  // 'is not to be followed', 'should no longer be followed'.
  {
    on: /^followed$/,
    words: /(?:is|are) (?:not|no longer) to be followed\b/,
    before: 5,
    after: 1,
    kind: 'overruled',
    certainty: 0.9,
  },
  // 'Whatever in X is contrary to this finding is rejected.'
  {
    on: /^rejected$/,
    words: /contrary to (?:this|our|these|what)(?: \w+){1,5} (?:is|are) (?:now |hereby |therefore )?rejected$/,
    before: 10,
    after: 0,
    kind: 'overruled',
    certainty: 0.95,
  },
  // 'Any language in X to the contrary is rejected.'
  {
    on: /^rejected$/,
    words: /(?:is|are) (?:now |hereby |therefore )?rejected$/,
    before: 2,
    after: 0,
    kind: 'overruled',
    certainty: 0.85,
  },
  // 'has lost its vitality', 'retains no force', 'has no continuing validity'.
  {
    on: /^(?:vitality|force|validity|effect|authority|value|weight|application)$/,
    words:
      /(?:(?:has|have) (?:now )?(?:wholly |entirely |completely )?lost (?:its|their|all|any) (?:\w+ )?(?:vitality|force|validity|effect|authority)|(?:has|have|retains?) (?:no|little) (?:longer |continuing |continued |further |remaining |present )?(?:vitality|force|validity|authority)|(?:can |may |should )?(?:has|have|retains?) no (?:authoritative|precedential|binding) (?:effect|force|value)|(?:can |may |should )?no longer be (?:accorded|given) (?:any )?(?:precedential|binding) (?:effect|force|value|weight)|(?:is|are|be) (?:now |hereby )?deprived of (?:all |its |any )?(?:precedential )?(?:effect|force|value|authority)|no longer (?:has|have|retains?) (?:any |its |their )?(?:vitality|force|validity|(?:precedential|binding) (?:effect|force|value|authority)))$/,
    before: 6,
    after: 0,
    kind: 'overruled',
    certainty: 0.85,
  },
  // 'is without precedential value', 'has no further vitality'.
  {
    on: /^(?:value|force|effect|authority|vitality)$/,
    words:
      /(?:(?:is|are|be|being) (?:now |hereby |therefore )?(?:without|devoid of|of no) (?:any |all |further |continuing |longer )?(?:precedential|binding|authoritative|controlling) (?:value|force|effect|authority))$/,
    before: 8,
    after: 0,
    kind: 'overruled',
    certainty: 0.88,
  },
  // 'cannot stand', 'cannot survive', 'did not survive'.
  {
    on: /^(?:stand|survive|survived)$/,
    words:
      /(?:(?:can not|cannot) (?:now |longer |any longer )?stand|(?:can not|cannot|did not|does not|do not|have not|has not) (?:now |longer |any longer )?survived?)\b(?! (?:unscathed|intact|unchanged|untouched|entire))/,
    before: 4,
    after: 1,
    kind: 'overruled',
    certainty: 0.82,
  },
  // 'must yield', 'must give way'.
  {
    on: /^(?:yield|way)$/,
    words: /(?:must|should) (?:now |therefore |accordingly )?(?:yield|give way)\b/,
    before: 4,
    after: 1,
    kind: 'overruled',
    certainty: 0.75,
  },
  // 'was wrongly decided', 'was wrong the day it was decided', 'was in error'.
  {
    on: /^(?:decided|wrong|erroneous|error|mistaken|incorrect)$/,
    words:
      /(?:was|were|is|are|been) (?:(?:simply|plainly|clearly|itself|egregiously|profoundly|badly|demonstrably|grievously) )?(?:(?:wrongly|incorrectly|erroneously|mistakenly|badly|poorly) decided|decided (?:wrongly|incorrectly|erroneously|mistakenly)|in error|wrong|erroneous|mistaken|incorrect)\b/,
    before: 4,
    after: 1,
    kind: 'criticized',
    certainty: 0.7,
  },
  {
    on: /^(?:distinguishable|inapposite|inapplicable|unavailing)$/,
    words: /(?:is|are|was|were) (?:\w+ ){0,3}(?:distinguishable|inapposite|inapplicable|unavailing)\b/,
    before: 5,
    after: 1,
    kind: 'distinguished',
    certainty: 0.8,
  },
  {
    on: /^(?:controls|governs|controlling|dispositive)$/,
    words: /(?:(?:is|are) (?:\w+ ){0,2}(?:controlling|dispositive)|controls|governs)\b/,
    before: 4,
    after: 1,
    kind: 'followed',
    certainty: 0.75,
  },
]

const follows = /^(?:adhere|follow|accept|extend|apply|approve)$/

/** The words on which phrases and refusals are looked for. */
export const stateWords: readonly RegExp[] = [...phrases.map(({ on }) => on), follows]

/** 'We no longer adhere to X', 'we decline to follow X': a verb of following, refused. */
export function refusedAt(tokens: readonly Token[], i: number): Verb | null {
  const { word } = tokens[i] as Token
  if (!follows.test(word)) return null
  const words = tokens
    .slice(Math.max(0, i - 5), i)
    .map((token) => token.word)
    .join(' ')
  const stem = /$/
  // 'We cannot approve the contrary holding of X.'
  if (word === 'approve')
    return /\b(?:cannot|can not|no longer)(?: \w+)?$/.test(words) &&
      tokens.slice(i + 1, i + 4).some((token) => /^(?:contrary|opposite)$/.test(token.word))
      ? { stem, kind: 'overruled', certainty: 0.88, isRefusal: true }
      : null
  // 'No longer do we adhere to X', 'we adhere no longer to X'.
  const isInverted =
    /\bno longer (?:do|can|will) we(?: \w+)?$/.test(words) ||
    (word === 'adhere' &&
      tokens[i + 1]?.word === 'no' &&
      tokens[i + 2]?.word === 'longer' &&
      /\bwe(?: \w+)?$/.test(words))
  if ((isInverted || /\bno longer(?: \w+)?$/.test(words)) && !/^(?:extend|apply)$/.test(word))
    return { stem, kind: 'overruled', certainty: 0.92, isRefusal: true }
  if (word === 'adhere' && /\b(?:declin|refus)\w* to(?: \w+)?$/.test(words))
    return { stem, kind: 'overruled', certainty: 0.88, isRefusal: true }
  return /\b(?:(?:declin|refus)\w* to|(?:do|will|can) not|cannot|unable to)(?: \w+)?$/.test(words)
    ? { stem, kind: 'declined to follow', certainty: 0.85, isRefusal: true }
    : null
}

/** The phrase whose chief word stands at `i`. */
export function stateAt(tokens: readonly Token[], i: number): State | null {
  const { word } = tokens[i] as Token
  for (const phrase of phrases) {
    if (!phrase.on.test(word)) continue
    const start = Math.max(0, i - phrase.before)
    const window = tokens.slice(start, i + phrase.after + 1).map((token) => token.word)
    const found = phrase.words.exec(window.join(' '))
    if (!found || found[0].includes(sign)) continue
    const skipped = window.join(' ').slice(0, found.index).split(' ').filter(Boolean).length
    return {
      from: start + skipped,
      kind: phrase.kind,
      certainty: phrase.certainty,
      isOfNow: /^(?:can|cannot|may|must|should|ought|will)\b|\b(?:now|hereby)\b|^contrary to/.test(found[0]),
      helpers: found[0]
        .replace(/\b(?:ought|should|must) not(?: to)?\b/g, '')
        .replace(/\b(?:not|no|longer|can|cannot|may|never)\b/g, ''),
    }
  }
  return null
}
