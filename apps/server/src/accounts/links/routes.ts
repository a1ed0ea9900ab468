import { Hono } from 'hono'
import type { Services } from '../../boot.ts'
import type { AppEnv } from '../../middleware/variables.ts'

/** What is done by a link that somebody was sent: an invitation, a new password, an email confirmed; at `/api/links`. */
export function linkRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
