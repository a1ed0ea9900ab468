import type { TemplateSource } from '../../template.ts'

type Part = TemplateSource['parts'][number]

/**
 * The head of a letter: the name; the address where it is given; phone and email in one line.
 * @param who what the names of the fields begin with: 'sender' for 'senderAddress', 'senderPhone' and 'senderEmail'
 * @param required of these fields: a blank stands where they were not given
 */
export function letterhead(name: string, who: string, required: readonly ('Address' | 'Phone' | 'Email')[]): Part {
  const [phone, email] = [`{${who}Phone}`, `{${who}Email}`]
  const given = (field: 'Phone' | 'Email') => ({ given: `${who}${field}` })
  const reach = required.includes('Phone')
    ? [`${phone} · ${email}`]
    : [
        { when: given('Phone'), text: `${phone} · ${email}` },
        { when: { not: given('Phone') }, text: email },
      ]
  const optional = [
    { when: { all: [given('Phone'), given('Email')] }, text: `${phone} · ${email}` },
    { when: { all: [given('Phone'), { not: given('Email') }] }, text: phone },
    { when: { all: [{ not: given('Phone') }, given('Email')] }, text: email },
  ]
  const address = `{${who}Address|line}`
  return {
    letterhead: name,
    lines: [
      required.includes('Address') ? address : { when: { given: `${who}Address` }, text: address },
      ...(required.includes('Email') ? reach : optional),
    ],
  }
}
