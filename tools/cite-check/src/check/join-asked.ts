import type { SourceAsked } from '@casewright/core'

/** One line for each source: that it failed once is not hidden by its other answers. */
export const joinAsked = (asked: readonly SourceAsked[]): SourceAsked[] =>
  [...Map.groupBy(asked, ({ source }) => source)].map(([source, all]) => {
    const failed = all.find(({ outcome }) => outcome !== 'answered')
    const { outcome, note } = failed ?? all[0] ?? { outcome: 'skipped' as const, note: undefined }
    const milliseconds = Math.round(all.reduce((sum, one) => sum + (one.milliseconds ?? 0), 0))
    return { source, outcome, milliseconds, ...(note && { note }) }
  })
