import type { Picked, SmallTask } from '@casewright/core'
import type { z } from 'zod'
import { byEditors } from '../memo.ts'
import type { Reference } from '../output.ts'
import type { answerSchema } from './prompt.ts'
import type { Window } from './windows.ts'

/** Statements of a memo that is picked: as many as a reader takes in at once. */
const most = 5

/** A model of few weights picks sentences of what was read. The best is the brief answer, the others are the rule. */
export function pickingFrom(
  windows: readonly Window[],
  references: readonly Reference[],
): SmallTask<z.input<typeof answerSchema>> {
  const proposition = ({ id, words }: Picked) => {
    const window = windows.find(({ evidence }) => evidence.id === id)
    return {
      statement: window?.of === 'editors' ? `${byEditors}${words}` : words,
      citation: references[(window?.reference ?? 0) - 1]?.check.text ?? '',
      quotation: words,
      support: 'supports',
    }
  }
  return {
    pick: 'Which of the numbered sentences answer the question?',
    most,
    aside: ['question'],
    answer: (picked) => ({
      answers: 'yes',
      jurisdiction: '',
      premises: [],
      paragraphs: picked.map((one, at) => ({
        part: at === 0 ? 'brief answer' : 'rule',
        facts: [],
        propositions: [proposition(one)],
      })),
      keyPoints: [],
      gaps: [],
    }),
  }
}
