import { Page } from '../../frame/page.tsx'

/** `/matters` */
export function MattersPage() {
  return (
    <Page>
      <h1>Matters</h1>
    </Page>
  )
}
