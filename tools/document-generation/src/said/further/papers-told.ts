import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const papers = /^(?:motion|brief|discovery-requests)$/
/** 'Current cutoff January 15, want March 16': what is wanted is said by itself. */
const wanted = /(?<=[\p{L}\d)]), (?:so |and |but )?w(?=ants? (?!to (?:know|see|hear)\b)[\p{L}\d$])/gu

/** Sentences of notes for a court, where one runs into the next. */
export const papersToldIn = ({ id }: Template, text: string): Edit[] =>
  papers.test(id)
    ? [...text.matchAll(wanted)].map(
        ({ index, 0: joint }): Edit => ({ start: index, end: index + joint.length, as: '. W', why: 'filler' }),
      )
    : []
