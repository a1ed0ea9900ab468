/** What a model thinks of the words that were found for its statement. */
export const opinions = {
  supports: 'support its statement',
  'supports in part': 'support its statement in part',
  'does not support': 'do not support its statement',
  unclear: 'leave it unclear',
} as const
