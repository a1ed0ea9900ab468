import { isBody, nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'

const named =
  /(?:Name|Party|Company|Institution)$|^(?:lender|funder|agency|employer|contractor|owner|plaintiff|defendant)$/
const closed =
  /(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|PLLC|P\.C|P\.A|LP|GmbH|Association|Foundation|Trust|Cooperative|University|College)\.?$/

/** A body by its whole name, where a text has that besides the short one: 'Larkspur' is Larkspur Window Cleaning LLC. */
export const withWholeNames = (text: string, found: readonly Filled[]): Filled[] =>
  found.map((one) => {
    const short = one.value
    if (!named.test(one.field) || !/^\p{Lu}[\p{L}&’'-]{2,24}(?: \p{Lu}[\p{L}&’'-]{1,24}){0,2}$/u.test(short)) return one
    const longer = new Set<string>()
    for (let at = text.indexOf(`${short} `); at >= 0; at = text.indexOf(`${short} `, at + 1)) {
      const name = nameAt(text, at)
      if (name && name.words.length > short.length && isBody(name.words) && closed.test(name.words))
        longer.add(name.words)
      if (longer.size > 1) break
    }
    const [whole] = longer
    const taken = found.some(({ field, value }) => field !== one.field && value === whole)
    return whole && longer.size === 1 && !taken ? { ...one, value: whole } : one
  })

/** The address behind another mention of a name: a signature says where somebody is who is named long before. */
export const besideNames = (template: Template, text: string, found: readonly Filled[]): Filled[] => {
  const addresses = addressesIn(text).filter(
    ({ start, end }) => !found.some(({ from }) => from && from.start < end && start < from.end),
  )
  return found.flatMap(({ field, value }): Filled[] => {
    const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
    const known = role && template.fields.find(({ name }) => name === `${role}Address`)
    if (!known || found.some((one) => one.field === known.name) || !value.includes(' ')) return []
    const own = addresses.filter(
      ({ start }) =>
        /^,? ?\(?$/.test(text.slice(text.lastIndexOf(value, start) + value.length, start)) &&
        text.lastIndexOf(value, start) >= 0,
    )
    const [one, ...more] = own
    return one && more.length === 0
      ? [
          {
            field: known.name,
            label: known.label,
            value: one.words,
            by: 'text',
            from: { start: one.start, end: one.end },
          },
        ]
      : []
  })
}

/** 'Org: Millrace River Keepers, 501(c)(3)': whom a grant is for is named first of what is told about them. */
export function applicantOfOrganization(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const about = found.find(({ field }) => field === 'organization')
  const known = template.fields.find(({ name }) => name === 'applicantName')
  if (!about?.from || !known || found.some(({ field }) => field === known.name)) return []
  const name = nameAt(text, about.from.start)
  return name && /\s/.test(name.words) && /^[,(;.]|^ \(/.test(text.slice(name.end, name.end + 2))
    ? [
        {
          field: known.name,
          label: known.label,
          value: name.words,
          by: 'text',
          from: { start: name.start, end: name.end },
        },
      ]
    : []
}
