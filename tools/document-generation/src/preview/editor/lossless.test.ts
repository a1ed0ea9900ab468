import { makeDocument, optionValue, plainText, readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { docOf } from './from-parts.ts'
import { numbersOf } from './numbers.ts'
import { partsOf } from './to-parts.ts'

const templates = shippedTypes.map((source) => readTemplate(source).template as Template)
const hostile = '<b>{name}</b> \u202Eabc\u202C 🏛️ [Date]'
const answers = ({ fields }: Template, which: 'full' | 'minimal' | 'hostile') =>
  Object.fromEntries(
    fields
      .filter(({ required }) => which !== 'minimal' || required)
      .map(({ name, type, options, holds }) => {
        if (options) return [name, optionValue(options[0] ?? '')]
        if (type === 'date') return [name, '2026-12-01']
        if (holds === 'money') return [name, '12500']
        const words = which === 'hostile' ? hostile : `the ${name}`
        return [name, holds === 'list' || type === 'textarea' ? `${words}\n${words}` : words]
      }),
  )

describe.each(templates)('$id comes out of the editor as it came in', (template) => {
  it.each(['full', 'minimal', 'hostile'] as const)('%s', (which) => {
    const { parts } = makeDocument(template, answers(template, which))
    const doc = docOf(parts)
    doc.check()
    const out = partsOf(doc)
    expect(out).toEqual(parts)
    expect(plainText({ parts: out })).toBe(plainText({ parts }))
  })

  it('with nothing given', () => {
    const { parts } = makeDocument(template, {})
    expect(partsOf(docOf(parts))).toEqual(parts)
  })

  it('numbers its clauses as the template does', () => {
    const clauses = makeDocument(template, answers(template, 'full')).parts.filter((part) => part.kind === 'clause')
    expect(numbersOf(clauses.map(({ level }) => level))).toEqual(clauses.map(({ number }) => number))
  })
})
