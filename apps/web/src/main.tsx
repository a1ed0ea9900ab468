import '@casewright/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { makeUpForPlainHttp } from './lib/plain-http.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
makeUpForPlainHttp()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
