export { engineWhere } from './engines/choose.ts'
export { createWebDoor, type WebDoor } from './web.ts'
