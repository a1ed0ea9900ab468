/* Draws the reference of the API. The page loads Swagger UI before. */
const stored = localStorage.getItem('casewright-theme')
const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark-mode', dark)

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  validatorUrl: null,
  // What is tried here is tried with the key that was pasted, as a program would: never with the page's own session.
  requestInterceptor: (request) => {
    const { pathname, search } = new URL(request.url, location.href)
    const described = pathname === '/api/openapi.json'
    return { ...request, url: location.origin + pathname + search, credentials: described ? 'same-origin' : 'omit' }
  },
})
