export { readOffice } from './office.ts'
export { keepParticulars, openParticulars, particularsOf } from './particulars.ts'
export { keepProfile, profileOf } from './profile.ts'
