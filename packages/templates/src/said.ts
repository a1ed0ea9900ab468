import type { Template, TemplateClause, TemplateField, TemplatePart } from './template.ts'

/** The field of a contract for terms that no clause of it is about. */
const additionalTerms: TemplateField = {
  name: 'additionalTerms',
  label: 'Additional terms',
  type: 'textarea',
  section: 'Further terms',
  holds: 'list',
  required: false,
  asked: false,
  term: true,
}
/** The field of any other document for what was said and has no place in it yet. */
const openPoints: TemplateField = { ...additionalTerms, name: 'openPoints', label: 'Open points' }

const clause: TemplateClause = {
  when: { given: additionalTerms.name },
  heading: 'Additional terms',
  clauses: [
    {
      text: [
        'The terms below are part of this Agreement. If one of them differs from another provision of this Agreement, the term below prevails.',
        {
          when: { undrafted: additionalTerms.name },
          text: 'The points in brackets are taken from the notes and are not drafted yet: none of them takes effect until it is drafted, and until it is drafted or struck a standard term of this Agreement that differs from it is open as well.',
        },
      ],
    },
    { each: additionalTerms.name },
  ],
}

const open: TemplatePart[] = [
  {
    when: { given: openPoints.name },
    note: 'Open points. The following was said and has no place in this document yet. Place or delete each point, and delete this list, before the document is signed, sent or filed.',
  },
  { when: { given: openPoints.name }, items: openPoints.name },
]

/**
 * A template with a place for what was said and is in no field: in a contract numbered terms that prevail over its
 * defaults, anywhere else a list of open points. Without such words its documents are as before.
 */
export function withSaid(template: Template): Template {
  const isContract = template.tab === 'contracts' && template.parts.some((part) => 'clauses' in part)
  const field = isContract ? additionalTerms : openPoints
  if (template.fields.some(({ name }) => name === field.name)) return template
  return {
    ...template,
    fields: [...template.fields, field],
    parts: isContract ? withClause(template.parts) : [...template.parts, ...open],
  }
}

function withClause(parts: readonly TemplatePart[]): TemplatePart[] {
  const last = parts.findLastIndex((part) => 'clauses' in part)
  return parts.map((part, n) =>
    n === last && 'clauses' in part ? { ...part, clauses: [...part.clauses, clause] } : part,
  )
}
