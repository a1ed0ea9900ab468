import type { Installation } from '@casewright/api/client'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../components/page/loading.tsx'
import { facts, section, settings } from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { PublicPages } from './public-pages.tsx'
import { ToolsState } from './tools-state.tsx'

const registrations: Record<Installation['registration'], string> = {
  open: 'Open: whoever reaches the sign-in page can create an account. REGISTRATION=closed ends that.',
  invite: 'By invitation: administrators invite under People.',
  closed: 'Closed: nobody creates an account by themselves. Administrators can still invite under People.',
}

const walls: Record<Installation['wall'], string> = {
  role: 'On. The database shows each person their own work alone, under a user of its own that owns nothing.',
  setting:
    'On, without a database user of its own: this database did not let Casewright make one. The documentation on self-hosting tells how to add it.',
}

const modelWords = (model: Installation['model']) => {
  if (!model) return 'None. Every tool works on evidence alone. LLM_MODEL connects one.'
  const place = model.trust === 'local' ? 'It runs inside this network.' : 'A cloud service.'
  return `${model.provider}, ${model.name}. ${place}`
}

/** `/admin/installation`: how this installation stands, and what waits for its administrator. */
export function InstallationSection() {
  const query = useQuery<Installation>({ queryKey: ['/api/admin/installation'], staleTime: 0 })
  const { data } = query
  return (
    <div className={settings}>
      <SectionHead title="Installation" lead="How this installation stands, and what waits for you." />
      <Loading
        query={query}
        label="Loading the installation..."
        failure="The state of the installation could not be loaded."
      />
      {data && (
        <>
          <section aria-labelledby="state" className={section}>
            <h2 id="state">State</h2>
            <dl className={facts}>
              <dt>Version</dt>
              <dd>{data.version}</dd>
              <dt>Accounts</dt>
              <dd>{registrations[data.registration]}</dd>
              <dt>Language model</dt>
              <dd>{modelWords(data.model)}</dd>
              <dt>Separation in the database</dt>
              <dd>{walls[data.wall]}</dd>
            </dl>
          </section>
          <PublicPages content={data.content} />
          <ToolsState installation={data} />
        </>
      )}
    </div>
  )
}
