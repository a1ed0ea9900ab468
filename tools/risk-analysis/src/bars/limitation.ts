export const affirmative =
  'It is an affirmative defense, waived if it is not pleaded (Fed. R. Civ. P. 8(c)(1), and the rules of most states).'

/** What can move the end of a limitations period, as questions. */
export const limitationLift: string[] = [
  'When did the claim accrue, and when could it have been discovered? A discovery rule may delay accrual.',
  'Was the period tolled by minority, incapacity, concealment, absence, bankruptcy, an agreement or an earlier suit?',
  'Was the defense pleaded, or has it been waived?',
]
