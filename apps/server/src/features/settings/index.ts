export { installationSettings, settingsChange, settingsWithin } from './settings.ts'
export { speechOf } from './speech.ts'
