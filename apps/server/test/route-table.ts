/** What one person has that another must not reach, by its ids. */
export interface Ids {
  person: string
  run: string
  document: string
  kept: string
  session: string
  key: string
  matter: string
}

/**
 * For whom a route is. `open`: everybody. `caller`: the signed-in user, or has a key. `person`: who is there in person.
 * `administrator`: one of these. `token`: who knows a word that was set.
 */
export type For = 'open' | 'caller' | 'person' | 'administrator' | 'token'

export interface RouteRule {
  for: For
  /** So that a request reaches the question of whose it is: its body, with what another has in it. */
  body?: (ids: Ids) => unknown
  query?: (ids: Ids) => string
  /** What the parameters are beside ids, where not everything does. */
  params?: Record<string, string>
  /** What another person is answered who names an id, where it is not 404 alone. */
  others?: number[]
}

const open: RouteRule = { for: 'open' }
const caller: RouteRule = { for: 'caller' }
const person: RouteRule = { for: 'person' }
const administrator: RouteRule = { for: 'administrator' }
const wrong = 'not the password of anybody'
/** Of everybody in this test: it is not for want of it that one is refused. */
const right = 'correct horse battery'
const confirmed: RouteRule = { for: 'administrator', body: () => ({ password: right }) }
/** An action of the tests' tool is asked for in another's matter, and by another's document. */
const run: RouteRule = { for: 'caller', body: ({ document }) => ({ text: 'mine', kind: 'detailed', document }) }

/** Middleware and what answers every method. */
export const everyMethod = ['/*', '/api/*', '/mcp', '/api/admin/*', '/assets/*']

/** Every route of the server. One that is not here fails the test: say for whom it is. */
export const routes: Record<string, RouteRule> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': { for: 'token' },
  'GET /': open,
  'GET /*': open,
  'GET /tool-panels/*': open,
  'GET /api/about': open,
  'GET /api/content': open,
  'GET /api/docs': open,
  'GET /api/docs/:file': open,
  'POST /api/login': { for: 'open', body: () => ({ email: 'ada@example.com', password: wrong }) },
  'POST /api/register': { for: 'open', body: () => ({ email: 'no email', name: 'N', password: wrong }) },
  'POST /api/logout': open,
  'POST /api/links/look': { for: 'open', body: ({ run: token }) => ({ token }) },
  'POST /api/links/accept': { for: 'open', body: ({ run: token }) => ({ token, name: 'N', password: wrong }) },
  'POST /api/links/password': { for: 'open', body: ({ run: token }) => ({ token, password: wrong }) },
  'POST /api/links/email': { for: 'open', body: ({ run: token }) => ({ token }) },
  'POST /api/links/forgotten': { for: 'open', body: () => ({ email: 'nobody@example.com' }) },
  'POST /api/links/confirmation': person,

  'GET /api/user': person,
  'GET /api/account': person,
  'PUT /api/account': { for: 'person', body: () => ({ name: 'Still Bob' }) },
  'POST /api/account/email': { for: 'person', body: () => ({ email: 'bob2@example.com', password: wrong }) },
  'POST /api/account/password': {
    for: 'person',
    body: () => ({ currentPassword: wrong, newPassword: 'a new one for somebody' }),
  },
  'GET /api/account/activity': { for: 'person', query: () => '?before=1000000' },
  'GET /api/account/idle': person,
  'POST /api/account/idle': person,
  'GET /api/account/export': person,
  'POST /api/account/erase': { for: 'person', body: () => ({ password: wrong }) },
  'GET /api/account/sessions': person,
  'DELETE /api/account/sessions': person,
  'DELETE /api/account/sessions/:id': person,
  'GET /api/account/keys': person,
  'POST /api/account/keys': {
    for: 'person',
    body: () => ({ name: 'K', tools: 'all', days: 1, password: wrong }),
  },
  'DELETE /api/account/keys/:id': person,

  'GET /api/tools': caller,
  'POST /api/tools/:tool/:action': { ...run, params: { tool: 'echo', action: 'upload' } },
  'POST /api/echo': run,
  'GET /api/runs': { for: 'caller', query: ({ run: id }) => `?text=quokkafish&before=2099-01-01T00:00:00.000Z_${id}` },
  'DELETE /api/runs': person,
  'GET /api/runs/:id': caller,
  'GET /api/runs/:id/events': caller,
  'GET /api/runs/:id/exports/:name': { for: 'caller', params: { name: 'memo' } },
  'GET /api/runs/:id/sealed': { for: 'caller', others: [404, 409] },
  'POST /api/runs/sealed/exports/:name': {
    for: 'caller',
    params: { name: 'word' },
    body: ({ run: id }) => ({ sealed: id }),
    others: [400],
  },
  'PUT /api/runs/:id/reviews/:item': {
    for: 'person',
    params: { item: 'finding' },
    body: () => ({ decision: 'accepted' }),
  },
  'DELETE /api/runs/:id/reviews/:item': { for: 'person', params: { item: 'finding' } },
  'POST /api/runs/:id/cancel': caller,
  'PUT /api/runs/:id/matter': { for: 'person', body: ({ matter }) => ({ matterId: matter }) },
  'DELETE /api/runs/:id': person,
  'GET /api/documents/:id/file': person,
  'GET /api/kept': { for: 'person', query: () => '?text=quokkafish' },
  'POST /api/kept': { for: 'person', body: () => ({ tool: 'echo', title: 'Mine', content: 'mine' }) },
  'GET /api/kept/:id': person,
  'GET /api/kept/:id/file': person,
  'PUT /api/kept/:id': { for: 'person', body: () => ({ title: 'Mine', content: 'mine', seen: 1 }) },
  'PATCH /api/kept/:id': { for: 'person', body: () => ({ title: 'Mine' }) },
  'POST /api/kept/:id/restore': { for: 'person', body: () => ({ version: 1 }) },
  'PUT /api/kept/:id/matter': { for: 'person', body: ({ matter }) => ({ matterId: matter }) },
  'DELETE /api/kept/:id': person,
  'GET /api/library/:id': person,
  'GET /api/library/:id/as-of': person,
  'GET /api/library/:id/citations': person,
  'GET /api/library/:id/cited-by': person,
  'GET /api/library/:id/history': person,
  'GET /api/library/:id/passage': { for: 'person', query: () => '?start=0&end=10' },
  'POST /api/library/:id/passages': { for: 'person', body: () => ({ text: 'a motion is granted' }) },
  'GET /api/library/:id/cited-by/export': person,
  'GET /api/law-library': person,
  'GET /api/law-library/packs/:pack/failures': { for: 'person', params: { pack: 'cfr-1' } },
  'GET /api/law-library/packs/:pack/failures/export': { for: 'person', params: { pack: 'cfr-1' } },
  'GET /api/law-library/packs/:pack/changes': { for: 'person', params: { pack: 'cfr-1' } },
  'GET /api/treatment-alerts': person,
  'DELETE /api/treatment-alerts/:id': person,
  'GET /api/notifications': person,
  'POST /api/notifications/seen': { for: 'person', body: ({ run: id }) => ({ runs: [id] }) },
  'GET /api/notifications/events': person,
  'GET /api/privacy': { for: 'person', query: () => '?before=1000000' },
  'POST /api/dictation': person,
  'GET /api/dictation/words': person,
  'PUT /api/dictation/words': person,
  'GET /api/office-profile': person,
  'PUT /api/office-profile': { for: 'person', body: () => ({ firm: 'Mine' }) },
  'PUT /api/privacy/names': { for: 'person', body: () => ({ names: ['Mine'] }) },
  'GET /api/search-history': person,
  'GET /api/usage': person,
  'GET /api/openapi.json': caller,
  'POST /api/panel-failures': { for: 'person', body: () => ({ tool: 'echo' }) },

  'GET /api/factors': person,
  'GET /api/factors/sign-in': open,
  'POST /api/factors/sign-in': { for: 'open', body: () => ({ code: '123456' }) },
  'POST /api/factors/sign-in/passkey/options': open,
  'POST /api/factors/sign-in/passkey': { for: 'open', body: () => ({}) },
  'POST /api/factors/app': { for: 'person', body: () => ({ password: wrong }) },
  'POST /api/factors/app/confirm': { for: 'person', body: () => ({ code: '123456' }) },
  'POST /api/factors/app/off': { for: 'person', body: () => ({ password: wrong, code: '123456' }) },
  'POST /api/factors/passkeys/options': { for: 'person', body: () => ({ password: wrong }) },
  'POST /api/factors/passkeys': { for: 'person', body: () => ({ name: 'P', response: {} }) },
  'PATCH /api/factors/passkeys/:id': { for: 'person', body: () => ({ name: 'Mine' }) },
  // Asks for one's own password before it looks; with it another's is not found (factors.test).
  'POST /api/factors/passkeys/:id/remove': {
    for: 'person',
    body: () => ({ password: wrong }),
    others: [403, 404, 429],
  },
  'POST /api/factors/backup-codes': { for: 'person', body: () => ({ password: wrong }) },
  'POST /api/factors/reset/:personId': confirmed,

  'GET /api/matters': { for: 'person', query: ({ matter }) => `?before=${matter}` },
  'POST /api/matters': { for: 'person', body: () => ({ name: 'Mine' }) },
  'GET /api/matters/people': { for: 'person', query: () => '?text=quokkafish' },
  'GET /api/matters/:id': person,
  'GET /api/matters/:id/particulars': person,
  'PUT /api/matters/:id/particulars': { for: 'person', body: () => ({ court: 'Mine' }) },
  'PATCH /api/matters/:id': { for: 'person', body: ({ person: ownerId }) => ({ name: 'Mine', ownerId }) },
  'DELETE /api/matters/:id': person,
  'POST /api/matters/:id/members': { for: 'person', body: ({ person: personId }) => ({ personId }) },
  'DELETE /api/matters/:id/members/:person': person,
  'GET /api/matters/:id/runs': person,
  'GET /api/matters/:id/documents': person,
  'GET /api/matters/:id/cost': person,

  'GET /api/admin/settings': administrator,
  'PUT /api/admin/settings': { for: 'administrator', body: () => ({ speech: false }) },
  'GET /api/admin/installation': administrator,
  'GET /api/admin/people': administrator,
  'PATCH /api/admin/people/:id': { for: 'administrator', body: () => ({ role: 'administrator', password: right }) },
  'POST /api/admin/people/:id/reset-link': confirmed,
  'POST /api/admin/people/:id/disconnect': confirmed,
  'POST /api/admin/people/:id/matters': { for: 'administrator', body: () => ({ to: 'nobody', password: right }) },
  'POST /api/admin/people/invitations': {
    for: 'administrator',
    body: () => ({ email: 'carl@example.com', role: 'administrator', password: right }),
  },
  'POST /api/admin/people/invitations/:id/renew': confirmed,
  'DELETE /api/admin/people/invitations/:id': administrator,
  'GET /api/admin/connections': administrator,
  'POST /api/admin/connections/:id/test': administrator,
  'GET /api/admin/meaning': administrator,
  'POST /api/admin/meaning/fetch': administrator,
  'POST /api/admin/meaning/pause': administrator,
  'POST /api/admin/meaning/cancel': administrator,
  'GET /api/admin/language-models': administrator,
  'GET /api/admin/language-models/questions': administrator,
  'POST /api/admin/language-models/evaluate': administrator,
  'POST /api/admin/language-models/evaluate/cancel': administrator,
  'POST /api/admin/language-models/weights': administrator,
  'POST /api/admin/language-models/unused': administrator,
  'POST /api/admin/language-models/:name/fetch': administrator,
  'POST /api/admin/language-models/:name/pause': administrator,
  'POST /api/admin/language-models/:name/cancel': administrator,
  'POST /api/admin/language-models/:name/use': administrator,
  'DELETE /api/admin/language-models/:name': administrator,
  'DELETE /api/admin/language-models/speech/model': administrator,
  'GET /api/admin/jobs': administrator,
  'POST /api/admin/jobs/:id/retry': administrator,
  'POST /api/admin/jobs/:id/cancel': administrator,
  'GET /api/admin/audit': administrator,
  'GET /api/admin/audit/chain': administrator,
  'GET /api/admin/audit/export': administrator,
  'POST /api/admin/law-library/packs/:pack/add': { for: 'administrator', body: () => ({ from: 'network' }) },
  'POST /api/admin/law-library/check': administrator,
  'GET /api/admin/law-library/completion': administrator,
  'POST /api/admin/law-library/completion': administrator,
  'POST /api/admin/law-library/completion/later': administrator,
  'POST /api/admin/law-library/packs/:pack/pause': administrator,
  'POST /api/admin/law-library/packs/:pack/resume': administrator,
  'POST /api/admin/law-library/packs/:pack/cancel': administrator,
  'POST /api/admin/law-library/packs/:pack/remove': administrator,
  'GET /api/admin/holds': administrator,
  'GET /api/admin/holds/subjects': administrator,
  'POST /api/admin/holds': { for: 'administrator', body: ({ person: personId }) => ({ personId, reason: 'Mine' }) },
  'POST /api/admin/holds/:id/lift': administrator,
  'GET /api/admin/retention/preview': administrator,
  'GET /api/admin/usage': administrator,
  'GET /api/admin/usage/export': administrator,
}
