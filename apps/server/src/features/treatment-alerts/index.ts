export { dismissAlert, readAlerts } from './alerts.ts'
export { compareSome } from './compare.ts'
