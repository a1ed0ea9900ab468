import type { Template } from '@casewright/templates'
import type { Envelope } from './envelope.ts'
import type { Party } from './party.ts'

export interface Told {
  field: string
  label: string
  value: string
  side: Envelope['places'][number]['side']
}

type Fields = Partial<Record<keyof Party, string>>
const ofSide = (name: string, company = 'Company'): Fields => ({
  name: `${name}Name`,
  title: `${name}Title`,
  company: `${name}${company}`,
  address: `${name}Address`,
  phone: `${name}Phone`,
  email: `${name}Email`,
})
const letters: Record<string, { sender: Fields; recipient: Fields }> = {
  'business-letter': { sender: ofSide('sender'), recipient: ofSide('recipient') },
  'complaint-letter': { sender: ofSide('sender'), recipient: ofSide('recipient') },
  'inquiry-letter': { sender: ofSide('sender'), recipient: ofSide('recipient') },
  'thank-you-letter': { sender: ofSide('sender'), recipient: ofSide('recipient') },
  'grant-application': { sender: ofSide('applicant'), recipient: { name: 'letterTo' } },
  'recommendation-letter': { sender: ofSide('recommender', 'Institution'), recipient: ofSide('addressed') },
  'demand-letter': {
    sender: {
      name: 'attorneyName',
      title: 'signerTitle',
      company: 'firmName',
      address: 'firmAddress',
      phone: 'firmPhone',
      email: 'firmEmail',
    },
    recipient: { ...ofSide('recipient'), title: 'readerTitle' },
  },
}

/** The fields of a letter that an envelope fills; null for what is no letter. */
export function sheetOf(template: Template): ((envelope: Envelope) => Told[]) | null {
  const own = letters[template.id]
  if (!own) return null
  return ({ sender, recipient: given, client, greeting, sentBy }) => {
    // A committee is greeted as who reads.
    const isDesk =
      !given.name &&
      /(?:Committee|Board|Office)$/.test(given.company ?? '') &&
      /^(?:recommendation-letter|grant-application)$/.test(template.id)
    const { company, ...rest } = given
    const recipient = isDesk && company ? { ...rest, name: company } : given
    const told: Told[] = []
    const put = (field: string | undefined, value: string | undefined, side: Told['side']) => {
      const known = template.fields.find(({ name }) => name === field)
      const plain =
        known?.type === 'tel' ? value?.replace(/^\(?(\d{3})\)?[ .-](\d{3})[ .-](\d{4})$/, '$1-$2-$3') : value
      if (known && plain) told.push({ field: known.name, label: known.label, value: plain, side })
    }
    for (const key of ['name', 'title', 'company', 'address', 'phone', 'email'] as const) {
      put(own.sender[key], sender[key], 'sender')
      put(own.recipient[key], recipient[key], 'recipient')
    }
    put('greeting', greeting, 'greeting')
    put('sentBy', sentBy, 'recipient')
    put('clientName', client?.replace(/\b(?:Inc|Corp|Co|Ltd)$/, '$&.'), 'client')
    return told
  }
}
