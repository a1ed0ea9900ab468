import { useAbout } from '../lib/about.ts'

/** Said on every page. */
export const LegalLine = () => {
  const { productName } = useAbout()
  return (
    <p>
      {productName} supports the work of lawyers. It is not a lawyer, and nothing here is legal advice. Check what
      matters against its source.
    </p>
  )
}
