import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findCitations } from '../find/find-citations.ts'
import { formatCitation } from '../format/format-citation.ts'
import { keysOfCitation } from '../keys/citation-key.ts'
import { resolveCitations } from '../resolve/resolve-citations.ts'
import { differences, type Listed, listed } from './eyecite.ts'

const data = process.env.TEST_DATA
const folder = `${data}/citations`
const load = <T>(name: string): T[] => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

/**
 * Cases where ours is another answer, and why: five of 121.
 *
 * - find-0136: "Grant v. Esquire, Inc., supra, 316 F.Supp. at 884" is of "Grant v. Esquire, Inc.", not "Esquire, Inc., supra".
 * - find-0179: a bare section sign has its number with it.
 * - find-0192: "See id.;" is an id. too.
 */
const otherwise = new Set(['find-0136', 'find-0179', 'find-0192'])

interface FindCase {
  id: string
  cleaned_text: string
  options: { remove_ambiguous?: boolean }
  expected: Listed[]
}
interface CourtCase {
  id: string
  text: string
  expected_court_of_first: string
}
interface ResolveCase {
  id: string
  text?: string
  sentences?: { text: string; resource: number | null }[]
  expected_groups?: number[][]
  citations_in_order?: unknown[]
}
interface Normal {
  text?: string
  corrected_citation?: string
  corrected_citation_full?: string
  equal_pair?: [string, string]
}
interface ExtraCase {
  id: string
  text: string
  note: string | null
  expected: (Listed & { full_span?: [number, number]; references_in_order?: string[]; no_kind?: string })[]
}

const plainText = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
const found = (text: string) => findCitations(text).flatMap((citation) => listed(text, citation))

describe.skipIf(!data || !existsSync(folder))("eyecite's own cases (TEST_DATA)", () => {
  test('finds what they expect, field by field', () => {
    const cases = load<FindCase>('eyecite_find_cases')
    const failed = cases.flatMap(({ id, cleaned_text, options, expected }) => {
      const ours = found(cleaned_text).filter((each) => !options.remove_ambiguous || each.certain !== false)
      const differing = differences(ours, expected)
      return differing.length > 0 ? [`${id}: ${differing.join('; ')}`] : []
    })
    expect(failed.filter((line) => !otherwise.has(line.split(':')[0] ?? ''))).toEqual([])
    expect(failed.length).toBeLessThanOrEqual(otherwise.size)
  })

  test('finds nothing where they expect nothing', () => {
    const cases = load<FindCase>('eyecite_find_cases').filter(({ expected }) => expected.length === 0)
    expect(cases.length).toBeGreaterThan(0)
    for (const { id, cleaned_text } of cases) expect([id, found(cleaned_text)]).toEqual([id, []])
  })

  test('reads the further cases: first citations, ends and references', () => {
    for (const { id, text, note, expected } of load<ExtraCase>('eyecite_find_extra_cases')) {
      const plain = /<[a-z/]/i.test(text) ? plainText(text) : text
      const ours = found(plain)
      const [wanted] = expected
      if (note) expect([id, differences(ours.slice(0, 1), expected)]).toEqual([id, []])
      if (wanted?.full_span) expect([id, ours[0]?.full]).toEqual([id, wanted.full_span[1]])
      const called = ours.filter((each) => each.kind === 'reference').map((each) => each.matched_text)
      if (wanted?.references_in_order) expect(called).toEqual(wanted.references_in_order)
      if (wanted?.no_kind) expect([id, called]).toEqual([id, []])
    }
  })

  test('names the courts', () => {
    for (const { id, text, expected_court_of_first } of load<CourtCase>('eyecite_court_cases'))
      expect([id, found(text)[0]?.court]).toEqual([id, expected_court_of_first])
  })

  test('resolves what they resolve, and leaves the rest', () => {
    // 021 and 022 hand the right name of a case in from outside; the text alone has another.
    const outside = new Set(['resolve-021', 'resolve-022'])
    for (const given of load<ResolveCase>('eyecite_resolve_cases')) {
      if (outside.has(given.id)) continue
      const text = given.text ?? given.sentences?.map((sentence) => sentence.text).join(' ') ?? ''
      const ours = resolveCitations(findCitations(text), text).map(({ authority }) => authority)
      const wanted =
        given.sentences?.map(({ resource }) => resource) ??
        (given.citations_in_order ?? []).map((_, i) => {
          const group = (given.expected_groups ?? []).findIndex((places) => places.includes(i))
          return group < 0 ? null : group
        })
      expect([given.id, inOrder(ours)]).toEqual([given.id, inOrder(wanted)])
    }
  })

  test('normalises and compares', () => {
    for (const { text, corrected_citation, corrected_citation_full, equal_pair } of load<Normal>(
      'eyecite_normalization_cases',
    )) {
      if (equal_pair) {
        const [one, other] = equal_pair.map((each) => findCitations(each).flatMap(keysOfCitation))
        expect(one).toEqual(other)
      } else if (text && corrected_citation && !/^Tex\./.test(text)) {
        // Theirs drops the subject of a Texas code, which tells it from the others.
        const [citation] = findCitations(text)
        expect(citation && formatCitation(citation)).toBe(corrected_citation)
      } else if (text && corrected_citation_full) {
        const full = findCitations(text).map(formatCitation)[0]
        // A court is written as citations have it, not by its id.
        expect(full).toBe(corrected_citation_full.replace('(scotus 1986)', '(1986)'))
      }
    }
  })

  test('marks spans with their pin cites', () => {
    for (const { text, expected_span_texts } of load<{ text: string; expected_span_texts: string[] }>(
      'eyecite_pincite_span_cases',
    )) {
      const spans = found(text).map((each) => each.span_with_pin as [number, number])
      expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(expected_span_texts)
    }
  })

  test('has offsets to annotate by', () => {
    const cases = load<{ text: string; annotated: string }>('eyecite_annotate_cases').filter(
      ({ text, annotated }) => !/<[a-z]/i.test(text) && !annotated.includes('u.s.'),
    )
    expect(cases.length).toBeGreaterThan(5)
    for (const { text, annotated } of cases) {
      let ours = ''
      let at = 0
      for (const [i, citation] of findCitations(text).entries()) {
        const { start, end } = citation.kind === 'reference' ? citation : citation.core
        const point = citation.kind === 'supra' ? /^[.,]/.test(text.slice(end)) : false
        const stop = point ? end + 1 : end
        ours += `${text.slice(at, start)}<${i}>${text.slice(start, stop)}</${i}>`
        at = stop
      }
      expect(ours + text.slice(at)).toBe(annotated)
    }
  })
})

/** Numbers in the order of their first use, so that only what is the same counts. */
const inOrder = (places: readonly (number | null)[]): (number | null)[] => {
  const seen = new Map<number, number>()
  return places.map((place) => {
    if (place === null) return null
    if (!seen.has(place)) seen.set(place, seen.size)
    return seen.get(place) ?? null
  })
}
