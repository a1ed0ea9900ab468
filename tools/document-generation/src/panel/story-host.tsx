import { idlePanel, type RegistryTool, type RunView } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import { makeDocument, plainText, shippedTypes, template, type Values } from '@casewright/templates'
import { type ComponentType, useState } from 'react'
import type { DocumentType, Filled, Generated, Types } from '../output.ts'
import type { Host } from './host.ts'
import { panel } from './panel.tsx'

/** What the stories of the page stand on: types and documents are real, the server is played. */
const tool: RegistryTool = {
  id: 'document-generation',
  title: 'Document Generation',
  icon: 'file-text',
  order: 75,
  place: {
    kind: 'page',
    path: '/document-generation',
    nav: 'Document Generation',
    tabs: ['letters', 'contracts', 'applications'],
  },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

export const run = (change: Partial<RunView>): RunView =>
  storyRun({
    tool: tool.id,
    action: 'generate',
    label: 'business letter',
    createdAt: '2026-11-21T15:00:00.000Z',
    startedAt: '2026-11-21T15:00:00.000Z',
    endedAt: '2026-11-21T15:00:00.100Z',
    ...change,
  })

const firm: DocumentType = {
  id: 'engagement-letter',
  title: 'Engagement Letter',
  tab: 'letters',
  description: 'Our terms for a new matter.',
  form: true,
  fields: [],
  by: 'firm',
}
const templates = shippedTypes.map((source) => template.parse(source))

export const types: Types = {
  types: [
    ...templates.map(
      ({ id, title, tab, description, form, fields }): DocumentType => ({
        id,
        title,
        tab,
        description,
        form,
        fields,
        by: 'casewright',
      }),
    ),
    firm,
  ],
  problems: [],
  model: true,
}
export const withoutModel: Types = { ...types, types: types.types.slice(0, -1), model: false }

export const letterAnswers: Values = {
  senderName: 'Dana Okafor',
  senderTitle: 'Partner',
  senderCompany: 'Okafor & Reyes LLP',
  senderAddress: '410 Superior Avenue, Suite 1200\nCleveland, Ohio 44114',
  senderPhone: '(216) 555-0142',
  recipientName: 'Thomas Halloran',
  recipientTitle: 'General Counsel',
  recipientCompany: 'Meridian Freight Corporation',
  recipientAddress: '88 Harbor Street\nToledo, Ohio 43604',
  subject: 'Notice of claim and request to preserve records',
}

export function generated(documentType: string, answers: Values): Generated {
  const source = templates.find(({ id }) => id === documentType)
  if (!source) throw new Error(`There is no type ${documentType}.`)
  const made = makeDocument(source, { today: '2026-11-21', ...answers })
  return {
    ...made,
    formattedContent: plainText(made),
    documentType,
    typeTitle: source.title,
    filled: source.fields.flatMap(({ name, label, sensitive }) =>
      answers[name]
        ? [{ field: name, label, value: answers[name], by: 'form' as const, ...(sensitive && { sensitive }) }]
        : [],
    ),
    answers: Object.fromEntries(Object.entries(answers).filter((one): one is [string, string] => one[1] !== undefined)),
    doubts: [],
    leftOut: [],
    written: null,
    coverage: { basis: 'evidence' },
  }
}

/** What a business letter would have as blanks, of these answers. */
const letterBlanks = (filled: readonly Filled[]): string[] =>
  generated('business-letter', Object.fromEntries(filled.map(({ field, value }) => [field, value]))).missing.map(
    ({ field }) => field,
  )

export const dictated =
  'Write to Thomas Halloran, general counsel of Meridian Freight Corporation, about the 65 missing cartons. I am Dana Okafor, a partner at Okafor & Reyes LLP.'
const read = (field: string, label: string, words: string): Filled => {
  const start = dictated.indexOf(words)
  return { field, label, value: words, by: 'text', from: { start, end: start + words.length } }
}
export const found: Filled[] = [
  read('senderName', 'Your name', 'Dana Okafor'),
  read('senderTitle', 'Your title', 'partner'),
  read('senderCompany', 'Your company', 'Okafor & Reyes LLP'),
  read('recipientName', 'Recipient’s name', 'Thomas Halloran'),
  read('recipientTitle', 'Recipient’s title', 'general counsel'),
  read('recipientCompany', 'Recipient’s company', 'Meridian Freight Corporation'),
]

/** A draft as the page writes it. */
export const draftOf = (work: Record<string, unknown>, mayDictate = false) => ({
  form: 1,
  mayDictate,
  at: '2026-11-21T15:00:00.000Z',
  work: { tab: 'letters', text: '', answers: {}, corrections: {}, shown: null, ...work },
})

export interface PlayedProps extends Partial<Omit<Host, 'beside'>> {
  types: Types | 'failed' | 'pending'
  /** What reading a text finds. */
  found: Filled[] | 'failed'
  remembered: unknown
}

const Panel = panel as unknown as ComponentType<Host>

/** The page with a server that answers at once. */
export function Played({ types: known, found: filled, remembered, tab: first = 'letters', ...props }: PlayedProps) {
  const [runs, setRuns] = useState<Host['beside']['runs']>([])
  const [tab, setTab] = useState(first)
  const answer = (action: string): Partial<RunView> => {
    const given = action === 'types' ? known : filled === 'failed' ? 'failed' : { filled, blanks: letterBlanks(filled) }
    if (given === 'pending') return { state: 'running', endedAt: null }
    if (given === 'failed') return { state: 'failed', error: { code: 'internal', message: 'The server has stopped.' } }
    return { output: given }
  }
  const [beside] = useState(() => ({
    start: (action: string) => {
      const key = crypto.randomUUID()
      setRuns((all) => [...all, { key, run: run({ id: key, action, ...answer(action) }) as never }])
      return key
    },
    drop: (key: string) => setRuns((all) => all.filter((one) => one.key !== key)),
    cancel: () => {},
    show: () => {},
  }))
  const [draft] = useState({ read: () => remembered, write: () => {} })
  return (
    <Panel
      {...(idlePanel as unknown as Host)}
      tool={tool}
      tab={tab}
      navigateTab={setTab}
      draft={draft}
      {...props}
      beside={{ ...beside, runs }}
    />
  )
}
