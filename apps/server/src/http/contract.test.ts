import { Hono } from 'hono'
import type { ExtractSchema } from 'hono/types'
import { describe, expectTypeOf, it } from 'vitest'
import type { RouteProblem } from './contract.ts'

const routes = {
  answering: <Answer extends object>(answer: Answer) => new Hono().get('/api/account/idle', (c) => c.json(answer)),
  moved: () => new Hono().get('/api/account/idle-time', (c) => c.json({ minutes: 30 })),
}
type Served<App> = RouteProblem<ExtractSchema<App>, 'GET /api/account/idle'>

/** Types alone: what is wrong here fails `npm run check -- types`. */
describe('the map of routes', () => {
  it('accepts a route that answers what it says', () => {
    const app = routes.answering({ minutes: 30, secondsLeft: 60 })
    expectTypeOf<Served<typeof app>>().toBeNever()
  })

  it('refuses a route that answers something else, and names it', () => {
    const app = routes.answering({ seconds: 30 })
    expectTypeOf<
      Served<typeof app>
    >().toEqualTypeOf<'GET /api/account/idle does not answer what the map of routes says'>()
  })

  it('refuses a route that was moved', () => {
    const app = routes.moved()
    expectTypeOf<Served<typeof app>>().toEqualTypeOf<'GET /api/account/idle is not served'>()
  })
})
