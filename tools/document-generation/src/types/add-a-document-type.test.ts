import { readFileSync } from 'node:fs'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { Generated, Read, Types } from '../output.ts'
import { server } from '../server.ts'

const page = readFileSync(new URL('../../../../docs/add-a-document-type.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```(\w+)(?: ([\w.-]+))?\n([\s\S]*?)^```$/gm)].map(([, kind, name, text = '']) => ({
  kind,
  name,
  text,
}))
const only = (kind: string) => blocks.filter((block) => block.kind === kind).map(({ text }) => text)
const [file] = blocks.filter(({ kind }) => kind === 'yaml')
const name = file?.name ?? ''
const [payload = ''] = only('json')
const [document, oneProblem, twoProblems] = only('text')

const firmWith = (text: string) => ({ firm: { [name]: text } })
const problemsOf = async (text: string) =>
  ((await runAction(server, 'types', {}, firmWith(text))).output as Types).problems.map((one) => `${one}\n`).join('')

describe('the page on adding a type of document', () => {
  it('has a file that adds a type with a form, after the shipped ones', async () => {
    const { output } = await runAction(server, 'types', {}, firmWith(file?.text ?? ''))
    const { types, problems } = output as Types
    expect(problems).toEqual([])
    expect(types).toHaveLength(29)
    expect(types.at(-1)).toMatchObject({ id: 'engagement-letter', tab: 'letters', form: true, by: 'firm' })
  })

  it('shows the document that its request makes, word by word', async () => {
    const { output } = await runAction(server, 'generate', JSON.parse(payload), firmWith(file?.text ?? ''))
    const { title, formattedContent, missing } = output as Generated
    expect(formattedContent).toBe(document)
    expect([title, missing]).toEqual(['Engagement by Northgate Supply, Inc.', []])
  })

  it('has names by which its fields are found in a text', async () => {
    const input = { documentType: 'engagement-letter', textContent: 'Customer: Ada Works LLC\nStart date: 12/1/2026' }
    const { output } = await runAction(server, 'read', input, firmWith(file?.text ?? ''))
    expect((output as Read).filled.map(({ field, value }) => [field, value])).toEqual([
      ['clientName', 'Ada Works LLC'],
      ['startDate', '2026-12-01'],
    ])
  })

  it('tells what is said of a file that cannot be used', async () => {
    const text = file?.text ?? ''
    expect(await problemsOf(text.replace('tab: letters', 'tab: letter'))).toBe(oneProblem)
    const two = text.replace('thanks {clientName}', 'thanks {clientNam}').replace('is: flat-fee', 'is: Flat fee')
    expect(await problemsOf(two)).toBe(twoProblems)
  })

  it('names every property, part and form that there is', async () => {
    const { template, templateField } = await import('@casewright/templates')
    for (const property of [...Object.keys(template.shape), ...Object.keys(templateField.shape)])
      expect(page, property).toContain(`| \`${property}\` |`)
    const message = await problemsOf((file?.text ?? '').replace('- note:', '- remark:'))
    const parts = /one of: ([^.]*)/.exec(message)?.[1]?.split(', ') ?? []
    expect(parts.length).toBeGreaterThan(7)
    for (const part of parts)
      expect(page, part).toMatch(new RegExp(`\\| (?:\`\\w+\`, )?\`${part}\`(?:, \`\\w+\`)? \\|`))
    const forms = await problemsOf((file?.text ?? '').replace('{endDate|date}', '{endDate|loud}'))
    const names = /There are: ([^.]*)/.exec(forms)?.[1]?.split(', ') ?? []
    expect(names.length).toBeGreaterThan(8)
    for (const form of names)
      expect(page, form).toMatch(new RegExp(`\\| (?:\`\\w+\`, )?\`${form}\`(?:, \`\\w+\`)? \\|`))
  })
})
