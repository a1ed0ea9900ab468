import type { Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { askedOf, type Role, rolesOf } from '../reading/asked.ts'
import { partiesOf } from '../reading/sides.ts'
import { type Judged, meanOf } from './judge.ts'
import type { Thing } from './things.ts'
import { isUntold } from './untold.ts'

/** How much likelier one way to give two names to two parts must be than the other. */
const surer = 2
/** How likely a name must be one of the two parties' at all. */
const party = 0.5

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** What stands between a name and where it is. */
const leads =
  /^[\s,;:(–—-]{1,3}(?:\([^()\n]{1,40}\),? ?)?(?:(?:is|are|who|which|lives?|living|located|based|trading|working|resid(?:es|ing)|of|at|from|in|over|out|an?|the|with|care|offices?|address|street|mailing)[\s,:]{1,2}){0,6}$/iu

/** What only who works for others has in its name, and what is always worked for. */
const serves =
  /\b(?:Consult(?:ing|ants?)|Advis(?:ory|ors|ers)|Strateg(?:y|ies)|Services?|Solutions|Cleaning|Janitorial|Landscap\w+|Plumbing|Electric(?:al)?|Roofing|Catering|Design|Bookkeeping|Photography|Security|Maintenance|Contracting|Repairs?)\b/
const served =
  /\b(?:School District|City of|County|Township|Village|Town of|Hospital|Church|University|College|Apartments|Homeowners|Condominium|Dental|Clinic)\b/
const person = /^(?:employee|tenant|consultant|provider)$/

/** How much likelier a name has a part by what it is called than by what is said of it alone. */
function called(words: string, kind: Thing['kind'], role: string): number {
  const works = /^(?:consultant|provider)$/.test(role)
  const has = /^client$/.test(role)
  return (
    (works && serves.test(words) ? 6 : 1) *
    (has && served.test(words) && !serves.test(words) ? 3 : 1) *
    (person.test(role) && kind === 'person' ? 1.5 : 1)
  )
}

const tradesAs = /\b(?:d\/?b\/?a|t\/a|(?:doing business|trading|known|operating) as)[ ,:]{1,2}$/i

interface Named {
  thing: Thing
  likely: readonly number[]
}

const isBetween = (text: string, { start }: Span) =>
  /\bbetween (?:the )?$/i.test(text.slice(Math.max(0, start - 12), start))

/** 'Between Thunder Pool Care and Meridian Apartments LP': two names, and not one with 'and' in it. */
function apart(text: string, thing: Thing): Thing[] {
  const words = text.slice(thing.start, thing.end)
  const at = words.indexOf(' and ')
  if (at < 0 || words.indexOf(' and ', at + 5) >= 0 || !isBetween(text, thing)) return [thing]
  return [
    { ...thing, end: thing.start + at },
    { ...thing, start: thing.start + at + 5 },
  ]
}

/** Names of a text that most likely are of one of two parties, each once. */
function namesOf(judged: Judged, text: string, labels: readonly number[]): Named[] {
  const names: Named[] = []
  for (const thing of judged.things.flatMap((one) => apart(text, one))) {
    if (thing.kind !== 'person' && thing.kind !== 'body') continue
    const mean = meanOf(judged, thing)
    const likely = labels.map((label) => mean[label] ?? 0)
    if (likely.reduce((sum, one) => sum + one, 0) < party) continue
    // 'Tamsin Boyle dba Boyle Cutlery' is one name.
    if (tradesAs.test(text.slice(Math.max(0, thing.start - 24), thing.start))) continue
    const words = text.slice(thing.start, thing.end)
    const known = names.findIndex((one) => {
      const other = text.slice(one.thing.start, one.thing.end)
      return other.includes(words) || words.includes(other)
    })
    if (known < 0) names.push({ thing, likely })
  }
  return names
}

/** Two names of which rules gave at most one to its part: as is likelier of both together. */
function namesOfBoth(
  judged: Judged,
  text: string,
  found: readonly Filled[],
  sides: readonly [Role, Role],
  isAlone: (place: Span) => boolean,
): Filled[] | null {
  const fields = sides.map(({ fields: { name } }) => name)
  const [first, second] = fields
  if (!first || !second) return null
  const have = fields.map((field) => found.find((one) => one.field === field?.name))
  if (have[0] && have[1]) return null
  const [a, b, ...more] = namesOf(
    judged,
    text,
    fields.map((field) => judged.labels.indexOf(field?.name ?? '')),
  )
  if (!a || !b || more.length > 0) return null
  // 'Tenants are Miguel Santos and Bea Lindqvist': both have one part.
  if (
    have.some((one) => one?.from && overlaps(one.from, a.thing) && overlaps(one.from, b.thing)) &&
    !isBetween(text, a.thing)
  )
    return null
  const fits = ({ thing, likely }: Named, n: number) =>
    (likely[n] ?? 0) * called(text.slice(thing.start, thing.end), thing.kind, sides[n]?.id ?? '')
  const straight = fits(a, 0) * fits(b, 1)
  const turned = fits(a, 1) * fits(b, 0)
  if (Math.max(straight, turned) < surer * Math.min(straight, turned)) return null
  const [one, other] = straight > turned ? [a, b] : [b, a]
  const isOther = (place: Span) =>
    found.some(({ field, from }) => from && overlaps(from, place) && !fields.some((each) => each?.name === field))
  if (isOther(one.thing) || isOther(other.thing)) return null
  // Two lines that are names alone: only their order would tell.
  const isUntoldOf = have.every((each) => !each) && [a, b].every(({ thing }) => isAlone(thing))
  if (isUntoldOf && !(sides[0].id === 'first' && one === a)) return null
  return [
    ...found.filter(({ field }) => !fields.some((each) => each?.name === field)),
    ...[one, other].flatMap(({ thing }, n): Filled[] => {
      const field = fields[n]
      const own = have[n]
      if (own?.from && overlaps(own.from, thing) && !overlaps(own.from, (n === 0 ? other : one).thing)) return [own]
      return field
        ? [
            {
              field: field.name,
              label: field.label,
              value: text.slice(thing.start, thing.end),
              by: 'text',
              from: { start: thing.start, end: thing.end },
            },
          ]
        : []
    }),
  ]
}

/** An address right behind a party's name is that party's, whatever it is likelier to be by itself. */
function besideNames(judged: Judged, text: string, found: readonly Filled[], sides: readonly Role[]): Filled[] {
  const all = [...found]
  const addresses = judged.things.filter(({ kind }) => kind === 'address')
  const own = new Map<string, Thing>()
  for (const { id, fields } of sides) {
    const name = all.find(({ field }) => field === fields.name?.name)
    const { from } = name ?? {}
    if (!from || !fields.address) continue
    const next = addresses.find(({ start }) => start >= from.end)
    if (next && next.start - from.end < 60 && leads.test(text.slice(from.end, next.start))) own.set(id, next)
  }
  for (const { id, fields } of sides) {
    const place = own.get(id)
    const { address } = fields
    if (!place || !address) continue
    const now = all.find(({ field }) => field === address.name)
    const isOthers = [...own].some(([other, one]) => other !== id && now?.from && overlaps(now.from, one))
    if (now && !isOthers) continue
    const taker = all.find(
      ({ field, from }) =>
        from && overlaps(from, place) && sides.some((side) => side.id !== id && side.fields.address?.name === field),
    )
    const isTaken = !taker && all.some(({ field, from }) => from && overlaps(from, place) && field !== address.name)
    if (isTaken) continue
    const value = taker?.value ?? text.slice(place.start, place.end)
    const from = taker?.from ?? { start: place.start, end: place.end }
    all.splice(0, all.length, ...all.filter((one) => one !== now && one !== taker))
    all.push({ field: address.name, label: address.label, value, by: 'text', from })
  }
  return all
}

/** What is given to the two parties of a contract, each thing to the one whose it is by what stands beside it. */
export function ofBothSides(
  template: Template,
  judged: Judged,
  text: string,
  found: readonly Filled[],
): readonly Filled[] {
  if (template.tab !== 'contracts') return found
  const sides = partiesOf(rolesOf(askedOf(template))).filter(({ fields }) => fields.name)
  const [a, b, ...more] = sides
  if (!a || !b || more.length > 0) return found
  const asked = askedOf(template).find(({ field }) => field === a.fields.name)
  const isAlone = (place: Span) => asked !== undefined && isUntold(judged, template, text, asked, place, found)
  return besideNames(judged, text, namesOfBoth(judged, text, found, [a, b], isAlone) ?? found, sides)
}
