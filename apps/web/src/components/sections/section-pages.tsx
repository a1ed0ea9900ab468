import { Select, Spinner } from '@casewright/ui'
import { Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { NotFoundCard } from '../page/not-found-card.tsx'
import { Page } from '../page/page.tsx'
import type { PageSection } from './page-section.ts'
import * as css from './section-pages.css.ts'

interface SectionPagesProps {
  /** What the list of sections is called. */
  label: string
  /** The address below which the sections stand. */
  path: string
  sections: readonly PageSection[]
}

/** Pages beside the list of them; on small screens the list is a menu above. Without a section the first opens. */
export function SectionPages({ label, path, sections }: SectionPagesProps) {
  const { section: id } = useParams()
  const navigate = useNavigate()
  const section = sections.find((one) => one.id === id)
  if (id === undefined && sections[0]) return <Navigate to={`${path}/${sections[0].id}`} replace />
  if (!section)
    return (
      <Page>
        <NotFoundCard />
      </Page>
    )
  const Section = section.component
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.side} data-single={sections.length === 1 || undefined}>
          <nav aria-label={label} className={css.list}>
            {sections.map(({ id, title }) => (
              <a
                key={id}
                href={`${path}/${id}`}
                className={css.entry}
                aria-current={id === section.id ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
          <div className={css.menu}>
            <Select
              label={label}
              value={section.id}
              options={sections.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(chosen) => chosen !== section.id && navigate(`${path}/${chosen}`)}
            />
          </div>
        </div>
        <div className={css.content}>
          <Suspense fallback={<Spinner label="Loading..." />}>
            <Section key={section.id} />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
