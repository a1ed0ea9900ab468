import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { once } from '../../reading/once.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'
import { casesIn } from './cases.ts'
import { phraseAfter, stemOf } from './words.ts'

/** What somebody may, must or may not do, whatever it is. */
interface Deed {
  who: string
  /** The verb and what it is done to: 'assign agreement'. */
  act: string
  shown: string
  way: 'may' | 'free' | 'must' | 'not' | 'asks'
  sentence: Sentence
}

const deed =
  /(?:^|[.;:)\s])(?:[Tt]he |[Aa]n? |[Ee]ach )?(\p{Lu}\p{Ll}{2,20}|[Ww]e|[Yy]ou) (shall not|may not|will not|must not|cannot|shall never|may never|shall|may|will|must|has the right to|is entitled to|is free to)(?:,? (?:at any time|freely|also|in no event|in any event|at its (?:own |sole )?(?:cost|expense|discretion)),?)? ([a-z]{3,14}) ((?:(?:the|any|this|its|all|a|an|these) ){0,2}(?:[\p{L}’'-]{2,20} ?){1,4})([^.;]{0,160})/gu
const nobody =
  /^(?:This|That|It|Nothing|Which|Agreement|Section|Party|Parties|Each|Either|Neither|Both|Notice|Payment|And|Any|All|Such|No|Failure)$/
const auxiliary =
  /^(?:be|have|not|also|only|then|either|promptly|continue|make|take|give|use|provide|do|have|include|apply|mean|become|remain|survive|govern|constitute|pay|get|keep|ensure|cause|comply|notify|deliver|send|inform|cooperate|perform|agree|permit|allow|require|deem|affect|limit|prevent|bind|exceed|occur|execute)$/
const withConsent =
  /\b(?:without|unless|with|subject to)\b[^.;]{0,60}\b(?:consent|approval|permission|agreement|authorization)\b/i
const freely =
  /\bfreely\b|\bat any time\b|\bas (?:it|he|she|they) (?:sees? fit|wish(?:es)?|likes?)\b|\b(?:in|at) its (?:sole |own )?discretion\b|\bfor any reason\b|\bwithout (?:the |any |prior |written |further |obtaining |first obtaining |asking |asking for ){0,4}(?:\w{2,20}['’]s? )?(?:prior |written ){0,2}(?:consent|approval|permission|leave|the \p{Lu}\p{Ll}{2,20}|\p{Lu}\p{Ll}{2,20})\b/iu
const restricts =
  /\b(?:for|in|if|to|however|but|solely|only|outside|within|during|other than|so long as|until|as (?:permitted|provided|required|set forth|described)|under|pursuant|which|that|who|where|affiliates?|subsidiar\w+|successor\w*|by|with respect)\b/i
/** Verbs that contracts use alike. */
const verbClass: Readonly<Record<string, string>> = {
  hire: 'engage',
  engage: 'engage',
  employ: 'engage',
  appoint: 'engage',
  use: 'use',
  transfer: 'assign',
  assign: 'assign',
  sublet: 'sublet',
  sublease: 'sublet',
  sell: 'sell',
  resell: 'sell',
  copy: 'copy',
  reproduce: 'copy',
  duplicate: 'copy',
  modify: 'modify',
  alter: 'modify',
  change: 'modify',
  withhold: 'offset',
  offset: 'offset',
  deduct: 'offset',
  cancel: 'terminate',
  end: 'terminate',
  terminate: 'terminate',
}
const thingClass: Readonly<Record<string, string>> = {
  helper: 'subcontractor',
  subcontractor: 'subcontractor',
  assistant: 'subcontractor',
  contractor: 'subcontractor',
  contract: 'agreement',
  agreement: 'agreement',
  lease: 'agreement',
  pet: 'animal',
  animal: 'animal',
  dog: 'animal',
}

const wayOf = (modal: string, tail: string): Deed['way'] => {
  if (/not|never|cannot/.test(modal)) return withConsent.test(tail) ? 'asks' : 'not'
  if (/^(?:may|has|is)/.test(modal)) return freely.test(tail) ? 'free' : withConsent.test(tail) ? 'asks' : 'may'
  return 'must'
}

const deedsIn = once((document): readonly Deed[] =>
  readingOf(document).binding.flatMap((sentence): Deed[] => {
    const words = sentence.text.slice(0, longest)
    if (words.length > 420 || /^\W{0,4}(?:\w{1,4}[.)] )?(?:However|But|Notwithstanding)\b/.test(words)) return []
    const all = [...words.matchAll(deed)]
    return all.flatMap(([, who = '', modal = '', verb = '', object = '', rest = '']): Deed[] => {
      const thing = phraseAfter(object.replace(/^(?:(?:the|any|this|its|all|an?|these) ){1,2}/, ''))
      if (!thing || nobody.test(who) || auxiliary.test(verb)) return []
      const tail = `${object} ${rest}`
      const way = wayOf(modal, /freely|at any time/.test(words.slice(0, words.indexOf(verb))) ? `${tail} freely` : tail)
      const plain = tail.replace(freely, ' ').replace(withConsent, ' ')
      if (
        restricts.test(plain) ||
        casesIn(plain.replace(object, ' ').concat(' ', words.slice(0, words.indexOf(who)))).length > 0
      )
        return []
      return [
        {
          who: who.toLowerCase(),
          act: `${verbClass[verb] ?? stemOf(verb)} ${[...thing.describes, thingClass[thing.head] ?? thing.head].join(' ')}`,
          shown: `${verb} ${object.trim()}`,
          way,
          sentence,
        },
      ]
    })
  }),
)

const clash: Readonly<Record<Deed['way'], readonly Deed['way'][]>> = {
  may: ['not'],
  free: ['not', 'asks'],
  must: ['not'],
  not: ['may', 'free', 'must'],
  asks: ['free'],
}

/** What a side may or must do by one clause, and may not by another, whatever it is. */
export const deedsClash = (document: CheckedDocument): Contradiction[] => {
  const groups = Map.groupBy(deedsIn(document), ({ who, act }) => `${who} ${act}`)
  return [...groups.values()].flatMap((group): Contradiction[] => {
    const [one] = group
    const other = group.find(({ way, sentence }) => one && clash[one.way].includes(way) && sentence !== one.sentence)
    if (!one || !other) return []
    const barred = /not|asks/.test(one.way) ? one : other
    return [
      {
        places: [one.sentence, other.sentence].toSorted((a, b) => a.start - b.start),
        message: `One clause ${barred.way === 'asks' ? 'asks for consent' : 'forbids it'}; another lets or has the same side ${(barred === one ? other : one).shown}.`,
      },
    ]
  })
}
