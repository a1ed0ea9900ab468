/** The most that may fail of each set, as a share: what the product promises. */
export const goals = {
  splices: 0,
  honest: 0.02,
  'near-miss captions': 0,
  'real citations': 0.005,
  lies: 0,
  'honest sentences': 0.05,
} as const
