import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { Types } from '../output.ts'
import { server } from '../server.ts'

const leave = `id: leave-request
title: Leave Request
tab: letters
description: Asks for leave.
fields:
  - { name: employee, label: Your name, type: text, required: true, section: You }
  - { name: firstDay, label: First day, type: date, section: Leave }
name: Leave of {employee}
parts:
  - title: Leave Request
  - paragraph: I ask for leave from {firstDay|date} on.
`
const typesWith = async (firm: Record<string, string>) =>
  (await runAction(server, 'types', {}, { firm })).output as Types
const problemsWith = async (text: string, name = 'leave.yaml') => (await typesWith({ [name]: text })).problems

describe('the types of document', () => {
  it('are the eighteen of the specification and ten behind them, with the fields of their forms and no word of their templates', async () => {
    const { types, problems } = await typesWith({})
    expect([types.length, problems, types.filter(({ form }) => form).length]).toEqual([28, [], 17])
    expect(types.every(({ by, fields }) => by === 'casewright' && fields.length > 5)).toBe(true)
    expect(types.flatMap((type) => Object.keys(type))).not.toContain('parts')
  })

  it.each([
    ['recommendation-letter', 'recommendation', 'Highly Recommend, Recommend, Recommend with Reservations'],
    ['service-agreement', 'governingLaw', 'Alabama, California, Florida, New York, Texas, Other'],
    ['employment-contract', 'payFrequency', 'Weekly, Bi-weekly, Monthly'],
    ['visa-application', 'visaType', 'Tourist, Business, Student, Work, Transit'],
  ])('offer the choices of %s for %s', async (id, field, options) => {
    const { types } = await typesWith({})
    const fields = types.find((type) => type.id === id)?.fields ?? []
    expect(fields.find(({ name }) => name === field)).toMatchObject({ type: 'select', options: options.split(', ') })
  })

  it('mask what is sensitive: a Social Security number and a passport number', async () => {
    const { types } = await typesWith({})
    const sensitive = types.flatMap(({ fields }) => fields.filter((field) => field.sensitive).map(({ name }) => name))
    expect(sensitive).toEqual(['ssn', 'passportNumber'])
  })

  it.each(['leave.yaml', 'leave.yml', 'leave.json'])('and those of the firm in %s, after them', async (name) => {
    const { parse } = await import('yaml')
    const text = name.endsWith('json') ? JSON.stringify(parse(leave), null, '\t') : leave
    const { types, problems } = await typesWith({ [name]: text, 'rates.csv': 'no type' })
    expect(problems).toEqual([])
    expect(types.at(-1)).toMatchObject({ id: 'leave-request', by: 'firm', form: true, tab: 'letters' })
  })

  it('a file that takes the id of a shipped one changes it, in its place', async () => {
    const { types } = await typesWith({ 'cover.yaml': leave.replace('leave-request', 'cover-letter') })
    expect(types).toHaveLength(28)
    expect(types[1]).toMatchObject({ id: 'cover-letter', title: 'Leave Request', by: 'firm' })
  })
})

describe('a file that cannot be used is left out, and named with the place and what is wrong', () => {
  it.each<[string, string, RegExp]>([
    ['a key that is none', leave.replace('tab:', 'tabs:'), /^leave\.yaml, line \d+.*tab/],
    [
      'a wrong kind',
      leave.replace('title: Leave Request\ntab', 'title: 5\ntab'),
      /^leave\.yaml, line 2 \(title\): must be text\.$/,
    ],
    [
      'a part that is none',
      leave.replace('- paragraph', '- paragrap'),
      /^leave\.yaml, line 11 \(parts\.1\): 'paragrap' means nothing here/,
    ],
    [
      'a field that is not asked for',
      leave.replace('{firstDay', '{lastDay'),
      /^leave\.yaml: '\{lastDay\}' names no field/,
    ],
    ['no YAML', 'id: [', /^leave\.yaml, line 1: .+\.$/],
    ['two keys alike', `${leave}name: B\n`, /^leave\.yaml, line 12: Map keys must be unique\.$/],
    ['nothing', '', /^leave\.yaml, line 1: must be a group of named things\.$/],
    ['too much', `${leave}#${'x'.repeat(500_000)}`, /^leave\.yaml: the file is longer than 500,000 characters\.$/],
    ['many problems', leave.replace(/type: \w+/g, 'kind: x'), /^leave\.yaml, line 6/],
  ])('%s', async (_, text, problem) => {
    const { types, problems } = await typesWith({ 'leave.yaml': text })
    expect(types).toHaveLength(28)
    expect(problems[0]).toMatch(problem)
    expect(problems.length).toBeLessThan(7)
  })

  it('repetition that makes a huge template of a short file', async () => {
    const level = (n: number) =>
      `x${n}: &x${n} [${Array(9)
        .fill(n ? `*x${n - 1}` : 'lol')
        .join(', ')}]`
    const bomb = Array.from({ length: 9 }, (_, n) => level(n)).join('\n')
    expect(await problemsWith(bomb)).toEqual([
      'leave.yaml: the file repeats too much by reference. Write the parts out.',
    ])
  })

  it.each([
    ['lists', '['.repeat(200_000)],
    [
      'conditions',
      leave.replace(
        '- title: Leave Request',
        `- { title: A, when: ${'{ not: '.repeat(20_000)}{ given: employee }${' }'.repeat(20_000)} }`,
      ),
    ],
  ])('%s that nest thousands of levels deep', async (_, text) => {
    expect((await problemsWith(text))[0]).toMatch(/^leave\.yaml[:,]/)
  })

  it('a folder that cannot be read', async () => {
    const list = async () => Promise.reject(new Error('EACCES'))
    expect(await server.firmProblems?.({ list, read: async () => null })).toEqual([
      'The folder with the firm’s types of document cannot be read.',
    ])
  })

  it('one that takes the id of another file', async () => {
    const { problems, types } = await typesWith({ 'a.yaml': leave, 'b.yaml': leave })
    expect(problems).toEqual(["b.yaml: the type 'leave-request' is in a.yaml already. Give one of them another id."])
    expect(types).toHaveLength(29)
  })

  it('takes nothing from the others, and the administrator is told the same', async () => {
    const firm = { 'a.yaml': 'id: [', 'b.yaml': leave }
    const { types, problems } = await typesWith(firm)
    expect(types).toHaveLength(29)
    const files = {
      read: async (name: string) => (firm as Record<string, string>)[name] ?? null,
      list: async () => Object.keys(firm),
    }
    expect(await server.firmProblems?.(files)).toEqual(problems)
    expect(problems).toHaveLength(1)
  })
})
