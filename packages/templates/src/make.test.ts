import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { service } from './__fixtures__/service.ts'
import { makeDocument, plainText, readTemplate, runsIn, type Template, type Values } from './index.ts'

const template = readTemplate(service).template as Template
const made = (values: Values) => makeDocument(template, values)
const full = {
  provider: 'Ada Works LLC',
  client: 'Bell & Sons',
  address: '1 Main Street\nSpringfield, IL 62701',
  fee: '12500',
  start: '2026-12-01',
  deliverables: '1. A report\n2. A plan\n3. A talk',
  law: 'new-york',
}

describe('a document with every answer', () => {
  it('has them in their places and forms, and lists no blank', () => {
    const { title, missing } = made(full)
    expect(title).toBe('Service Agreement with Bell & Sons')
    expect(missing).toEqual([])
    expect(plainText(made(full))).toBe(
      [
        '                           SERVICE AGREEMENT',
        '1 Main Street\nSpringfield, IL 62701',
        'Between Ada Works LLC (the “Provider”) and Bell & Sons, at 1 Main Street, Springfield, IL 62701.',
        '1. Services. The Provider starts on December 1, 2026.',
        '2. Deliverables. The Provider delivers:',
        '    2.1 A report, A plan, and A talk, as Section 1 says',
        '3. Fee. The fee is $12,500.',
        '4. Law. The law of New York governs. See Section 2.',
        '    - A report\n    - A plan\n    - A talk',
        'Fee: $12,500',
        `Ada Works LLC\n\nBy: ${'_'.repeat(36)}\nName: Ada Works LLC`,
        'For review by an attorney: {draft}.\n',
      ].join('\n\n'),
    )
  })

  it('marks the defined term', () => {
    const paragraph = made(full).parts.find(({ kind }) => kind === 'paragraph')
    expect(paragraph).toMatchObject({ runs: expect.arrayContaining([{ text: '“Provider”', bold: true }]) })
  })
})

describe('the words of an answer', () => {
  const runs = (values: Values, from = template) => makeDocument(from, values).parts.flatMap(runsIn)

  it('are marked with their field wherever they stand, in every form, and the words around them are not', () => {
    expect(runs(full).filter(({ field }) => field === 'fee')).toEqual([
      { text: '$12,500', field: 'fee' },
      { text: '$12,500', field: 'fee' },
    ])
    expect(runs(full).filter(({ field }) => field === 'deliverables').length).toBe(4)
    for (const { text, field } of runs(full))
      if (!field) expect(text).not.toMatch(/Ada Works|Bell & Sons|12,500|Springfield|A report/)
  })

  it('are no blank, and what is blank is no answer', () => {
    for (const { field, blank } of runs({ client: 'Bell' })) expect(field && blank).toBeUndefined()
  })

  it('are marked as sensitive where the field is', () => {
    const secret = {
      ...template,
      fields: template.fields.map((field) => ({ ...field, sensitive: field.name === 'fee' })),
    }
    const marked = runs(full, secret).filter(({ sensitive }) => sensitive)
    expect(marked.map(({ field }) => field)).toEqual(['fee', 'fee'])
  })
})

describe('a document without answers', () => {
  it('has a bracketed blank for each, and lists them with how often they stand', () => {
    const { missing, parts } = made({})
    expect(missing).toEqual([
      { field: 'address', label: 'Client address', places: 2 },
      { field: 'provider', label: 'Provider', places: 3 },
      { field: 'client', label: 'Client', places: 1 },
      { field: 'start', label: 'Start date', places: 1 },
      { field: 'fee', label: 'Fee', places: 2 },
    ])
    expect(plainText({ parts })).toContain('2. Fee. The fee is [Fee]. It is due at once.')
  })

  it('leaves out what its conditions do, and numbers what stays', () => {
    const numbers = made({ law: 'other' }).parts.flatMap((part) => (part.kind === 'clause' ? [part.number] : []))
    expect(numbers).toEqual(['1.', '2.'])
  })

  it('shows a blank where a clause is referred to that is not there', () => {
    expect(made({ law: 'new-york' }).missing).toContainEqual({ field: '#deliverables', label: 'Section', places: 1 })
  })
})

it('a clause of which one part alone is there has no number below its own', () => {
  const clauses = [{ heading: 'Pets', clauses: [{ when: { given: 'fee' }, text: 'Fee {fee}.' }, { text: 'No pets.' }] }]
  const fields = service.fields.filter(({ name }) => name === 'fee')
  const { template: pets } = readTemplate({ ...service, name: 'Pets', fields, parts: [{ clauses }] })
  const shown = (values: Values) => pets && plainText(makeDocument(pets, values)).trim().split('\n\n')
  expect(shown({})).toEqual(['1. Pets. No pets.'])
  expect(shown({ fee: '$5' })).toEqual(['1. Pets.', '    1.1 Fee $5.', '    1.2 No pets.'])
})

describe('answers are words and nothing else', () => {
  it.each([
    '{client}',
    '{#services}',
    '**bold**',
    '<b>x</b><script>alert(1)</script>',
    '{{',
    '$& $1 $`',
    '\u202eevil',
    '👩‍⚖️',
    '__proto__',
  ])('%s stands as it was typed', (typed) => {
    const { parts, missing } = made({ ...full, provider: typed })
    expect(plainText({ parts })).toContain(`Between ${typed} (the “Provider”)`)
    expect(missing).toEqual([])
    expect(parts.flatMap((part) => ('runs' in part ? part.runs : [])).filter(({ bold }) => bold)).toHaveLength(1)
  })

  it('none of any kind is lost, and the same ones make the same document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (typed) => {
        fc.pre(typed.trim() !== '' && !/[\n\r\u2028\u2029\u0085]/.test(typed))
        const document = made({ ...full, client: typed })
        expect(plainText(document)).toContain(`and ${typed.trim()}, at`)
        expect(made({ ...full, client: typed })).toEqual(document)
      }),
    )
  })

  it('a very long one takes time that grows with its length alone', () => {
    const { parts } = made({ ...full, address: 'x '.repeat(50_000), deliverables: '- y\n'.repeat(20_000) })
    expect(plainText({ parts }).length).toBeGreaterThan(150_000)
  })

  it('names of what every object has are no answers', () => {
    expect(made(JSON.parse('{"__proto__": {"client": "x"}}')).missing.map(({ field }) => field)).toContain('client')
  })
})

describe('the head and the end of a letter', () => {
  const letter = readTemplate({
    id: 'letter',
    title: 'Letter',
    tab: 'letters',
    description: 'A letter.',
    fields: [
      { name: 'firm', label: 'Firm', type: 'text', section: 'Sender' },
      { name: 'address', label: 'Address', type: 'textarea', section: 'Sender' },
    ],
    name: 'Letter',
    parts: [
      { letterhead: '{firm}', lines: ['{address|line}', { when: { given: 'address' }, text: 'By mail' }] },
      { lines: ['Sincerely,'] },
      { lines: ['{firm}'], toSign: true },
    ],
  }).template as Template

  it('stand as such, with room to sign', () => {
    const document = makeDocument(letter, { firm: 'Ada & Bell\nLLP', address: '1 Main Street\nSpringfield' })
    expect(document.parts.map(({ kind }) => kind)).toEqual(['letterhead', 'lines', 'lines'])
    expect(document.parts[2]).toMatchObject({ toSign: true })
    expect(plainText(document).replace(/^ +/gm, '')).toBe(
      'Ada & Bell\nLLP\n1 Main Street, Springfield\nBy mail\n\nSincerely,\n\n\n\nAda & Bell\nLLP\n',
    )
  })

  it('list their blanks', () => {
    expect(makeDocument(letter, {}).missing.map(({ field, places }) => `${field} ${places}`)).toEqual([
      'firm 2',
      'address 1',
    ])
  })
})

describe('a clause for each thing of a list', () => {
  const sale = readTemplate({
    id: 'sale',
    title: 'Sale',
    tab: 'contracts',
    description: 'A sale.',
    fields: [{ name: 'goods', label: 'Goods', type: 'textarea', section: 'Goods', holds: 'list' }],
    name: 'Sale',
    parts: [
      {
        clauses: [
          {
            heading: 'Goods',
            clauses: [
              { when: { several: 'goods' }, text: 'These:', clauses: [{ each: 'goods' }] },
              { when: { not: { several: 'goods' } }, text: 'This: {goods}.' },
            ],
          },
        ],
      },
    ],
  }).template as Template
  const text = (goods: string) => plainText(makeDocument(sale, { goods }))

  it('is lettered, and says the thing as it was typed', () => {
    expect(text('a saw\n{goods} **b**')).toBe(
      '1. Goods.\n\n    1.1 These:\n\n        (a) a saw\n\n        (b) {goods} **b**\n',
    )
  })

  it('goes on after the letter z as Word counts', () => {
    const many = text(Array.from({ length: 28 }, (_, n) => `thing ${n}`).join('\n'))
    expect(many).toContain('(z) thing 25')
    expect(many).toContain('(bb) thing 27')
  })

  it('is not there for one thing or none', () => {
    expect(text('a saw')).toBe('1. Goods. This: a saw.\n')
    expect(text('')).toBe('1. Goods. This: [Goods].\n')
  })
})
