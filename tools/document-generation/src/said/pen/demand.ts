// What a demand letter says.
import { depositIn, owedIn, paid } from './asks.ts'
import { partsOf, subjectOf, withComma } from './disputes.ts'
import { type Composed, enclosedIn, type Given, inParagraphs, onlySum, slot } from './slots.ts'

/** What a demand letter says; null where it has no facts or nothing is demanded. */
export function demandOf(given: Given): Composed | null {
  const { people, read, text } = given
  const { slots: more, rest } = enclosedIn(given.lines)
  const parts = partsOf({ ...given, lines: rest })
  if (parts.asks.length === 0) return null
  const told = rest.map(({ unit }) => unit.text).join(' ')
  const asked = parts.asks.flatMap(({ ask }) => ask.items).join('. ')
  const total = /\b(?:so|total(?: of)?|in all|altogether) (?<sum>\$[\d,]+(?:\.\d\d)?)/i.exec(asked)?.groups?.sum
  const ofDeposit = /\bdeposit\b/i.test(asked)
  // Of a deposit of which a part came back, or beside another sum, nobody says how much is owed.
  const isPart =
    ofDeposit &&
    (/\b(?:rest|balance|remain\w+)\b/i.test(asked) ||
      /\b(?:gave|sent|paid|returned)\b[^.]{0,24}\$[^.]{0,16}|\b(?:gave|sent|returned) (?:me |us )?back\b/i.test(
        told.replace(/\bI paid\b/gi, ''),
      ) ||
      (/\$\d/.test(asked) && !depositIn(asked)))
  const sum = isPart
    ? null
    : (onlySum(asked) ?? total ?? (/\$\d/.test(asked) ? null : ofDeposit ? depositIn(told) : owedIn(told)))
  const days = [...new Set(parts.asks.flatMap(({ ask }) => ask.days))]
  const isEach = days.length > 1 || parts.asks.some(({ ask }) => !ask.isOneDay && ask.days.length > 0)
  const isLawyer =
    people.client !== undefined ||
    /\b(?:PLLC|LLP|Esq|Law (?:Office|Firm|Group)|attorneys?|bar n)\b/i.test(
      `${people.sender.company ?? ''} ${people.sender.title ?? ''}`,
    )
  const asks = parts.asks.map(({ line }) => line)
  const items = parts.asks.flatMap(({ ask }) => ask.items.map((item) => paid(item, sum)))
  const self = people.sender.name ?? people.sender.company
  return {
    own: [
      'facts',
      'basis',
      'amount',
      'demand',
      'deadline',
      'nextStep',
      'offer',
      'dates',
      'writtenBy',
      'speaksAs',
      'clientName',
      'enclosures',
      'copies',
      ...(isLawyer ? [] : ['attorneyName']),
    ],
    slots: [
      ...slot('facts', inParagraphs(parts.facts), parts.facts),
      ...slot('demand', items.join('\n'), asks),
      ...slot('amount', sum, asks),
      ...slot('deadline', parts.day?.iso ?? days.toSorted().at(-1), parts.day ? [parts.day.line] : asks),
      ...slot('dates', isEach ? 'one-for-each-demand' : null, asks),
      ...slot(
        'nextStep',
        parts.next.map(({ words }) => withComma(words)).join(' '),
        parts.next.map(({ line }) => line),
      ),
      ...more,
      ...(isLawyer
        ? slot('clientName', people.client?.replace(/\b(?:Inc|Corp|Co|Ltd)$/, '$&.') ?? read.get('clientName'), [])
        : [
            ...slot('writtenBy', 'client', []),
            ...slot('clientName', self, []),
            ...slot('speaksAs', people.isPlural || / (?:and|&) /.test(people.sender.name ?? '') ? 'we' : null, []),
          ]),
      ...slot(
        'subject',
        subjectOf(undefined, people.about, text) ??
          (isLawyer || !sum
            ? subjectOf(read.get('subject'), undefined, '')
            : items.some((one) => /^The return\b/.test(one))
              ? `Demand for the return of ${sum}`
              : items.some((one) => /^Payment\b/.test(one))
                ? `Demand for payment of ${sum}`
                : undefined),
        [],
      ),
    ],
  }
}
