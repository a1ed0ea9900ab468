import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'
import { caseTypes, caseTypeTitles } from './case-types.ts'
import { assessment } from './output.ts'
import { represented, representedTitles } from './represented.ts'

/** About ten pages. */
const mostCharacters = 20_000

const input = z.object({
  caseType: z
    .enum(caseTypes, `Choose a case type: ${caseTypes.join(', ')}.`)
    .meta({ title: 'Case type', description: 'What the case is about' }),
  description: z
    .string('Describe the case.')
    .trim()
    .min(1, 'Describe the case: what happened, when, and what can be proved.')
    .max(
      mostCharacters,
      `The description is too long. Shorten it to ${mostCharacters.toLocaleString('en-US')} characters.`,
    )
    .meta({ title: 'Description', widget: 'textarea' }),
  represents: z
    .enum(represented, `Choose whom you represent: ${represented.join(', ')}.`)
    .nullish()
    .meta({
      title: 'Whom do you represent?',
      description: 'Left out, it is read from the description. In a criminal case: defense or prosecution.',
    }),
  jurisdiction: z.string().trim().max(200).nullish().meta({ title: 'Jurisdiction', placeholder: 'Such as Ohio' }),
  caseValue: z
    .union([z.string().trim().max(100), z.number()])
    .nullish()
    .meta({ title: 'Case value', placeholder: '$50,000' }),
})

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'risk-analysis',
  title: 'Risk Analysis',
  icon: 'scale',
  order: 30,
  place: { kind: 'tab' },
  info: {
    description:
      'Reads the facts you describe and shows what helps and hurts the case. The index starts at a published trial win rate, if there is one, and each factor moves it by a stated number of points. It is an index, not a forecast.',
    features: [
      'Success probability with its range, and how each factor moved it',
      'Every factor, with the words in your description that show it',
      'Confidence that drops when facts are thin, and the questions to answer next',
      'A settlement estimate from value, probability and cost, with its formula',
      'Immediate and long-term recommendations',
    ],
    useCases: [
      'Spot the weak points of a new matter before the first call',
      'Prepare to discuss settlement with a client',
      'See which facts are still missing',
    ],
  },
  dashboard: {
    title: 'Risk Analysis',
    text: 'Describe a case and see what helps and hurts it, factor by factor.',
    counter: 'Risk Assessments',
    action: 'Assess a case',
  },
  actions: {
    analyze: defineAction({
      path: '/api/analyze-risk',
      title: 'Analyze a risk',
      input,
      output: assessment,
      mode: 'inline',
      retain: 'history',
      // Labels are not sealed, so no word of the description stands in one.
      label: ({ caseType, jurisdiction, represents }) =>
        [
          `${caseTypeTitles[caseType]} case`,
          represents && `for ${representedTitles[represents].toLowerCase()}`,
          jurisdiction,
        ]
          .filter(Boolean)
          .join(', '),
      report: { title: 'Risk assessment' },
    }),
  },
})
export type Asked = z.output<typeof input>
