import { type CheckCategory, checkCategories, type DocumentCheck } from '../check.ts'
import { documentChecks } from '../checks.ts'
import { gradeBands } from '../grade.ts'
import { modelClauseFor } from '../model-clauses.ts'
import { categoryCaps, weights } from '../score.ts'
import type { JudgedPlace } from './judged-places.ts'
import { precisionOf, precisionTable, total } from './precision.ts'
import { judged, placesJudged } from './verdict.ts'

const row = (check: DocumentCheck): string =>
  `| \`${check.id}\` | ${check.title} | ${check.severity} | ${(check.kinds ?? check.concerns).join(', ')} |`

const listOf = (category: CheckCategory): string => {
  const checks = documentChecks.filter((check) => check.category === category).map(row)
  return `### ${category}\n\n| Check | Finds | Severity | Applies to |\n| --- | --- | --- | --- |\n${checks.join('\n')}\n`
}

const weightRows = Object.entries(weights).map(
  ([severity, { first, further, most }]) => `| ${severity} | ${first} | ${further} | ${most} |`,
)
const capRows = Object.entries(categoryCaps).map(([category, most]) => `| ${category} | ${most} |`)

/** The README of the checks, from the checks themselves and from what was judged. */
export const readmeOf = (places: readonly JudgedPlace[]): string => {
  const rows = precisionOf(places)
  const all = total(rows)
  const models = documentChecks.filter(({ id }) => modelClauseFor(id)).length
  return `# Checks of documents

\`reviewDocument\` reads a document, determines its kind, and runs every check for documents of that kind: ${documentChecks.length} in all, without a model. A check is data and one function (\`check.ts\`): an id, a title, why it matters, what to do, and \`find\`, which returns places in the text. A check whose id begins with \`missing.\` reports that something is not there, and has no place; every other finding has one. A check that throws counts as neither found nor passed, and does not affect the others.

| Folder | Checks |
| --- | --- |
| \`missing/\` | what contracts of each kind should have, with ${models} model clauses in \`model/\` |
| \`clauses/\` | one-sided and risky clauses, on top of the list of clauses in \`../clauses\` |
| \`consistency/\` | what a paper says against itself: sums, terms, parties, figures and clauses that cannot both stand |
| \`federal/\` | terms that federal law, as read, does not let stand |
| \`drafting/\` | definitions, references, numbers, blanks, ambiguity, plain language |
| \`filings/\` | letters and court filings |
| \`strong/\` | what a document does well |
| \`bar/\` | no check: what a finding needs to be of high or medium severity |
| \`reading/\` | what the contract checks share: binding sentences, who does what, notice periods |
| \`testing/\` | the real documents used for judging, and the precision of each check |

To add a check, write it in the folder it belongs to, add a matching text and a near miss to the fixtures, run the tests with \`TEST_DATA\` set, and judge what it finds in the real documents (below).

## The score

100 less the points of each finding, and never below 0. It is always the same for the same document, and its steps are part of the result.

| Severity | First place | Each further place | At most |
| --- | ---: | ---: | ---: |
${weightRows.join('\n')}

No category takes off more than its cap, so that no single category decides the score; the heaviest findings of a category count first. Findings of low severity take off a third of it at most, together.

| Category | At most |
| --- | ---: |
${capRows.join('\n')}

Grades, with the lowest score for each: ${gradeBands.map(([least, grade]) => `${grade} ${least}`).join(', ')}. A text with fewer than sixty words of English sentences has no score. A document of unknown kind gets only the general checks, and its summary says so.

## Precision on real documents

The developers of Casewright read every finding on ${Object.keys(judged).length} real contracts, letters and filings as a lawyer would: up to ${placesJudged} places of each finding, in the order of the text. Each verdict and its reason is in \`__fixtures__/verdicts\`; this is our own review, not an independent one. A finding is right if a lawyer reading that document would want to know about it. A test fails if a finding there has no verdict, and a test writes this page: \`TEST_DATA=... vitest run --project law packages/law/src/checks/testing -u\`.

Of ${all.judged} places, ${all.right} are right: ${Math.round((1000 * all.right) / all.judged) / 10} percent. A check that is not in the table found nothing in these documents; its matching texts and near misses are its only test.

${precisionTable(rows)}

## All checks

${checkCategories.map(listOf).join('\n')}`
}
