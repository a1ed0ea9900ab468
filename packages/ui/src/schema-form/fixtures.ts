/** As `z.toJSONSchema(schema, { io: 'input' })` writes them. */
export const letter = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    documentType: { type: 'string', const: 'demand-letter' },
    senderName: { type: 'string', minLength: 2, title: 'Sender name', sensitive: true },
    recipientName: { type: 'string', minLength: 1, title: 'Recipient name', sensitive: true },
    email: { type: 'string', format: 'email', title: 'Email', pattern: '^.+@.+$' },
    date: { type: 'string', format: 'date', title: 'Date of the letter' },
    tone: { type: 'string', enum: ['formal', 'firm', 'conciliatory'], default: 'formal', title: 'Tone' },
    amount: { type: 'number', exclusiveMinimum: 0, title: 'Amount owed', description: 'In U.S. dollars' },
    facts: {
      type: 'string',
      minLength: 20,
      title: 'Facts',
      widget: 'textarea',
      placeholder: 'What happened, in the order in which it happened',
      sensitive: true,
    },
  },
  required: ['documentType', 'senderName', 'recipientName', 'email', 'facts'],
}

export const everyKind = {
  type: 'object',
  properties: {
    question: { type: 'string', title: 'Question', widget: 'textarea' },
    jurisdiction: {
      anyOf: [
        { const: 'us', title: 'United States' },
        { const: 'ny', title: 'New York' },
      ],
      title: 'Jurisdiction',
    },
    notice: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Notice address' },
    years: { type: 'integer', minimum: 1, maximum: 99, title: 'Years' },
    website: { type: 'string', format: 'uri', title: 'Website' },
    secret: { type: 'string', title: 'Access code', widget: 'password' },
    urgent: { type: 'boolean', title: 'Urgent', default: false, description: 'Answers from the library alone' },
    areas: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: ['contract', 'tort', 'employment'] },
      title: 'Areas of law',
    },
    keywords: { type: 'array', items: { type: 'string' }, title: 'Keywords' },
    party: {
      type: 'object',
      title: 'Party',
      description: 'The other side',
      properties: {
        name: { type: 'string', minLength: 1, title: 'Name' },
        role: { $ref: '#/$defs/role' },
      },
      required: ['name'],
    },
    extra: {
      type: 'array',
      items: {
        type: 'object',
        properties: { key: { type: 'string', title: 'Term' }, days: { type: 'integer', minimum: 1 } },
        required: ['key'],
      },
      title: 'Further terms',
    },
  },
  required: ['question', 'areas', 'party'],
  $defs: { role: { type: 'string', enum: ['plaintiff', 'defendant'], title: 'Role' } },
}
