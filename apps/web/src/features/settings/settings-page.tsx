import { Navigate, useParams } from 'react-router-dom'
import { Page } from '../../frame/page.tsx'
import { NotFoundCard } from '../not-found/not-found-card.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** `/settings/:section`. */
export function SettingsPage() {
  const { section } = useParams()
  if (section === undefined) return <Navigate to="/settings/privacy" replace />
  return <Page>{section === 'privacy' ? <PrivacySection /> : <NotFoundCard />}</Page>
}
