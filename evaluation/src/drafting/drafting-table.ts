import type { InputSet } from './inputs.ts'
import type { DraftingOutcome } from './measure-drafting.ts'

/** The 95 percent interval of Wilson, in percent. */
function interval(hits: number, of: number): string {
  if (of === 0) return '–'
  const z = 1.96
  const [p, square] = [hits / of, z * z]
  const middle = (p + square / (2 * of)) / (1 + square / of)
  const half = (z / (1 + square / of)) * Math.sqrt((p * (1 - p)) / of + square / (4 * of * of))
  const percent = (part: number) => (100 * Math.min(1, Math.max(0, part))).toFixed(1)
  return `${percent(middle - half)} to ${percent(middle + half)} %`
}

const row = (what: string, goal: string, hits: number, of: number) =>
  `| ${what} | ${goal} | ${hits} of ${of} | ${interval(hits, of)} |`

const baselines: Record<InputSet, string> = {
  seen: 'before clauses were composed, 109 of 168 facts in their fields, and words that may not be there in 13 of 60',
  'kept-back':
    'before clauses were composed, 314 of 647 facts in their fields, and words that may not be there in 22 of 60',
  'seen-later': 'before its rules, 127 of 189 facts in their fields, and words that may not be there in 4 of 12',
  'kept-back-later': 'before these rules, 119 of 184 facts in their fields, and words that may not be there in 1 of 12',
  'seen-fresh': 'before its rules, 166 of 223 facts in their fields, and words that may not be there in 10 of 15',
  'kept-back-fresh': 'before these rules, 177 of 224 facts in their fields, and words that may not be there in 6 of 15',
  'seen-fourth': 'before its rules, 234 of 347 facts in their fields, and words that may not be there in 18 of 18',
  'kept-back-fourth':
    'before the rules of 0126, 216 of 351 facts in their fields, and words that may not be there in 18 of 18',
  'seen-dictated': 'before its rules, 428 of 811 facts in their fields, and words that may not be there in 41 of 42',
  'seen-written': 'before its rules, 516 of 807 facts in their fields, and words that may not be there in 29 of 42',
  'seen-terms': 'before its rules, 560 of 829 facts in their fields, and words that may not be there in 33 of 42',
  'kept-back-fifth':
    'before the rules for those three, 531 of 788 facts in their fields, and words that may not be there in 38 of 40',
  'kept-back-sixth': 'by rules alone, 730 of 965 facts in their fields, and words that may not be there in 39 of 40',
  'kept-back-seventh':
    'with the weights of 288 texts, 928 of 1087 facts in their fields, and words that may not be there in 40 of 40',
}

/** Of these sets only counts are printed, so that nobody writes rules for what they hold. */
const unread: ReadonlySet<InputSet> = new Set(['kept-back-fifth', 'kept-back-sixth', 'kept-back-seventh'])

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0)

/** What drafting came to, as Markdown, with what went wrong. */
export function draftingTable(outcomes: readonly DraftingOutcome[]): string {
  return outcomes
    .flatMap(({ set, inputs, contradictions }) => {
      const facts = sum(inputs, ({ verdict }) => verdict.facts)
      const lost = sum(inputs, ({ verdict }) => verdict.lost.length)
      const standing = contradictions.filter(({ survives }) => survives)
      return [
        `## document-generation, ${set}`,
        '',
        '| measure | goal | value | 95 % interval |',
        '| --- | --- | ---: | ---: |',
        row('facts in the document or shown as not placed', '100 %', facts - lost, facts),
        row(
          'facts in clauses, rows or the body',
          '≥ 95 %',
          sum(inputs, ({ verdict }) => verdict.placed),
          facts,
        ),
        row(
          'facts in the field where they belong, of those with one',
          '≥ 95 %',
          sum(inputs, ({ verdict }) => verdict.belong - verdict.astray.length),
          sum(inputs, ({ verdict }) => verdict.belong),
        ),
        row(
          'inputs with figures that the text does not have',
          '0',
          inputs.filter(({ verdict }) => verdict.invented.length > 0).length,
          inputs.length,
        ),
        row(
          'inputs with words that may not be there',
          '0',
          inputs.filter(({ verdict }) => verdict.wrong.length > 0).length,
          inputs.length,
        ),
        row('defaults beside what contradicts them', '0', standing.length, contradictions.length),
        '',
        `Baseline: ${baselines[set]}.`,
        '',
        ...inputs.flatMap(({ given, verdict }) =>
          !unread.has(set) && verdict.lost.length + verdict.wrong.length > 0
            ? [
                `- ${given.type}, ${given.kind}: lost ${JSON.stringify(verdict.lost)}, wrong ${JSON.stringify(verdict.wrong)}`,
              ]
            : [],
        ),
        ...standing.map(({ given }) => `- ${given.type}, ${given.subject}: “${given.words}” and the default`),
        '',
      ]
    })
    .join('\n')
}
