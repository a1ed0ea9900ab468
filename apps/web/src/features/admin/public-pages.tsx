import type { Installation } from '@casewright/api/client'
import { Notice } from '@casewright/ui'
import { kinds, note, section, words } from '../../components/sections/section.css.ts'
import * as css from './admin.css.ts'

const names: Record<string, string> = {
  hero: 'First view',
  features: 'Features',
  why: 'Why choose us',
  leader: 'Leadership',
  testimonials: 'Testimonials',
  plans: 'Plans and prices',
  faq: 'Questions and answers',
  closing: 'Closing call',
}

/** Whether the public pages still make the claims of the sample, and which file to write. */
export const PublicPages = ({ content }: { content: Installation['content'] }) => (
  <section aria-labelledby="public" className={section}>
    <h2 id="public">Public pages</h2>
    {content.problem && (
      <Notice tone="error" title="Your own content is not shown.">
        {content.problem}
      </Notice>
    )}
    {content.sample ? (
      <>
        <Notice tone="partial" title="The landing page still shows the sample.">
          Its figures, people, testimonials and prices are made up. Replace or remove them before the public sees them.
        </Notice>
        <p className={words}>Still sample content:</p>
        <ul className={kinds}>
          {content.sampleParts.map((part) => (
            <li key={part}>{names[part] ?? part}</li>
          ))}
        </ul>
      </>
    ) : (
      <p className={words}>Your own content is shown.</p>
    )}
    <p className={note}>
      The file is <code className={css.path}>{content.path}</code>. It is reloaded when it changes.
    </p>
  </section>
)
