import { sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { isCounterpart } from './counterpart.ts'
import { isOfEntity } from './entity.ts'
import { clientIs } from './for-him.ts'
import { fits } from './roles.ts'
import type { Side } from './side.ts'

export type Whose = 'own' | 'other'

/** What a passage says of whose a thing is. `unsure` where it names somebody who cannot be placed. */
export type Owner = Whose | 'unsure' | undefined

const blaming =
  /\b(?:su(?:e|es|ed|ing)|alleg\w+|claim(?:s|ed|ing)?|accus\w+|seek\w*|complain(?:s|ed|ing)?|demand\w*|assert\w*) /i
const near = "(?:my|our|his|her|their|client['’]s)"
const relations =
  '(?:ex-?|former |estranged )?(?:husband|wife|spouse|partner|ex|boyfriend|girlfriend|landlord|employer|boss|manager|supervisor|tenant|neighbou?r|contractor|insurer|doctor|surgeon|opponent|adversary|seller|buyer|supplier|vendor)'
const relation = new RegExp(`^(?:our|my) ${relations}\\b`, 'i')
const usuallyAgainst =
  'employer|manager|supervisor|boss|company|corporation|hospital|surgeon|driver|store|restaurant|insurer|insurance company|manufacturer|landlord|supplier|vendor|contractor|seller|builder|city|county|school|bank|lender|ceo'

const places = /^(?:hospital|store|school|restaurant|clinic|bank|city|county|state|company|firm)s?$/i
/** 'Slipped outside a hospital', 'not licensed as a contractor': a place, or a trade, and no party. */
const beforePlace = /\b(?:outside|inside|at|near|in|into|to|behind|beside|from)(?: the| a| an)? $/i
const beforeTrade = /\b(?:as|like) an? (?:\w+ )?$/i
/** 'His cousin was convicted', 'our client’s neighbor saw it': somebody else. */
const kin =
  /^(?:['’]s?)? (?:\w+ )?(?:cousin|brother|sister|uncle|aunt|nephew|niece|father|mother|mom|dad|son|daughter|friend|roommate|boyfriend|girlfriend|(?:brother|sister|mother|father|son|daughter)-in-law)s?\b/i
const addressed =
  /\b(?:told|texted|wrote|emailed|e-mailed|messaged|called|answered|promised|assured|warned|wrote to|said to) $/i
/** Between who speaks and what they say. */
const says =
  /\b(?:said|says|told|texted|wrote|emailed|e-mailed|messaged|answered|admitted|replied|yelled|shouted|mumbled|posted|testified|stated|noted|conceded|remarked|added|explained|reads?)\b/i
const firstPerson = /^(?:we|us|ours?|i|me|my|mine)$/i
/** No 'he' or 'she' means one of these. */
const institutions =
  /^(?:hospital|store|school|restaurant|clinic|bank|city|county|state|company|corporation|firm|district|department|casino|resort|hotel|airline|university|corp|inc|llc|agency|insurer|carrier|insurance company|government|prosecution|police|hoa|hr|management|they|them|their|we|us|our|ours)s?$/i

/** Between an actor and the verb: helping verbs, adverbs, and what belongs to the actor ('its manager'). */
const atVerb =
  /^(?:['’]s? (?:[\w’'-]+ ){0,3}|(?:(?<=\b(?:our|my|his|her|their|its)) (?:[\w’'-]+ ){0,3}))? ?(?:(?:\w+ly|has|have|had|was|were|is|are|been|be|being|also|then|later|did|does|do|didn['’]t|don['’]t|doesn['’]t|wasn['’]t|hasn['’]t|haven['’]t|not|never|already|just|only|twice|once|who|counsel|and|then|got|still) ){0,5}$/i
/** Somebody at the verb who is on neither side: 'the bookkeeper made'. */
const stranger =
  /^\s*(?!(?:The|An?|One|Two|Three|Four|Five|Several|Some|Both|Many|Multiple|Other|Neither|Each|Every|All|Any|Nobody|Nothing|Our|My|His|Her|Their|Its|It|There|This|That|These|Those|Then|Also|But|And|No|Not|Never|Has|Had|Was|Were|Is|Are)\b)[A-Z][\w.’'-]+ (?:(?:has|have|had|was|were|been|is|are|being|\w+ly|never|not|also|caught|did|does|do|didn['’]t|doesn['’]t) )*$|(?:^|[\s,])(?:[Tt]he|[Aa]n?|[Aa]nother|[Oo]ne of the|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]everal|[Ss]ome|[Bb]oth|[Nn]either|[Ee]very|[Ee]ach) (?:(?!and\b|or\b|of\b|to\b|that\b|who\b)[\w’'-]+ ){1,2}(?:(?:has|have|had|\w+ly) ){0,2}$/
const opens = /(?:^|[,;:]|\b(?:and|but|that|because|when|while|after|before|since|if|as))\s*(?:the |an? |our |my )?$/i
const joined = /\b(?:and|then)(?: \w+ly| then| later| was| were| has| had)? ?$/i

/** What stands in quotation marks, the marks with it. */
const quotesIn = (text: string) =>
  [...text.matchAll(/“[^”]{1,400}”|(?<=^|[\s(,:])"[^"]{1,400}"/g)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))

const parent = /\b(?:mothers?|moms?|fathers?|dads?|wife|wives|husbands?)\b/i

/** Finds who has or did a thing: the client's side or the other. */
export function ownership(type: CaseType, text: string, side: Side) {
  const { isUsual } = side
  const one = (patterns: readonly string[]) => (patterns.length > 0 ? `\\b(?:${patterns.join('|')})\\b|` : '')
  // The words for the usual adversary say nothing where the client is that adversary.
  const against = isUsual && type !== 'criminal' && type !== 'family' ? `${usuallyAgainst}|` : ''
  const theirs = isUsual && type !== 'criminal' ? `\\b${near} ${relations}\\b|` : ''
  // What the client is called goes before the words for usual adversaries.
  const roles = side.own.length > 0 ? `\\b(?:${side.own.join('|')})\\b` : '(?!)'
  const actor = new RegExp(
    `(?<distant>\\b(?:the )?other (?:driver|car|vehicle|man|side|party|parent|company)\\b)|(?<near>\\b(?:our|my) (?!client)(?!opponent|adversary))|(?<client>${roles})|(?<other>${theirs}${one(side.other)}\\b(?:opposing (?:party|counsel|side)|adversary|opponents?|${against}opposing)\\b)|(?<own>\\b(?:we|us|our|ours|i|me|my|mine|clients?)\\b)|(?<pronoun>\\b(?:he|she|him|her|his|hers|they|them|their|theirs)\\b)`,
    'gi',
  )
  // Where the client is known, a 'she' whom nothing places may be either.
  const isNobodys = side.isChosen ? type === 'family' || !isUsual : side.anchor !== undefined && type !== 'family'
  /** In a family of whom nobody says which parent is the client. */
  const isOpenFamily =
    side.isChosen === true && type === 'family' && ![...side.own, ...side.other].some((pattern) => parent.test(pattern))
  const isEntity = isOfEntity(text)
  const isHer = /^(?:she|her|hers)$/i
  const female = /\b(?:mother|mom|wife|ex-wife)\b/i
  const male = /\b(?:father|dad|husband|ex-husband)\b/i

  interface Named {
    index: number
    length: number
    words: string
    whose: Owner
    isPronoun: boolean
  }
  const all: Named[] = []
  const sentences = sentencesOf({ text })
  const quotes = quotesIn(text)
  const client = clientIs(text)
  /** Who 'she' and 'he' are: as they were first used, since people write of one person at a time. */
  const meant: Partial<Record<'her' | 'him', Owner>> = {}
  for (const { index, 0: words, groups } of text.matchAll(actor)) {
    const before = text.slice(Math.max(0, index - 28), index)
    if ((places.test(words) && beforePlace.test(before)) || beforeTrade.test(before)) continue
    if (kin.test(text.slice(index + words.length, index + words.length + 40)) && type !== 'family') {
      all.push({ index, length: words.length, words, whose: 'unsure', isPronoun: false })
      continue
    }
    const isPronoun = groups?.pronoun !== undefined
    let whose: Owner = groups?.other || groups?.distant ? 'other' : 'own'
    const quote = quotes.find(({ start, end }) => start < index && index < end)
    // Inside quotation marks 'we' is whoever is quoted.
    if (quote && firstPerson.test(words.trim())) {
      all.push({ index, length: words.length, words, whose: speakerOf(quote.start), isPronoun: false })
      continue
    }
    // 'Our sellers' are hardly the sellers against us.
    if (
      groups?.other &&
      /\b(?:our|my|clients?['’]s?) (?:[\w-]+ )?$/i.test(before) &&
      !(isUsual && isCounterpart(words, type, text))
    )
      whose = 'unsure'
    if (groups?.near) whose = relationOf(text.slice(index, index + 60))
    if (isPronoun && /^they|^the(?:m|irs?)$/i.test(words)) whose = severalBefore(index)
    else if (isPronoun) {
      const gender = isHer.test(words) ? 'her' : 'him'
      // 'The defendant admitted that he …': who stands first in the sentence, else who was meant before.
      const sentence = sentences.findLast(({ start }) => start <= index)?.start ?? 0
      // 'I lent my brother $20,000 and he signed a note': nobody calls himself 'he'.
      const subject = all.find(
        (one) => one.index >= sentence && !/^(?:his|hers?|our|my|i|we|me|us|mine|ours)$/i.test(one.words.trim()),
      )
      const isPerson = subject && !subject.isPronoun && !institutions.test(subject.words)
      whose =
        type !== 'family' && isPerson
          ? subject.whose
          : (meant[gender] ?? someoneElse(gender, index) ?? antecedent(gender) ?? (isNobodys ? 'unsure' : undefined))
      // 'He never paid. We represent her.'
      const isOpposite = client === (gender === 'her' ? 'he' : 'she')
      // Of a firm of ours somebody of the other side is meant, where one is named and nobody of ours stands before.
      if (whose === 'own' && (isEntity || isOpposite)) whose = isEntity && isTheirs(index) ? 'other' : 'unsure'
      if (!/^his$/i.test(words)) meant[gender] ??= whose
    }
    const named = (groups?.near && relation.exec(text.slice(index, index + 60))?.[0]) || words
    all.push({ index, length: words.length, words: named, whose, isPronoun })
  }

  /** Whether a person of the other side was named before, and no single person of ours since. */
  function isTheirs(index: number): boolean {
    const named = all.filter(
      (one) =>
        one.index < index && !one.isPronoun && !institutions.test(one.words) && !firstPerson.test(one.words.trim()),
    )
    const last = named.findLast(({ whose }) => whose === 'other')
    if (!last) return false
    return named.every((one) => {
      if (one.index < last.index || one.whose === 'other') return true
      // 'Two of our clerks' are several, of whom nobody is 'she'.
      const noun =
        /^(?:our|my|its|their)?\s*(?:[\w-]+ ){0,3}?([\w-]+s)\b/i.exec(text.slice(one.index, one.index + 40))?.[1] ?? ''
      return one.whose === 'own' && /[^s]s$/i.test(noun)
    })
  }

  /** Who says what stands in quotation marks: whoever stands at the verb before them, and not whom it was said to. */
  function speakerOf(at: number): Owner {
    const from = sentences.findLast(({ start }) => start <= at)?.start ?? 0
    const named = all.filter(({ index }) => index >= from && index < at)
    const last = named.at(-1)
    if (!last) return 'unsure'
    const between = text.slice(last.index + last.length, at)
    if (/[.;]/.test(between)) return 'unsure'
    const before = text.slice(Math.max(from, last.index - 24), last.index)
    const isTold =
      addressed.test(before) &&
      (/^[\s,:]*$/.test(between) || /^(?:me|us|him|her|them|client|our ?|my ?)$/i.test(last.words.trim()))
    if (!isTold) return says.test(between) ? last.whose : 'unsure'
    const speaker = named.at(-2)
    if (speaker) return speaker.whose === last.whose ? 'unsure' : speaker.whose
    // 'The treasurer texted me “we owe you”': nobody of ours says it to us.
    return last.whose === 'own' ? 'other' : 'unsure'
  }

  /** 'They' are the others, unless several of ours, or a firm of ours, were named last. */
  function severalBefore(index: number): Owner {
    const sentence = sentences.findLast(({ start }) => start <= index)?.start ?? 0
    const named = all.filter(({ words, isPronoun }) => !isPronoun && !/^(?:we|us|ours?|i|me|my|mine)\s*$/i.test(words))
    if (new Set(named.filter((one) => one.index >= sentence).map(({ whose }) => whose)).size > 1) return 'unsure'
    const last = named.at(-1)
    if (!last) return side.anchor ? 'other' : undefined
    if (last.whose === 'other') return 'other'
    return /s$/i.test(last.words) && last.whose === 'own' ? 'own' : 'unsure'
  }

  /** Of the two of a deal, not the one of ours who was just called the other way, nor one of ours where another is named. */
  function someoneElse(gender: 'her' | 'him', index: number): Owner {
    if (type === 'family' || type === 'criminal') return undefined
    const opposite = gender === 'her' ? 'him' : 'her'
    const last = all.filter(({ isPronoun, words }) => !isPronoun && !firstPerson.test(words.trim())).at(-1)
    if (isTitled(gender, last?.index ?? 0, index) || last?.whose === 'unsure') return 'unsure'
    return meant[opposite] === 'own' && last?.whose === 'own' ? 'unsure' : undefined
  }
  /** 'Mr. Tate' right before, whom nothing places: 'he' may be he. */
  function isTitled(gender: 'her' | 'him', after: number, index: number): boolean {
    const titled = gender === 'her' ? /\b(?:Mrs|Ms|Miss|Dr)\.? ([A-Z][\w’'-]+)/g : /\b(?:Mr|Dr)\.? ([A-Z][\w’'-]+)/g
    const from = Math.max(after, sentenceBefore(index))
    return [...text.slice(from, index).matchAll(titled)].some(
      ([, name = '']) => ![...side.own, ...side.other].some((pattern) => fits(pattern, name)),
    )
  }
  /** Where the sentence before the one of a place begins. */
  function sentenceBefore(index: number): number {
    const at = sentences.findLastIndex(({ start }) => start <= index)
    return sentences[Math.max(0, at - 1)]?.start ?? 0
  }

  function antecedent(gender: 'her' | 'him'): Owner {
    const title = gender === 'her' ? /\bMr\. (?:[A-Z][\w’'-]+ )?$/ : /\bM(?:r?s)\. (?:[A-Z][\w’'-]+ )?$/
    // 'Our client, Mr. Poe, wired the money. She …': not the client.
    const called = gender === 'her' ? /^,? (?:an? )?Mr\. / : /^,? M(?:r?s)\. /
    const named = all.filter(
      ({ index, length, isPronoun, words }) =>
        !called.test(text.slice(index + length, index + length + 12)) &&
        !title.test(text.slice(Math.max(0, index - 24), index)) &&
        !isPronoun &&
        !institutions.test(words) &&
        !firstPerson.test(words.trim()),
    )
    // 'The guy tripped. He …': who the sentences were about, before who was mentioned in them.
    const isSubject = ({ index }: Named) =>
      opens.test(text.slice(sentences.findLast(({ start }) => start <= index)?.start ?? 0, index))
    // 'Pike sued Rowe. He never delivered': of two who are only named it may be either.
    if (type !== 'family' && side.isChosen && areBoth(named)) return 'unsure'
    if (type !== 'family') return (named.findLast(isSubject) ?? named.at(-1))?.whose
    const [fits, opposite] = gender === 'her' ? [female, male] : [male, female]
    const same = named.findLast((one) => fits.test(one.words))
    if (same) return same.whose
    // In a family of two a 'he' who was never named is not the wife.
    const whose = named.findLast((one) => opposite.test(one.words))?.whose
    if (whose) return whose === 'own' ? 'other' : whose === 'other' ? 'own' : undefined
    // Of somebody who tells it in the first person, 'he' is the one against them.
    return !side.anchor && /\b(?:I|my) /.test(text) && named.some((one) => one.whose === 'other') ? 'other' : undefined
  }
  /** Whether the last sentence that names somebody names both sides. */
  function areBoth(named: readonly Named[]): boolean {
    const last = named.at(-1)
    const from = last && (sentences.findLast(({ start }) => start <= last.index)?.start ?? 0)
    return new Set(named.filter(({ index }) => from !== undefined && index >= from).map(({ whose }) => whose)).size > 1
  }
  function relationOf(words: string): Owner {
    return isUsual && relation.test(words) ? 'other' : 'own'
  }
  const within = (from: number, to: number) => all.filter(({ index }) => index >= from && index < to)

  /** Who does what follows: whoever stands at the verb, or the one side that the clause names; nobody where it names both. */
  function actorOf(from: number, start: number): Named | 'unsure' | undefined {
    const before = within(from, start)
    const last = before.at(-1)
    if (!last) return undefined
    const between = text.slice(last.index + last.length, start)
    if (atVerb.test(between)) return last
    if (stranger.test(between)) return 'unsure'
    const sides = new Set(before.map(({ whose }) => whose))
    if (sides.size === 1) return last
    // 'The defendant hit our client and was cited': who was hit is not who was cited.
    const subject = before.findLast(({ index }) => opens.test(text.slice(from, index)))
    return subject && joined.test(between) ? subject : 'unsure'
  }

  return {
    /**
     * @param from where the sentence begins
     * @param isInWords the party stands in the words themselves
     * @param isBlame of what one side blames the other for: who alleges it says it of the other
     */
    at(from: number, start: number, end: number, isInWords: boolean, isBlame: boolean): Owner {
      if (/[“"]/.test(text[start] ?? '')) return speakerOf(start)
      const inWords = isInWords ? within(start, end).at(-1) : undefined
      if (inWords) return inWords.whose
      const following = /^(?: [\w$,.'’-]+){0,4}? ?\b(against|by) (?:the |an? )?/i.exec(text.slice(end, end + 60))
      const doer = following && within(end + following[0].length, end + following[0].length + 1)[0]
      if (doer && (isBlame || following[1]?.toLowerCase() === 'by')) return doer.whose
      const named = actorOf(from, start) ?? within(start, end)[0]
      const isUnplaced = !named && stranger.test(text.slice(from, start))
      if (isUnplaced || (named !== 'unsure' && !named?.whose && isOpenFamily && parent.test(text.slice(from, end))))
        return 'unsure'
      if (!named) return undefined
      if (named === 'unsure') return 'unsure'
      const turned = isBlame && blaming.test(text.slice(named.index + named.length, start))
      if (!turned || named.whose === 'unsure') return named.whose
      return named.whose === 'own' ? 'other' : 'own'
    },
    /** Who has it by name: a pronoun alone does not say that a thing is not whose it is by its nature. */
    namedAt(from: number, start: number, end: number): Owner {
      const last = within(start, end).at(-1) ?? within(from, start).at(-1)
      return !last || last.isPronoun ? undefined : this.at(from, start, end, true, false)
    },
    /** Whether somebody is named in the same clause before a place. */
    isNear: (from: number, start: number): boolean => {
      const last = within(from, start).at(-1)
      return last === undefined || !/[,;:]/.test(text.slice(last.index, start))
    },
    /** Who is spoken of last in a passage. */
    lastIn: (from: number, to: number): Owner => within(from, to).at(-1)?.whose,
    /** Who does something in a passage: whoever is spoken of first, but for 'his' and 'them' behind a place. */
    doerIn: (from: number, to: number, behind: number): Owner =>
      within(from, to).find(({ index, words }) => index < behind || !/^(?:his|hers?|him|them|theirs?)\s*$/i.test(words))
        ?.whose,
    /** Who is spoken of first in a passage. */
    firstIn: (from: number, to: number): Owner => within(from, to)[0]?.whose,
  }
}
