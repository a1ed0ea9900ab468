import type { Assessment } from './output.ts'

const whys = { open: 'unclear', both: 'stated both ways', who: 'not clear which side it helps' }

/**
 * What a description mentions and the index does not count, each in a sentence with its places. What is only likely told
 * stands among the questions instead, with its words.
 */
export const notCounted = ({ unsettled }: Pick<Assessment, 'unsettled'>) =>
  unsettled.flatMap(({ title, why, anchors }) =>
    why === 'likely'
      ? []
      : [
          {
            sentence:
              why === 'unread' ? `${title}: no factor of the list fits these words.` : `${title}: ${whys[why]}.`,
            anchors,
          },
        ],
  )
