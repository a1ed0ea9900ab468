import { type Prompt, quote } from '@casewright/core'
import { z } from 'zod'
import { laterWords } from './later.ts'

/** The model chooses one of four words, and copies; there is no field for words of its own. */
export const laterSchema = z.object({
  opinions: z
    .array(
      z.object({
        number: z.int().meta({ description: 'The number that the sentence has' }),
        says: z.enum(laterWords).meta({ description: 'What the sentence tells of the decision it is about' }),
        words: quote('The words of the sentence that decide it, copied letter by letter, at least four'),
      }),
    )
    .meta({ description: 'One for each number' }),
})

export const prompt: Prompt = {
  id: 'cite-check-later',
  version: '1',
  task: `The evidence has sentences of opinions, each with a number, its title saying which earlier decision it is about, and under the same number what stands around it. Judge each alone, as a careful judge's clerk: what does the sentence tell of that decision as good law? "no longer good law": the court itself overrules it, or tells that it was overruled, abrogated, superseded, reversed or vacated as a whole. "good law in part only": the same of a part or a point of it, or it is limited. "in doubt": the court questions it, or tells that its ground has gone. "nothing against it": anything else, such as another decision that is undone, an argument of a party, words of a dissent, a denial, a supposition, a difference in the facts. Go by these words alone, and never by what you know of the decision. Copy the words of the numbered sentence that decide it.`,
}
