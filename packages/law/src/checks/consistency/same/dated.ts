import type { CheckedDocument } from '../../check.ts'
import { type Dated, dayNumber, dayShown, daysOf } from '../periods/days.ts'
import { sentenceAt } from '../support/stretches.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { casesIn, clauseOf, labelsIn } from './cases.ts'
import { type Phrase, phraseBefore, stemOf } from './words.ts'

/** What leads from an event to its day. */
const link =
  /(?:\s(?:is|are|shall be|will be|takes place|shall take place|will take place|occurs|shall occur|will occur|is scheduled|scheduled|is set|set|be held|held|falls|happens))?(?:\s(?:on|for|as of)|\s?:|\s?[.…_]{4,90}|\s?\(|,|\s(?:is|of))\s(?:(?:on|or about|the|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday),? ){0,3}$/
/** 'The lease commences on', 'the commencement of the lease, '. */
const begins =
  /\b(?:the |this )?((?:[\p{L}-]{2,16} )?[\p{L}-]{4,16}) (?:shall |will )?(commences?|begins?|starts?|ends?|expires?|terminates?|closes?|opens?) on $/u
const beginning =
  /\b(commencement|beginning|start|end|expiration|termination) of (?:the |this )((?:[\p{L}-]{2,16} )?[\p{L}-]{4,16})(?:,| on| \(| is)? ?$/u
/** Of these a paper has as many as it likes, or they say nothing of an event. */
const many =
  /^(?:date|day|dated|agreement|contract|lease|amendment|note|letter|notice|invoice|payment|installment|rent|interest|party|company|made|entered|effective|executed|signed|due|delivery|deliverable|draft|report|milestone|order|statement|period|term|year|month|quarter|begin|start|terminate|expire|renew|approve|receipt|submit|plan|act|law|session|meeting|class|game|visit|work|service|phase|filed|record|it|phone|fax|zip|page|version|revised|rev|deed|policy|permit|license|certificate|drawing|specification|schedule|exhibit|addendum|proposal|quote|time|p\.m|a\.m|noon|midnight|pay|finish)$/
const isNamed = ({ head, describes }: Phrase): boolean =>
  !many.test(head) || (/^(?:date|day|deadline)$/.test(head) && describes.some((one) => !many.test(one)))

interface Event {
  date: Dated
  phrase: Phrase
}

const eventsIn = (document: CheckedDocument): Event[] =>
  daysOf(document).flatMap((date): Event[] => {
    const sentence = sentenceAt(document, date.start)
    if (!sentence || sentence.contents) return []
    const { lead, rest } = clauseOf(document, sentence, date)
    const verb = begins.exec(lead)
    const noun = beginning.exec(lead)
    const of = (verb?.[1] ?? noun?.[2])?.toLowerCase().replace(/^(?:the|this) /, '')
    if (
      of &&
      casesIn(`${lead} ${rest}`).length === 0 &&
      !/^(?:which|that|it|period|year|month|installments?|payments?)$/.test(of)
    ) {
      const head = stemOf(verb?.[2] ?? noun?.[1] ?? '')
      return [{ date, phrase: { head, describes: [of], of: '', shown: `${head} of the ${of}` } }]
    }
    const found = link.exec(lead)
    const phrase = found ? phraseBefore(lead.slice(0, found.index)) : null
    if (!phrase || !isNamed(phrase) || phrase.of) return []
    if (casesIn(`${lead} ${rest}`).length > 0 || labelsIn(phrase.shown) || /^\s?(?:to|through|until|[–-])\s/.test(rest))
      return []
    return [{ date, phrase }]
  })

/** One event with two days, whatever event it is. */
export const eventsTwice = (document: CheckedDocument): Contradiction[] =>
  [...Map.groupBy(eventsIn(document), ({ phrase }) => [...phrase.describes, phrase.head].join(' ')).values()].flatMap(
    (group): Contradiction[] => {
      const days = new Map(group.map((one) => [one.date.iso, one]))
      const [one, other] = [...days.values()].toSorted((a, b) => a.date.start - b.date.start)
      if (!one || !other || days.size !== 2) return []
      const shown = (event: Event) => dayShown(dayNumber(event.date.iso))
      return [
        {
          places: [one.date, other.date],
          message: bothSay(document, one.date, `${shown(one)} for the ${one.phrase.shown}`, other.date, shown(other)),
        },
      ]
    },
  )
