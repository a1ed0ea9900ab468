import type { ToastContent } from '@casewright/ui'
import { sentenceOf } from './api.ts'

/** How it is told that something was not done, and why. */
export const notDone = (title: string, error: Error): ToastContent => ({
  title,
  description: sentenceOf(error, error.message),
  destructive: true,
})
