import { citationKeys } from '@casewright/law'
import { expect, test } from 'vitest'
import { fittingIssueIn, issuesIn, likelyIssuesIn } from './issues-in.ts'
import { allIssues } from './read-issues.ts'

const namesIn = (story: string, namesState?: boolean) => issuesIn(story, namesState).map(({ name }) => name)

test('every issue has patterns, terms, a name of its own and citations that can be read', () => {
  const all = allIssues()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { name, terms, patterns, authorities } of all) {
    expect(terms, name).not.toBe('')
    expect(patterns.length, name).toBeGreaterThan(0)
    for (const part of patterns.flat()) expect(part.length, name).toBeGreaterThan(0)
    for (const citation of authorities) expect(citationKeys(citation), `${name}: ${citation}`).not.toEqual([])
  }
})

test('facts raise an issue that they do not name', () => {
  expect(namesIn('two troopers went through the trunk of my sedan and would not say why')).toEqual([
    'Search of a vehicle without a warrant',
  ])
  expect(namesIn('our salesman emailed himself the customer list before he left for a rival')).toEqual([
    'Secrets taken by someone who left',
  ])
})

test('an issue is found by most of the words of a story, where no pattern fits', () => {
  expect(namesIn('super keeps asking tenants for favors when rent is late')).toEqual(['Harassment of a tenant'])
})

test('an issue of the law of a state has no authority of its own', () => {
  const [issue] = issuesIn('the landlord will not give back our deposit because of a stain')
  expect(issue).toMatchObject({ name: 'Security deposit', authorities: [] })
})

test('what tells no story raises no federal issue', () => {
  expect(namesIn('S corporation election late relief')).toEqual([])
  expect(namesIn('cheap flights to Denver in March')).toEqual([])
  expect(namesIn('')).toEqual([])
})

test('where a state is named, likeness alone raises no federal issue', () => {
  const story = 'super keeps asking tenants for favors when rent is late'
  expect(namesIn(story, true)).toEqual([])
})

test('what is asked in the words of lawyers is no story', () => {
  expect(namesIn('mistake in judgment, motion for relief after six months')).toEqual([])
})

test('of a story that raises none for sure, the likely ones are named, and none where a state’s is likelier', () => {
  const story = 'I was searched at the airport on the way back from vacation and they copied my laptop'
  expect(likelyIssuesIn(story).map(({ name }) => name)).toContain('Search at the border')
  expect(likelyIssuesIn('my neighbor put his fence on my side of the line')).toEqual([])
  expect(likelyIssuesIn('cheap flights to Denver in March')).toEqual([])
})

test('only a pattern names an issue beside what answers already', () => {
  const story = 'My husband filed false joint taxes, I signed without looking, and now the IRS wants the money from me'
  expect(fittingIssueIn(story).map(({ name }) => name)).toEqual(['Tax owed by a spouse'])
  expect(fittingIssueIn('standard for summary judgment on appeal')).toEqual([])
})

test('a story that fits a pattern is not read by likeness alone', () => {
  const [fits] = issuesIn('two troopers went through the trunk of my sedan and would not say why')
  expect(fits?.isByLikeness).toBe(false)
  const [alike] = issuesIn('post office van ran into me')
  expect(alike?.isByLikeness).toBe(true)
})

test('an age stands for what it is held against: a job that one does not get', () => {
  const named = (story: string) => issuesIn(story).map(({ name }) => name)
  expect(named("they won't hire me because I'm 58")).toContain('Discrimination by age')
  expect(named('they won’t hire me because I pray at noon')).not.toContain('Discrimination by age')
})
