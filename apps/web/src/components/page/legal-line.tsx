import { useAbout } from '../../lib/about.ts'

/** Said on every page, in the firm's words: that nothing here is legal advice. */
export const LegalLine = () => <p>{useAbout().notAdvice}</p>
