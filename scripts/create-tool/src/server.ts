import { defineServer } from '@casewright/core/server'
import { manifest } from './manifest.ts'

export const server = defineServer({
  manifest,
  actions: {
    count: ({ text, limit }, context) => {
      context.provenance({ 'new-tool': '1' })
      const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []
      const times = Map.groupBy(words, (word) => word)
      const often = [...times]
        .map(([word, all]) => ({ word, times: all.length }))
        .sort((a, b) => b.times - a.times || a.word.localeCompare(b.word))
        .slice(0, 5)
      const over = limit === undefined ? 0 : words.length - limit
      return {
        words: words.length,
        ...(over > 0 && { over }),
        often,
        coverage: { basis: 'evidence' as const, notes: ['Numbers alone are not counted as words.'] },
      }
    },
  },
})
