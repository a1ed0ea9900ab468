export { createWebDoor, type WebDoor } from './web.ts'
