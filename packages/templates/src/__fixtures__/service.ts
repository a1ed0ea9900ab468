import type { TemplateSource } from '../template.ts'

/** A small contract that uses every part of a template. */
export const service: TemplateSource = {
  id: 'service-agreement',
  title: 'Service Agreement',
  tab: 'contracts',
  description: 'One party does work for another.',
  fields: [
    { name: 'provider', label: 'Provider', type: 'text', required: true, section: 'Parties' },
    { name: 'client', label: 'Client', type: 'text', required: true, section: 'Parties' },
    { name: 'address', label: 'Client address', type: 'textarea', section: 'Parties' },
    { name: 'fee', label: 'Fee', type: 'text', section: 'Terms', holds: 'money' },
    { name: 'start', label: 'Start date', type: 'date', section: 'Terms' },
    { name: 'deliverables', label: 'Deliverables', type: 'textarea', section: 'Terms', holds: 'list' },
    { name: 'law', label: 'Governing law', type: 'select', options: ['New York', 'Other'], section: 'Terms' },
  ],
  name: 'Service Agreement with {client}',
  parts: [
    { title: 'Service Agreement' },
    { lines: ['{address}'] },
    { paragraph: 'Between {provider} (the **“Provider”**) and {client}, at {address|line}.' },
    {
      clauses: [
        { id: 'services', heading: 'Services', text: 'The Provider starts on {start|date}.' },
        {
          id: 'deliverables',
          heading: 'Deliverables',
          when: { given: 'deliverables' },
          text: 'The Provider delivers:',
          clauses: [{ text: '{deliverables|series}, as {#services} says' }],
        },
        { id: 'fee', heading: 'Fee', text: ['The fee is {fee|money}.', { when: { not: { given: 'start' } }, text: 'It is due at once.' }] },
        { heading: 'Law', when: { field: 'law', is: 'new-york' }, text: 'The law of {law} governs. See {#deliverables}.' },
      ],
    },
    { items: 'deliverables', when: { given: 'deliverables' } },
    { rows: [{ label: 'Fee', text: '{fee|money}' }] },
    { signatures: [{ party: '{provider}', lines: [{ label: 'By' }, { label: 'Name', text: '{provider}' }] }] },
    { note: 'For review by an attorney: {{draft}}.' },
  ],
}
