/** Functions that are not measured although a text could be handed to them, and why. By file and name. */
const reasons = {
  // 'packages/…/file.ts name': 'why',
}

export const reasonFor = ({ file, name }) => reasons[`${file} ${name}`]
