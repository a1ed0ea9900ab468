import { Page } from '../../frame/page.tsx'

/** `/matters/:id` */
export function MatterPage() {
  return (
    <Page>
      <h1>Matter</h1>
    </Page>
  )
}
