export { asHeld, documentUnderHold, type Erased, heldHere, refuseHeldPerson, runUnderHold, underHold } from './held.ts'
export { liftHold, listHolds, placeHold } from './holds.ts'
export { findSubjects } from './subjects.ts'
