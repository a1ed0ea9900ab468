import { WeightsError } from '@casewright/weights'

/** Whether an error says what went wrong in a sentence for administrators. */
export const isSentence = (error: unknown): boolean => error instanceof WeightsError
