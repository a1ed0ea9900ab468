import { contractProblems, runAction } from '@casewright/core/testing'
import { plainText, readTemplate, runsIn, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { answersTo, hostile } from '../__fixtures__/answers.ts'
import type { Generated, Remade } from '../output.ts'
import * as tool from '../server.ts'

const today = '2026-11-21'
const generate = async (input: Record<string, unknown>, firm?: Record<string, string>) =>
  (await runAction(tool.server, 'generate', { today, ...input }, { firm })).output as Generated
const templates = shippedTypes.map((source) => readTemplate(source).template as Template)
const fieldsOf = (id: string) => templates.find((one) => one.id === id)?.fields ?? []
const service = answersTo(fieldsOf('service-agreement'), ({ asked }) => asked)

/** The same answers by the form, where there is one, else as what a person confirms of a text. */
const made = (template: Template, answers: Record<string, string>) =>
  generate(
    template.form && Object.keys(answers).every((name) => template.fields.find((one) => one.name === name)?.asked)
      ? { documentType: template.id, inputMethod: 'manual', formData: answers }
      : { documentType: template.id, inputMethod: 'paste', textContent: '.', corrections: answers },
  )

it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

describe('the day of a document', () => {
  const letter =
    'From Ann Poe, 4 Elm St, Erie, PA 16501. To Ben Cole, 9 Oak St, Erie, PA 16501. Please return my drill.'
  const paste = (documentType: string, textContent: string) =>
    generate({ documentType, inputMethod: 'paste', textContent })

  it('is the one that the notes give it, and that order is no part of it', async () => {
    const { formattedContent, dated, account } = await paste('business-letter', `${letter} Date it December 4, 2026.`)
    expect(dated).toBe('2026-12-04')
    expect(formattedContent).toContain('December 4, 2026')
    expect(formattedContent).not.toMatch(/Date it|November 21, 2026/)
    expect(account?.at(-1)).toMatchObject({ standing: 'left-out', why: 'The document bears this date.' })
  })

  it('is the day of the run where the notes tell of another day', async () => {
    const { formattedContent, dated } = await paste('business-letter', `${letter} I lent it to you on October 4, 2026.`)
    expect(dated).toBeUndefined()
    expect(formattedContent).toContain('November 21, 2026')
  })

  it('is an answer of a contract whose form asks for it', async () => {
    const { answers } = await paste(
      'sales-contract',
      'Seller: Ann Poe\nBuyer: Ben Cole\nA 2019 kayak for $400.\nDate the contract December 4, 2026.',
    )
    expect(answers.contractDate).toBe('2026-12-04')
  })
})

describe('the specified payload', () => {
  it('{documentType, inputMethod, formData} of manual gives {title, formattedContent}', async () => {
    const { output } = await runAction(tool.server, 'generate', {
      documentType: 'service-agreement',
      inputMethod: 'manual',
      formData: service,
    })
    expect(output).toMatchObject({
      title: expect.stringMatching(/^Service Agreement/),
      formattedContent: expect.stringContaining('the providerName'),
      coverage: { basis: 'evidence' },
      written: null,
    })
  })

  it.each(['voice', 'paste'])(
    '{documentType, inputMethod, textContent} of %s gives {title, formattedContent}',
    async (inputMethod) => {
      const { title, formattedContent, filled, missing } = await generate({
        documentType: 'business-letter',
        inputMethod,
        textContent:
          'My name is Dana Okafor. Write to Thomas Halloran. The invoice of $12,500 has not been paid since March 3, 2026.',
      })
      expect(title).toContain('Thomas Halloran')
      expect(formattedContent).toContain('The invoice of $12,500 has not been paid since March 3, 2026.')
      expect(filled.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['senderName', 'recipientName', 'purpose']),
      )
      expect(missing.map(({ field }) => field)).toContain('senderAddress')
    },
  )

  it('of an unknown type is refused in words', async () => {
    await expect(generate({ documentType: 'will', inputMethod: 'manual', formData: {} })).rejects.toThrow(
      'This document type does not exist. Choose one from the list.',
    )
  })

  it.each([
    ['voice', 'Please select a document type and provide voice input.'],
    ['paste', 'Please select a document type and paste your text.'],
  ])('of %s without words is refused as specified', async (inputMethod, sentence) => {
    await expect(generate({ documentType: 'cover-letter', inputMethod, textContent: '  ' })).rejects.toThrow(sentence)
  })
})

describe('a form', () => {
  it('without a required field is refused with its name, and nothing of it is lost in a blank', async () => {
    const { clientName, startDate, ...rest } = service
    await expect(
      generate({ documentType: 'service-agreement', inputMethod: 'manual', formData: rest }),
    ).rejects.toThrow('Client’s name is required. Start date is required.')
  })

  it('with answers that cannot be right is refused with a sentence for each', async () => {
    const formData = {
      ...service,
      contractValue: 'much',
      startDate: '2027-02-30',
      endDate: 'soon',
      governingLaw: 'Guam',
    }
    await expect(generate({ documentType: 'service-agreement', inputMethod: 'manual', formData })).rejects.toThrow(
      /^Contract value is not an amount.*Start date is not a date.*End date is not a date.*Governing law must be one of: Alabama,.*Other\.$/,
    )
  })

  it('that the type does not have is said as specified', async () => {
    await expect(generate({ documentType: 'loan-application', inputMethod: 'manual', formData: {} })).rejects.toThrow(
      'Personalized form configuration not available for this document type yet.',
    )
  })

  it('takes a choice as it is shown and as it is sent, and a date as people write it', async () => {
    const as = (governingLaw: string, startDate: string) =>
      generate({
        documentType: 'service-agreement',
        inputMethod: 'manual',
        formData: { ...service, governingLaw, startDate },
      })
    expect((await as('New York', 'March 5, 2027')).formattedContent).toBe(
      (await as('new-york', '2027-03-05')).formattedContent,
    )
  })

  it('with fields that the type does not have is used without them, and they are named', async () => {
    const formData = { ...service, shoeSize: '9', constructor: 'x' }
    const { coverage, formattedContent } = await generate({
      documentType: 'service-agreement',
      inputMethod: 'manual',
      formData,
    })
    expect(coverage.notes?.join(' ')).toContain('Not used, as the form has no such field: shoeSize, constructor.')
    expect(formattedContent).toBe(
      (await generate({ documentType: 'service-agreement', inputMethod: 'manual', formData: service }))
        .formattedContent,
    )
  })
})

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const all = answersTo(template.fields)
  const needed = answersTo(template.fields, ({ required }) => required)

  it('with every answer has each of them, no blank, and says which words are whose', async () => {
    const { answers, filled, formattedContent, missing, parts } = await made(template, all)
    expect(missing).toEqual([])
    expect(answers).toEqual(all)
    expect(filled).toHaveLength(template.fields.length)
    expect(formattedContent).toBe(plainText({ parts }))
    const fields = new Set(parts.flatMap(runsIn).map(({ field }) => field))
    for (const { name, type } of template.fields)
      if (type !== 'select' && name !== 'otherState') expect(fields).toContain(name)
    for (const { field, sensitive } of parts.flatMap(runsIn))
      expect(sensitive ?? false).toBe(template.fields.find(({ name }) => name === field)?.sensitive ?? false)
  })

  it('with what is required alone is complete but for what is not asked', async () => {
    const { missing } = await made(template, needed)
    expect(missing.filter(({ field }) => field in needed)).toEqual([])
  })

  it('of a text that says nothing has blanks alone, each a field of it', async () => {
    const { missing, filled } = await generate({ documentType: template.id, inputMethod: 'paste', textContent: 'Hm.' })
    expect(filled.filter(({ value }) => value !== 'Hm.')).toEqual([])
    expect(missing.length).toBeGreaterThan(3)
    for (const { field } of missing) expect(template.fields.map(({ name }) => name)).toContain(field)
  })

  it('keeps hostile answers as words, and the same ones make the same document', async () => {
    const free = template.fields.filter(({ type, holds, name }) => /^text/.test(type) && !holds && name !== 'ssn')
    const answers = { ...all, ...Object.fromEntries(free.map(({ name }) => [name, `${name} ${hostile}`])) }
    const document = await made(template, answers)
    expect(document.missing).toEqual([])
    const words = document.parts.flatMap(runsIn)
    for (const { name } of free.filter((one) => one.name !== 'otherState'))
      expect(
        words.filter(({ field, text }) => field === name && text.toLowerCase().includes(hostile.toLowerCase())).length,
        name,
      ).toBeGreaterThan(0)
    expect(await made(template, answers)).toEqual(document)
  })
})

describe('what a person corrects of what was read', () => {
  const textContent = 'My name is Dana Okafor. Write to Thomas Halloran. Please pay $12,500 by March 3, 2027.'
  const letter = (corrections: Record<string, string>) =>
    generate({ documentType: 'business-letter', inputMethod: 'paste', textContent, corrections })

  it('takes the place of what was found, and is theirs', async () => {
    const { filled, formattedContent } = await letter({ recipientName: 'Tom Halloran' })
    expect(filled.find(({ field }) => field === 'recipientName')).toMatchObject({ value: 'Tom Halloran', by: 'person' })
    expect(formattedContent).not.toContain('Thomas')
  })

  it('stands as a blank where it is empty', async () => {
    const { missing, answers } = await letter({ recipientName: '' })
    expect(answers).not.toHaveProperty('recipientName')
    expect(missing.map(({ field }) => field)).toContain('recipientName')
  })

  it('shows each answer with the words that it was read in', async () => {
    const { filled } = await letter({})
    for (const { value, from } of filled.filter(({ field }) => field.endsWith('Name')))
      expect(textContent.slice(from?.start, from?.end)).toBe(value)
  })
})

it('sentences that stand in no field are named, with their places', async () => {
  const textContent = 'Landlord: Ada Works LLC\nThe weather was fine that day in the hills.'
  const { unplaced = [], coverage } = await generate({
    documentType: 'rental-agreement',
    inputMethod: 'paste',
    textContent,
  })
  expect(unplaced.map(({ start, end }) => textContent.slice(start, end))).toEqual([
    'The weather was fine that day in the hills.',
  ])
  expect(coverage.notes?.join(' ')).toContain(
    '1 sentence of your text has words that may not be meant for the document. They are not in it.',
  )
})

it('a term on no known subject stands in the document, and its sentence is counted', async () => {
  const textContent = 'Landlord: Ada Works LLC\nTenant: Jo Lane\nTenant returns the garden bench by May 1.'
  const { coverage, formattedContent } = await generate({
    documentType: 'rental-agreement',
    inputMethod: 'paste',
    textContent,
  })
  expect(formattedContent).toContain('garden bench')
  expect(coverage.notes?.join(' ')).not.toContain('may not be meant for the document')
})

describe('long answers', () => {
  it('of 100,000 characters are kept whole', async () => {
    const serviceDescription = 'word '.repeat(20_000).trim()
    const { formattedContent, title } = await generate({
      documentType: 'service-agreement',
      inputMethod: 'manual',
      formData: { ...service, serviceDescription, clientName: 'name '.repeat(20_000) },
    })
    expect(formattedContent).toContain(serviceDescription)
    expect(title.length).toBeLessThanOrEqual(200)
  })

  it.each([
    ['dots', '.'],
    ['spaces', ' '],
    ['lines', '\n'],
    ['commas', ','],
    ['digits', '1'],
    ['letters', 'x'],
    ['at signs', '@'],
    ['words', 'one '],
    ['sentences', 'It was so. '],
  ])('of %s alone are read in any field and as a text', async (_, sign) => {
    const long = `a${sign.repeat(99_990 / sign.length)}b`
    for (const { id, fields } of templates.filter((_, n) => n % 6 === 0)) {
      const corrections = Object.fromEntries(fields.map(({ name }) => [name, long]))
      await runAction(tool.server, 'remake', { documentType: id, answers: corrections })
    }
    await generate({
      documentType: 'business-letter',
      inputMethod: 'paste',
      textContent: `a${sign.repeat(190_000 / sign.length)}b`,
    })
    for (const name of ['senderPhone', 'senderEmail'])
      await expect(
        generate({ documentType: 'business-letter', inputMethod: 'manual', formData: { [name]: long } }),
      ).rejects.toThrow(/is not a/)
    for (const name of ['contractValue', 'startDate', 'governingLaw'])
      await expect(
        generate({ documentType: 'service-agreement', inputMethod: 'manual', formData: { [name]: long } }),
      ).rejects.toThrow(/is not a|must be/)
  })

  it('of more are refused in words', async () => {
    const formData = { ...service, serviceDescription: 'x'.repeat(100_001) }
    await expect(generate({ documentType: 'service-agreement', inputMethod: 'manual', formData })).rejects.toThrow(
      'An answer is longer than 100,000 characters.',
    )
    await expect(
      generate({ documentType: 'cover-letter', inputMethod: 'paste', textContent: 'x'.repeat(200_001) }),
    ).rejects.toThrow('The text is longer than 200,000 characters.')
  })
})

it("a firm's own type is made as any other", async () => {
  const type = {
    id: 'memo',
    title: 'Memo',
    tab: 'letters',
    description: 'A memo.',
    name: 'Memo to {reader}',
    fields: [{ name: 'reader', label: 'Reader', type: 'text', required: true, section: 'Memo' }],
    parts: [{ title: 'Memo' }, { paragraph: 'To {reader}, on {today|date}.' }],
  }
  const firm = { 'memo.json': JSON.stringify(type) }
  const { title, formattedContent } = await generate(
    { documentType: 'memo', inputMethod: 'manual', formData: { reader: 'Ada' } },
    firm,
  )
  expect([title, formattedContent]).toEqual(['Memo to Ada', expect.stringContaining('To Ada, on November 21, 2026.')])
})

describe('a document made again', () => {
  const remake = async (input: Record<string, unknown>) =>
    (await runAction(tool.server, 'remake', { documentType: 'service-agreement', today, ...input })).output as Remade

  it('of confirmed answers is the same as at first, and asks for nothing that is missing', async () => {
    const first = await generate({ documentType: 'service-agreement', inputMethod: 'manual', formData: service })
    const { title, formattedContent, parts, missing } = first
    expect(await remake({ answers: first.answers })).toEqual({ title, formattedContent, parts, missing })
    expect((await remake({ answers: {} })).missing.length).toBeGreaterThan(5)
  })

  it('has doubts that are not settled marked again', async () => {
    const doubts = [{ field: 'serviceDescription', words: 'serviceDescription', why: 'No such name.' }]
    const { parts } = await remake({ answers: service, doubts })
    expect(parts.flatMap(runsIn).filter(({ doubt }) => doubt)).toEqual([
      { text: 'serviceDescription', field: 'serviceDescription', doubt: 'No such name.' },
    ])
  })
})

it('what is read of a text is given with its places, for each type', async () => {
  const textContent = 'Tenant: Dana Okafor\nMonthly rent: $2,000'
  const { output } = await runAction(tool.server, 'read', { documentType: 'rental-agreement', textContent })
  const { filled } = output as { filled: Generated['filled'] }
  expect(filled.map(({ field, value }) => [field, value])).toEqual([
    ['tenantName', 'Dana Okafor'],
    ['rent', '$2,000'],
  ])
  for (const { from, by } of filled)
    expect([by, from && textContent.slice(from.start, from.end).length > 3]).toEqual(['text', true])
})

it('a file is made of the document as it stands', async () => {
  const { title, parts } = await generate({
    documentType: 'service-agreement',
    inputMethod: 'manual',
    formData: service,
  })
  const { output } = await runAction(tool.server, 'file', { title, parts, as: 'docx' })
  const { name, base64 } = output as { name: string; base64: string }
  expect(name).toMatch(/\.docx$/)
  expect(Buffer.from(base64, 'base64').subarray(0, 2).toString()).toBe('PK')
})

it('says in its label the type alone, as labels are not sealed', () => {
  const { label } = tool.server.manifest.actions.generate
  const input = { documentType: 'job-application', inputMethod: 'manual' as const, formData: { ssn: '123-45-6789' } }
  expect(label?.(input)).toBe('job application')
})
