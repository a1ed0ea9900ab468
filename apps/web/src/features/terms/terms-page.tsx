import { useAbout, usePageTitle } from '../../lib/about.ts'
import * as css from './terms-page.css.ts'

/** `/terms`: what is accepted with an account. */
export function TermsPage() {
  const { productName } = useAbout()
  usePageTitle('Terms and conditions')
  return (
    <main className={css.page}>
      <h1>Terms and conditions</h1>
      <p>
        {productName} is run by the firm that gave you access, on servers that the firm chose. It can send text to a
        model provider that the firm has set up; the page Privacy tells which. The firm decides who may use it, for
        what, and how long documents are kept. Ask its administrator for the rules that bind you.
      </p>
      <p>
        {productName} supports the work of lawyers. It is not a lawyer, it gives no legal advice, and no attorney-client
        relationship comes from its use. What it finds and writes can be incomplete or wrong: check citations,
        quotations and figures against their sources before you rely on them.
      </p>
      <p>
        Upload only what you are allowed to. You answer for how you use the results, for your duty of confidentiality,
        and for what you file with a court.
      </p>
    </main>
  )
}
