/** What went wrong with a model's files or its runtime, as a sentence for an administrator. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}
