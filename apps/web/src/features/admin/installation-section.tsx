import type { Installation } from '@casewright/api/client'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../components/page/loading.tsx'
import { facts, section, settings } from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { asking } from '../../lib/query.ts'
import { PublicPages } from './public-pages.tsx'
import { ToolsState } from './tools-state.tsx'

const registrations: Record<Installation['registration'], string> = {
  open: 'Open: anyone who can reach the sign-in page can create an account. Set REGISTRATION=closed to prevent this.',
  invite: 'By invitation: administrators invite users under People.',
  closed: 'Closed: no one can create an account. Administrators can still invite users under People.',
}

const walls: Record<Installation['wall'], string> = {
  role: 'On. The database shows each user only their own work, through a role that owns nothing.',
  setting:
    'On, without a separate database role, because this database did not allow one to be created. See the self-hosting documentation to add it.',
}

const modelWords = (model: Installation['model']) => {
  if (!model) return 'None. Every tool works from evidence alone. Set LLM_MODEL to connect one.'
  const place = model.trust === 'local' ? 'Runs inside this network.' : 'A cloud service.'
  return `${model.provider}, ${model.name}. ${place}`
}

/** `/admin/installation`: how this installation stands, and what waits for its administrator. */
export function InstallationSection() {
  const query = useQuery({
    queryKey: ['/api/admin/installation'],
    queryFn: asking('/api/admin/installation'),
    staleTime: 0,
  })
  const { data } = query
  return (
    <div className={settings}>
      <SectionHead title="Installation" lead="The status of this installation, and what needs your attention." />
      <Loading
        query={query}
        label="Loading the installation..."
        failure="The status of the installation could not be loaded."
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
              <dt>Database row security</dt>
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
