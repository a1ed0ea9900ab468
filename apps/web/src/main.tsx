import '@casewright/ui/theme'
import { getTheme, setTheme } from '@casewright/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

setTheme(getTheme())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
