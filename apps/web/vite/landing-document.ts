import type { Plugin } from 'vite'

/** In development '/' is the landing page's document, drawn in the browser; built, the server draws it. */
export const landingDocument = (): Plugin => ({
  name: 'casewright:landing-document',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      const [path, query] = (request.url ?? '').split('?')
      if (path === '/') request.url = `/landing.html${query ? `?${query}` : ''}`
      next()
    })
  },
})
