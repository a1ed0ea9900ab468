import { WeightsError } from '@casewright/weights'

/** A file that is not handed to the engine. `why` continues the words "The model file". */
export class BadWeights extends WeightsError {
  override name = 'BadWeights'
  readonly why: string
  constructor(why: string) {
    super(`The model file ${why}.`)
    this.why = why
  }
}
