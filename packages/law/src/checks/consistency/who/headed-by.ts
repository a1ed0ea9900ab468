import type { CheckedDocument } from '../../check.ts'
import { type Act, actsWithin, sideNames } from '../../reading/acts.ts'
import { type HeadedPart, headedParts } from '../../reading/headed-parts.ts'
import type { Contradiction } from '../support/told.ts'

/** What a heading says that a side does, and the verbs with which it is done; none: any verb, where the other side has a part of its own. */
const deeds: readonly (readonly [noun: RegExp, verbs: RegExp | null, of: boolean])[] = [
  [/^(?:mutual )?(?:general )?releases?$/i, /^(?:releas|discharg|waiv)/, false],
  [/^indemni(?:ty|fication)$/i, /^(?:indemnif|defend|hold)/, false],
  [/^(?:representations?|warrant(?:y|ies)|representations? and warrant(?:y|ies))$/i, /^(?:represent|warrant)/, true],
  [/^(?:repairs?|maintenance|maintenance and repairs?|repairs? and maintenance)$/i, /^(?:repair|maintain)/, false],
  [/^(?:closing )?deliver(?:y|ies)$/i, /^(?:deliver|furnish|convey)/, true],
  [/^guarant(?:y|ee)$/i, /^guarant/, false],
  [/^assignment$/i, /^assign/, false],
  [/^(?:termination)$/i, /^(?:terminat|cancel)/, false],
  [/^(?:obligations?|duties|covenants?|responsibilit(?:y|ies))$/i, null, true],
]

interface Headed {
  section: HeadedPart
  side: string
  verbs: RegExp | null
}

/** 'Release by Acme', 'Seller’s Deliveries', 'Obligations of Licensee'. */
const headedBy = (section: HeadedPart, sides: readonly string[]): Headed[] => {
  const heading = section.heading.replace(/[.:]$/, '').trim()
  const found =
    /^(.{4,40}?) (by|of) (?:the )?(.{3,50})$/i.exec(heading) ??
    /^(?:the )?(.{3,50}?)(?:['’]s?|(?<=s)['’])? (.{4,40})$/i.exec(heading)
  if (!found) return []
  const [, one = '', two = '', three] = found
  const [noun, name] = three === undefined ? [two, one] : [one, three]
  const side = sides.find((each) => each.toLowerCase() === name.toLowerCase())
  const deed = deeds.find(([called, , of]) => called.test(noun) && (of || two.toLowerCase() !== 'of'))
  return side && deed ? [{ section, side, verbs: deed[1] }] : []
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Parts that are headed by what one side does, and in which the other side alone does it. */
export const headedByOther = (document: CheckedDocument): Contradiction[] => {
  const sides = sideNames(document)
  const headed = headedParts(document).flatMap((section) => headedBy(section, sides))
  return headed.flatMap(({ section, side, verbs }): Contradiction[] => {
    const acts = actsWithin(document, section).filter(({ way }) => way !== 'not')
    const [act] = acts
    if (!act || section.end - section.start > 3000 || acts.some(({ giver }) => same(giver, side))) return []
    const others = new Set(acts.map(({ giver }) => giver.toLowerCase()))
    const [other] = others
    if (others.size !== 1 || other === undefined) return []
    const isDone = (one: Act): boolean =>
      verbs?.test(one.verb) === true && (one.way === 'does' || one.way === 'must' || verbs.test('terminate'))
    const done = acts.find(isDone)
    // The two sides are of this paper: a role that nobody has is no side.
    const counterpart = headed.some((one) => one.verbs === verbs && same(one.side, other))
    const isDuty = acts.every(({ way }) => way === 'must') && section.end - section.start < 600
    const isMeant =
      verbs === null ? counterpart || isDuty : done !== undefined && (counterpart || same(done.receiver ?? '', side))
    if (!isMeant) return []
    const place = done ?? act
    return [
      {
        places: [section.headingSpan, place.sentence],
        message: `The heading speaks of the ${side}; in the text it is the ${place.giver} who does it.`.replaceAll(
          'the The ',
          'the ',
        ),
      },
    ]
  })
}
