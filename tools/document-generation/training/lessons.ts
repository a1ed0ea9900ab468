import { findSpokenDates, hashOf, type Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { signsOf } from '../src/learned/features.ts'
import { labelsOf } from '../src/learned/labels.ts'
import { ruledOf } from '../src/learned/rules.ts'
import { thingsIn } from '../src/learned/things.ts'
import { tokensOf } from '../src/learned/tokens.ts'
import { meansIn } from '../src/reading/label-meaning.ts'
import { readRules } from '../src/said/read-rules.ts'
import { readable } from '../src/said/readable.ts'
import { termsIn } from '../src/said/terms.ts'
import type { Marked } from './corpus.ts'
import type { Lesson } from './train.ts'

export function read(template: Template, text: string, today: string) {
  const whole = readable(text, template.tab, meansIn(template), today)
  const { units, found } = readRules(template, whole.text, today)
  const terms = termsIn(template, whole.text, units, found)
  const ruled = [
    ...found.flatMap(({ field, from }) => (from ? [{ ...from, field }] : [])),
    ...terms.map(({ start, end, field }) => ({ start, end, field })),
  ]
  const tokens = tokensOf(whole.text)
  const things = thingsIn(whole.text)
  return { whole, units, found, terms, ruled, tokens, things }
}
export type ReadText = ReturnType<typeof read>

const today = '2026-11-24'

/** What a text that was marked teaches. */
export function lessonOf(
  template: Template,
  { type, text, spans }: Marked,
  honest = true,
): Lesson & { read: ReadText } {
  const all = read(template, text, today)
  const names = labelsOf(template)
  const signs = signsOf({
    type,
    text: all.whole.text,
    tokens: all.tokens,
    units: all.units,
    things: all.things,
    ruled: honest ? all.ruled : [],
  })
  const frame = names.indexOf('frame')
  const lengths = new Map<number, number>()
  const owners = all.tokens.map((token) => {
    const given = all.whole.given(token)
    const own = spans.findIndex((one) => one.start < given.end && given.start < one.end)
    lengths.set(own, (lengths.get(own) ?? 0) + 1)
    return own
  })
  return {
    signs,
    labels: names.map(hashOf),
    ruled: ruledOf(names, all.tokens, honest ? all.ruled : null),
    right: owners.map((own) => {
      const label = own < 0 ? frame : names.indexOf(spans[own]?.label ?? '')
      return [label < 0 ? frame : label]
    }),
    weight: owners.map((own) => (own < 0 ? 0.5 : 1)),
    part: owners.map((own) => {
      const length = lengths.get(own) ?? 1
      return own < 0 ? 0.5 : length < 6 ? 1 : Math.max(0.2, 5 / length)
    }),
    read: all,
  }
}

/** What a clause teaches whose field is known, in a document of a type that has the field. */
export function lessonOfClause(template: Template, field: string, text: string): Lesson {
  const one = lessonOf(template, {
    type: template.id,
    kind: '',
    text,
    spans: [{ start: 0, end: text.length, label: field }],
  })
  return one
}

const sameClause: readonly (readonly string[])[] = [
  ['paymentTerms', 'payTerms', 'payFrequency'],
  ['pets', 'petTerms'],
  ['expenses', 'expenseTerms'],
  ['vacation', 'leaveTerms'],
  ['benefits', 'benefitTerms'],
  ['probationPeriod', 'probationTerms'],
  ['tenantUtilities', 'utilityTerms'],
  ['warrantyPeriod', 'warrantyTerms'],
  ['deposit', 'depositTerms'],
  ['years', 'protectionTerms'],
  ['workSchedule', 'workplaceTerms'],
  ['governingLaw', 'otherState'],
]

/** A text of which some facts are known, each with the fields that may hold it. */
export interface Facts {
  type: string
  text: string
  facts: { fields: string[]; ways: string[] }[]
  never: string[]
}

/** What the known facts of a text teach; of the words between them nothing is known. Rules were written for these texts: they are not asked. */
export function lessonOfFacts(template: Template, { type, text, facts, never }: Facts): Lesson {
  const one = lessonOf(template, { type, kind: '', text, spans: [] }, false)
  const { whole, tokens, things } = one.read
  const names = labelsOf(template)
  const right: (number[] | null)[] = tokens.map(() => null)
  const lower = whole.text.toLowerCase().replaceAll('’', "'")
  const clauseAt = new Map(
    one.signs.clauses.flatMap(({ clause }) =>
      Array.from({ length: clause.to - clause.from }, (_, n) => [clause.from + n, clause] as const),
    ),
  )
  const isPassage = (name: string) => {
    const field = template.fields.find((each) => each.name === name)
    return field?.term || (field?.type === 'textarea' && !/Address$|^(?:premises|site|deliveryPlace)$/.test(name))
  }
  const put = (start: number, end: number, labels: number[], wide: boolean) => {
    const own = tokens.flatMap((token, n) => (token.start < end && start < token.end ? [n] : []))
    for (const n of own) right[n] = labels
    const clause = wide ? clauseAt.get(own[0] ?? -1) : undefined
    if (clause) for (let n = clause.from; n < clause.to; n++) right[n] ??= labels
  }
  const placesOf = (way: string): Span[] => {
    if (/^\d{4}-\d\d-\d\d$/.test(way))
      return things.flatMap(({ kind, start, end }) =>
        kind === 'date' && findSpokenDates(whole.text.slice(start, end))[0]?.iso === way ? [{ start, end }] : [],
      )
    const places: Span[] = []
    const words = way.toLowerCase().replaceAll('’', "'")
    for (let at = lower.indexOf(words); at >= 0 && words !== ''; at = lower.indexOf(words, at + 1))
      places.push({ start: at, end: at + words.length })
    return places.length > 2 ? [] : places
  }
  for (const { fields, ways } of facts) {
    const wide = fields.length > 0 && fields.every(isPassage)
    const all = [
      ...new Set(fields.flatMap((field) => [field, ...sameClause.filter((each) => each.includes(field)).flat()])),
    ]
    const labels = all.map((field) => names.indexOf(field)).filter((n) => n >= 0)
    if (labels.length === 0) continue
    for (const way of ways) for (const place of placesOf(way)) put(place.start, place.end, labels, wide)
  }
  const asides = [names.indexOf('aside'), names.indexOf('undone')]
  for (const words of never) for (const place of placesOf(words)) put(place.start, place.end, asides, false)
  return { ...one, right, part: right.map(() => 0.6) }
}
