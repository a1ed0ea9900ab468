import type { Behaviour } from '../fake-model/behaviour.ts'
import type { FakeRequest } from '../fake-model/fake-request.ts'
import { fillSchema } from '../fake-model/fill-schema.ts'
import { fillerOf } from '../fake-model/filler.ts'
import { honestWords } from '../fake-model/words.ts'
import { lies } from './told.ts'

/**
 * A model whose marked fields are true and whose free texts are one lie after another.
 * @param turn the lie that it begins with: any number
 */
export const telling =
  (turn: number) =>
  (request: FakeRequest): Behaviour => {
    if (!request.schema) return { kind: 'right' }
    let said = turn
    const filler = fillerOf({ ...honestWords(request), text: () => lies[said++ % lies.length]?.text ?? '' })
    return { kind: 'right', answer: fillSchema(request.schema, filler) }
  }
