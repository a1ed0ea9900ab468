import { type Rule, rule } from '../rule.ts'

const disputes = '[all|any] [disputes?|disagreements?] [go|goes|will go|are] [to|by|through|in|settled by|resolved by]'
const notInCourt = '[and] (not|instead of|no) [in] court'

/** Where disputes are settled. */
export const disputesRules: Rule[] = [
  rule(
    'arbitration',
    `${disputes} arbitration in <place> ${notInCourt}`,
    (g) => `Any dispute under this Agreement shall be resolved by arbitration in ${g.place}, and not in court.`,
  ),
  rule(
    'arbitration',
    `${disputes} binding arbitration in <place> [${notInCourt}]`,
    (g) => `Any dispute under this Agreement shall be resolved by binding arbitration in ${g.place}.`,
  ),
  rule(
    'arbitration',
    `${disputes} arbitration ${notInCourt}`,
    () => 'Any dispute under this Agreement shall be resolved by arbitration, and not in court.',
  ),
  rule(
    'arbitration',
    '(mediation|mediate) first [then|and then|before] (arbitration|arbitrate|court|suing|anybody sues|filing suit)',
    () =>
      'Before a party starts a proceeding about a dispute under this Agreement, the parties shall try to settle it by mediation.',
  ),
]
