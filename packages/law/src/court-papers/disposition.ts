import type { Candidate, Place } from './field.ts'
import type { Seen } from './learned/features.ts'

const done =
  'affirmed|reversed|vacated|remanded|dismissed|denied|granted|modified|quashed|set aside|enforced|sustained|overruled|discharged|allowed|stricken|transferred|confirmed|annulled|stayed|suspended'
const does =
  'affirm|reverse|vacate|remand|dismiss|deny|denies|grant|modify|quash|set aside|enforce|sustain|overrule|discharge|transfer|confirm|annul|stay'
const decided =
  'judgments?|orders?|decrees?|decisions?|convictions?|sentences?|awards?|writs?|appeals?|petitions?|motions?|rulings?|complaints?|case|cause|action|injunctions?|application|requests?|objections?|exceptions?|demurrers?|libels?|claims?|opinion|counts?|counterclaims?|verdict|proceedings?|prayers?|bills?|suits?|pleas?|rule|information|indictment|relief|new trial|report|denials?|approvals?|dismissals?'
const so =
  '(?:,? (?:therefore|hereby|accordingly|thus|also|both|now|in all respects|consequently|respectfully)\\b,?){0,3}'

/** 'Affirmed.', 'Judgment reversed and case remanded.' */
const bare = new RegExp(
  `^(?:\\d{1,2} )?(?:the )?(?:(?:${decided})(?: of [\\w ,’']{3,60})? )?(?:${done})\\b(?:[,;]? (?:and|in part|as modified|with|without|for|on|to)\\b.{0,240})?[.;]?$`,
  'i',
)
/** 'we are of opinion that the decree ought to be affirmed' */
const opines =
  /\bwe (?:think|conclude|are of (?:the )?opinion|advise)\b.{0,200}\b(?:judgments?|decrees?|orders?|convictions?)\b.{0,120}\b(?:should|ought to|must) be (?:affirmed|reversed|vacated|set aside|modified)\b/i
/** 'the judgment below is affirmed' */
const subject = new RegExp(`\\b(?:${decided})\\b`, 'i')
const passive = new RegExp(`\\b(?:is|are|be)${so} (?:${done})\\b`, 'i')
/** 'we affirm', 'the court GRANTS' */
const active = new RegExp(
  `\\b(?:we|I|this court|the court)${so}(?: (?:must|will|shall))? (?:(?:${does})(?:e?s)?|(?:am|are|is) (?:granting|denying|dismissing|affirming|reversing|vacating|sustaining|overruling))\\b`,
  'i',
)
const ordered = /\bit is (?:therefore |hereby |so |further |accordingly |,|and )*(?:ordered|adjudged|decreed)\b.{12,}/i
/** 'I RECOMMEND that the motion be GRANTED': what a magistrate judge does. */
const recommends = new RegExp(`\\brecommend(?:s|ed)?\\b.{0,200}\\b(?:be )?(?:${done})\\b`, 'i')
const forSide =
  /\b(?:judgment|decree|findings of fact|order)\b.{0,80}\bmay[ .]{0,2}be (?:prepared|entered|drawn)\b|\b(?:will have|is entitled to|are entitled to|let|enter|entered) (?:a )?(?:judgment|decree)\b|\b(?:judgment|decree)\b.{0,60}\b(?:is|will|shall|must|may|let|and)(?:,? (?:therefore|accordingly|hereby),?)? (?:be )?entered\b|\bjudgment (?:for|in favor of) (?:the )?\w+/i
/** 'The defendant is committed to the custody of the Bureau of Prisons for a term of 41 months': the sentence of a criminal case. */
const sentenced =
  /\b(?:is|are|be) (?:hereby |therefore |accordingly )?(?:sentenced to|committed to the custody of)\b.{0,160}?\b(?<time>(?:(?:\d{1,3}|\p{L}+(?:-\p{L}+)?)(?: \(\d{1,3}\))? (?:months?|years?|days?)|life|time served|probation)\b(?: and (?:\d{1,3}|\p{L}+) (?:months?|years?|days?))?)/iu
/** Another court, an earlier time, a question, or what somebody wants. */
const elsewhere =
  /\b(?:district|trial|lower|superior|circuit|municipal|bankruptcy|supreme) (?:court|judge)s?\b[^.]{0,30} (?:affirm|revers|vacat|remand|dismiss|den|grant)(?:ed|ied|s)\b|\bcourt of appeals (?:affirmed|reversed|vacated)|\bwhether\b|\bif (?:we|the court|the)\b|\b(?:asks?|urges?|argues?|requests?(?! (?:for|nos?\b|\d))|contends?|moves?|seeks?|sought|asserts?|submits?)\b|\bthe court (?:held|say)\b|\bwe (?:have )?(?:granted|denied) (?:certiorari|review)|\bwe (?:grant|granted) certiorari\b|^(?:see|cf\.?|id\.)|\b(?:may|might|could|would|can|should) be (?:affirmed|reversed|granted|denied|dismissed)|\b(?:not|never) (?:be )?(?:affirmed|reversed|dismissed|granted|denied)\b/i
/** 'may be modified by the Court for good cause': what is still to be decided. */
const mayBe = new RegExp(`\\b(?:may|might|could|can)(?: \\w+ly)? be (?:${done})\\b`, 'i')
/** 'Judgment shall be entered for plaintiff and against defendant': by what it is done, and for whom. */
const entered = /\bjudgment (?:is |shall be |will be |be )(?:hereby )?entered (?:for|in favor of|against)\b/i
/** Words that weigh the sentence as law and not as an act. */
const doctrine =
  /\bsummary judgment (?:is|will be|shall be) (?:granted|proper|appropriate) (?:only|when|if)\b|\b(?:only if|unless|whenever|in case (?:he|she|it|they|the))\b/i

/** 'must be allowed an opportunity to challenge': what a party may do. */
const mayDo = /\bbe allowed (?:an?|to|the opportunity)\b/i
/** Something that a court decides, and what is done with it after that. */
const isDecided = (text: string): boolean => {
  if (mayDo.test(text)) return false
  const found = passive.exec(text)
  return found !== null && subject.test(text.slice(Math.max(0, found.index - 240), found.index))
}

/** 'the judgment rendered by the commissioner is void; and it is so ordered' */
const soOrdered = /.{30}[,;.]? (?:and )?it is (?:hereby |accordingly )?so ordered\W{0,4}$/i
/** That by itself says nothing: what comes before it does. */
export const onlySo = /^(?:and )?it is (?:hereby |accordingly )?so ordered(?:,? this\b[^.;]{0,60})?\W{0,4}$/i

/** What a court does, or that something is void: 'submit a form to chambers. It is so ordered' disposes of nothing. */
const doing = new RegExp(`\\b(?:${done}|${does}|void|judgment|decree)\\b`, 'i')
export const actsIn = (text: string): boolean => doing.test(text)

/** 'The demurrer is SUSTAINED', 'It is OVERRULED as to the first': how a ruling is set, item by item. */
const inCapitals =
  /\b(?:is|are) (?:hereby )?(?:SUSTAINED|OVERRULED|GRANTED|DENIED|STRICKEN|DISMISSED|TAKEN OFF CALENDAR|CONTINUED)\b/
export const isRuling = (text: string): boolean => inCapitals.test(text)
/** As rulings item by item are worded, mostly in minutes. */
const onDemurrer = /\b(?:is|are) (?:hereby )?(?:SUSTAINED|OVERRULED)\b/
export const isOnDemurrer = (text: string): boolean => onDemurrer.test(text)

/** What leads the orders of a court: 'IT IS ORDERED that:', a heading 'ORDER', 'The clerk will enter:'. */
const decree =
  /^(?:(?:[IVX\d]{1,5}\. )?(?:conclusion(?: and orders?)?|orders?|judgment|decree|rulings?|disposition)|(?:.{0,200}[ ,])?(?:it is (?:therefore,? |hereby |so |further |accordingly,? ){0,3}(?:ordered|adjudged|decreed)(?:,? (?:and|adjudged|decreed|ordered)){0,4}(?: that| as follows)?|(?:the )?court (?:hereby |therefore )?(?:orders|rules)(?: that| as follows)?))\W{0,3}$|\b(?:rules|orders) as follows\b/i
export const leadsDecree = (text: string): boolean => text.length < 300 && decree.test(text)
/** 'is EXCEPTED from discharge', 'is DISCHARGEABLE': among the orders of a court what is set in capitals is done. */
const doneInCapitals =
  /\b(?:is|are) (?:hereby )?(?!ORDERED|ADJUDGED|DECREED|FURTHER|DIRECTED|REQUIRED|REMINDED|ADVISED|INSTRUCTED|REQUESTED)\p{Lu}{5,}/u
/** 'First cause of action (breach of warranty): OVERRULED. The legend is an affirmation.' */
const itemRuled =
  /^(?:[^:;]{3,160}: |[A-Z][^.:;]{3,80}\. |)(?:OVERRULED|SUSTAINED|GRANTED|DENIED|STRICKEN|DISMISSED|CONTINUED|MOOT|WITHDRAWN|TAKEN OFF|TAKEN UNDER)\b/
/** Whether a sentence among the orders of a court rules on something. */
export const rulesOutright = (text: string): boolean =>
  !onlySo.test(text) && (strengthOf(text, 1) >= 6 || doneInCapitals.test(text) || itemRuled.test(text))

/** 'No judgment is entered at this time' disposes of nothing. */
const noneYet =
  /^(?:\d{1,2}[.)] )?no (?:final |separate )?(?:judgment|order|decree)\b[^.;]{0,40}\b(?:is|shall be|will be) entered\b/i

/** How plainly a sentence disposes of something, wherever it stands. */
function strengthOf(text: string, at: number): number {
  if (bare.test(text)) return 9
  if (sentenced.test(text) && !/\b(?:was|were|had been|previously|earlier)\b/i.test(text)) return 8
  if (onlySo.test(text)) return 4
  if (ordered.test(text)) return 8
  if (opines.test(text) && at > 0.6) return 6
  if (recommends.test(text) && !/\bwhether\b|\bobject/i.test(text)) return 7
  if (onDemurrer.test(text)) return 7
  if (inCapitals.test(text) && !elsewhere.test(text)) return 6
  if (noneYet.test(text)) return 0
  if (elsewhere.test(text) || mayBe.test(text) || (doctrine.test(text) && !/\bso ordered\b/i.test(text))) return 0
  if (active.test(text) || isDecided(text) || (soOrdered.test(text) && actsIn(text))) return 6
  return entered.test(text) ? 6 : forSide.test(text) ? 4 : 0
}

/** 'Ostrander's motion to dismiss the fraud count is denied': a ruling, wherever it stands. */
const onMotion =
  /^(?:[^.;,]{0,60}[’']s? |the |(?:plaintiff|defendant)s? )?(?:[\w-]+ ){0,3}motions? (?:to|for|in)\b[^.;]{0,110}\b(?:is|are) (?:therefore |hereby |also )?(?:granted|denied)\b/i

/** How likely a sentence of the court's own opinion is to dispose of the case, and 0 where it does not. */
export function disposes({ text, at }: Place): number {
  const points = strengthOf(text, at)
  if (points === 0) return 0
  if (/^["“]/.test(text)) return 0
  if (sentenced.test(text)) return points + 4
  if (onDemurrer.test(text)) return points + (at > 0.8 ? 4 : 0)
  // A court disposes of a case at its end, and announces it at the beginning. Notes and dissents may follow.
  return (
    points + (at > 0.8 ? 4 : points === 9 && at > 0.25 ? 3 : at < 0.2 ? 1 : at > 0.4 || onMotion.test(text) ? 0 : -3)
  )
}

/** 'the judgment must be and is', and 'Reversed.' in a line of its own; 'and it is so', and 'Ordered.' */
const leads = /\b(?:is|are|be|so|therefore|accordingly)[,:]?(?: hereby)?$/i
const goesOn = /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)[^.]{0,60}\.?$/u
/** What the parties or the clerk have to do disposes of nothing. */
const toAct = /\b(?:shall|must)\b|\b(?:is|are) (?:hereby |further )?(?:ordered|directed) to\b/i
const longestLead = 600

/** A disposition with the words before or after it that belong to its sentence. */
export function wholeDisposition({ text, start, end, at, before, after }: Seen): Place {
  if (
    before &&
    before.text.length < longestLead &&
    (onlySo.test(text)
      ? actsIn(before.text) && !bare.test(before.text) && !toAct.test(before.text)
      : bare.test(text) && leads.test(before.text))
  )
    return { text: `${before.text} ${text}`, start: before.start, end, at }
  if (after && leads.test(text) && after.text.length < 80 && goesOn.test(after.text))
    return { text: `${text} ${after.text}`, start, end: after.end, at }
  return { text, start, end, at }
}

/** 'the motion is granted in part and denied in part' */
const announced = /\bmotions?\b[^.]{0,80}\b(?:is|are) (?:hereby )?granted in part\b[^.]{0,40}\bdenied in part\b/i
const oneWord = new RegExp(`^(?:${done})[.;]?$`, 'i')
const most = 3
/** An order may rule on item after item. */
const mostOfOrder = 6
/** UTF-16 units within which the sentences of one disposition stand. */
const together = 700
const beside = 5

/** The last words by which the court acts, and what stands close before them. */
export function dispositionIn(candidates: readonly Candidate[], isOrder: boolean): Candidate[] {
  const all = candidates.filter(
    ({ at, points, text }) =>
      (at > 0.25 || (isOrder && (onDemurrer.test(text) || onMotion.test(text)))) && points >= 6 && !onlySo.test(text),
  )
  // Of an order the words of each part ('Granted.') stand behind those of its end, which say of what.
  const told = isOrder ? all.filter(({ text }) => !oneWord.test(text)) : all
  const late = told.length > 0 ? told : all
  const isItemized = isOrder && late.some(({ text }) => onDemurrer.test(text))
  const strongest = Math.max(0, ...late.map(({ points }) => points))
  const last = late.findLast(({ points }) => points >= strongest - (strongest >= 12 ? 1 : 4))
  if (last) {
    // 'The denial is affirmed. The matter is remanded': what follows at once belongs to it.
    const ends = late.reduce((end, one) => (one.start >= end && one.start - end < beside ? one.end : end), last.end)
    const acts = late
      .filter(
        ({ start, points, text }) =>
          points >= 6 &&
          start < ends &&
          (last.start - start <= (isOrder ? together * 3 : together) || (isItemized && inCapitals.test(text))),
      )
      .slice(isItemized ? -mostOfOrder : -most)
    // An order that goes count by count says before it begins what that comes to.
    const whole = isOrder ? candidates.find(({ text, points }) => points > 0 && announced.test(text)) : undefined
    return whole && !acts.some(({ start }) => start <= whole.start) ? [whole, ...acts].slice(0, most) : acts
  }
  return candidates.filter(({ at, points }) => at <= 0.2 && points >= 7).slice(-1)
}

/** What a sentence does to what it decides, each in a word. */
export const actsOf = (text: string): string[] => verbs.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))

const verbs: readonly (readonly [RegExp, string])[] = [
  [/affirm/i, 'Affirmed'],
  [/revers/i, 'Reversed'],
  [/vacat/i, 'Vacated'],
  [/remand/i, 'Remanded'],
  [/dismiss/i, 'Dismissed'],
  [/den(?:y|ied|ies)/i, 'Denied'],
  [/grant|allow/i, 'Granted'],
  [/modif/i, 'Modified'],
  [/quash/i, 'Quashed'],
  [/sustain/i, 'Sustained'],
  [/overrul/i, 'Overruled'],
  [/set aside|annul/i, 'Set aside'],
  [/enforc/i, 'Enforced'],
  [/confirm/i, 'Confirmed'],
  [/transfer/i, 'Transferred'],
]
/** 'must first be allowed an opportunity' grants nothing. */
const only = '(?<=allowed) (?:an?|to|the opportunity)\\b'
const act = new RegExp(
  `(?<!\\b(?:to|not|never|motion|was|were|been|having) )\\b(?:(?:${done})(?!${only})|(?<=\\b(?:we|I|court|and|but|or|therefore|accordingly|must|will|hereby|thus|,) )(?:${does})(?:e?s)?)\\b(?:-in-part|,? in part|,? without prejudice|,? with prejudice| (?:as to|with respect to|insofar as|to the extent)\\b(?! (?:all|each|every|both|any|the (?:entire|whole|extent)|requested|it (?:seeks|asks))\\b))?`,
  'gi',
)

/** What is affirmed and reversed in one decision, is so in part; what was granted and denied in part says all of a motion. */
const inParts = (found: readonly string[]): readonly string[] =>
  found.includes('Granted in part') && found.includes('Denied in part')
    ? found.filter((one) => !/^(?:Granted|Denied|Dismissed(?: with(?:out)? prejudice)?)$/.test(one))
    : found.includes('Sustained') && found.includes('Overruled')
      ? found.map((one) => (/^(?:Sustained|Overruled)$/.test(one) ? `${one} in part` : one))
      : found.includes('Affirmed') && found.some((one) => one === 'Reversed' || one === 'Vacated')
        ? [...new Set(found.map((one) => (/^(?:Affirmed|Reversed|Vacated)$/.test(one) ? `${one} in part` : one)))]
        : found

const party = '(plaintiffs?|defendants?|petitioners?|respondents?|claimants?|counterclaimants?)'
/** 'Plaintiff recover of defendant $118,400', 'judgment is entered in favor of the defendant'. */
const forWhom = [
  new RegExp(
    `\\b${party}\\b[^.;]{0,60}\\b(?:have and |shall |do |does |is entitled to )?recovers? (?:judgment |of |from |against |the sum |damages |\\$)`,
    'i',
  ),
  new RegExp(`\\bjudgment (?:is |be |shall be |hereby |entered )*(?:for|in favor of) (?:the )?${party}\\b`, 'i'),
]
const wonBy = (sentences: readonly string[]): string | undefined => {
  const who = sentences.flatMap((text) => forWhom.flatMap((way) => way.exec(text)?.[1] ?? []))[0]
  return who && `Judgment for the ${who.toLowerCase()}`
}

/** What is left of a motion that was granted as to some of it. */
const otherwise = /\botherwise denied\b|\bdenied in all other respects\b/gi
/** Whether what was done is of two kinds: 'granted as to' some of it is a part only where the rest came out otherwise. */
export const restDecided = (text: string): boolean =>
  /\b(?:otherwise|in all other respects)\b|\bremaining claims?\b/i.test(text) ||
  (/\b(?:granted|grants?|allowed|sustained|affirmed)\b/i.test(text) &&
    /\b(?:denied|den(?:y|ies)|overruled|reversed|vacated)\b/i.test(text))

/** 'Affirmed in part, reversed in part and remanded', from the words of a disposition. */
export function dispositionValue(sentences: readonly string[]): string | undefined {
  const all = sentences.join(' ')
  const isElseDecided = restDecided(all)
  const found = sentences.flatMap((text) =>
    [...text.replace(otherwise, 'denied in part').matchAll(act)].flatMap(([words]) => {
      const verb = verbs.find(([pattern]) => pattern.test(words))?.[1]
      const isPart = /in.part|(?:insofar as|to the extent)$/i.test(words)
      const how =
        isPart || (isElseDecided && /(?:as to|with respect to)$/i.test(words))
          ? ' in part'
          : (/with(?:out)? prejudice/i.exec(words)?.[0] ?? '')
      return verb ? [`${verb}${how && !how.startsWith(' ') ? ` ${how.toLowerCase()}` : how}`] : []
    }),
  )
  // Something was done for which there is no word here: the sentences tell it.
  if (
    sentences
      .slice(0, 1)
      .some((text) => doneInCapitals.test(text) && !inCapitals.test(text) && actsOf(text).length === 0)
  )
    return undefined
  const parts = inParts([...new Set(found)])
    .slice(0, 4)
    .map((words, at) => (at > 0 ? words.toLowerCase() : words))
  const value = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]
  const time = sentences.flatMap((text) => sentenced.exec(text)?.groups?.time ?? [])[0]
  if (time) return `Sentenced to ${time}${found.includes('Dismissed') ? '; dismissed in part' : ''}`
  const won = wonBy(sentences)
  // What else was done with other claims is so in part.
  const whole = won && (!value || value === 'Dismissed') ? `${won}${value ? '; dismissed in part' : ''}` : value
  return whole && sentences.every((text) => recommends.test(text)) ? `Recommended: ${whole.toLowerCase()}` : whole
}
