// What the folders of this one read a text with.
export { addressesIn } from '../reading/addresses.ts'
export { partialDatesIn, withYear } from '../reading/assign/partial-dates.ts'
export { blanked } from '../reading/blanked.ts'
export { literal } from '../reading/literal.ts'
export { isLowerCase } from '../reading/lower-case.ts'
export { stateNames } from '../reading/state-names.ts'
export { type Unit, unitAt, unitsOf } from '../reading/units.ts'
