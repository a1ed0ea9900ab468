import type { Condition, TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import {
  attorneyFields,
  caption,
  captionFields,
  certificateOfService,
  counselBlock,
  serviceFields,
  sideField,
} from './shared.ts'

const kinds = ['interrogatories', 'production', 'admissions']
const asked = (kind: string): Condition => ({
  any: [{ given: kind }, { not: { any: kinds.map((one) => ({ given: one })) } }],
})

export const discoveryRequests: TemplateSource = {
  id: 'discovery-requests',
  title: 'Discovery Requests',
  tab: 'applications',
  description: 'Interrogatories, requests for production and requests for admission.',
  name: 'Discovery Requests in {plaintiff} v. {defendant}',
  fields: [
    ...captionFields,
    sideField,
    ...attorneyFields,
    {
      name: 'responder',
      label: 'Party that is to respond',
      type: 'text',
      required: true,
      section: 'Requests',
      cues: ['to', 'responding party', 'respond'],
    },
    {
      name: 'responseTime',
      label: 'Time to respond',
      type: 'text',
      required: true,
      section: 'Requests',
      placeholder: 'As the rules of the court set it, for example: 30 days',
      cues: ['time to respond', 'respond within', 'within', 'response due'],
    },
    {
      name: 'definitions',
      label: 'Definitions',
      type: 'textarea',
      section: 'Requests',
      holds: 'list',
      cues: ['definitions', 'define'],
    },
    {
      name: 'interrogatories',
      label: 'Interrogatories',
      type: 'textarea',
      required: true,
      section: 'Requests',
      holds: 'list',
      cues: ['interrogatories', 'interrogatory', 'rogs'],
    },
    {
      name: 'production',
      label: 'Requests for production',
      type: 'textarea',
      required: true,
      section: 'Requests',
      holds: 'list',
      cues: ['production', 'requests for production', 'rfps', 'documents', 'produce'],
    },
    {
      name: 'admissions',
      label: 'Requests for admission',
      type: 'textarea',
      section: 'Requests',
      holds: 'list',
      cues: ['admissions', 'requests for admission', 'rfas', 'admit'],
    },
    ...serviceFields,
  ],
  parts: [
    ...caption,
    { title: 'Discovery Requests to {responder}' },
    {
      paragraph: '{responder} is requested to respond to the following within {responseTime|sentence} after service.',
    },
    { heading: 'Definitions', when: { given: 'definitions' } },
    { items: 'definitions', when: { given: 'definitions' } },
    // What nobody asked for has no heading, where something else is asked.
    { heading: 'Interrogatories', when: asked('interrogatories') },
    { clauses: [{ each: 'interrogatories' }], when: asked('interrogatories') },
    { heading: 'Requests for Production', when: asked('production') },
    { clauses: [{ each: 'production' }], when: asked('production') },
    { heading: 'Requests for Admission', when: { given: 'admissions' } },
    { clauses: [{ each: 'admissions' }], when: { given: 'admissions' } },
    ...counselBlock,
    ...certificateOfService,
    reviewNote,
  ],
}
