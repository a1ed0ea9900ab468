import type { SiteContent } from '@casewright/api/client'
import { Accordion } from '@casewright/ui'
import { inner } from './faq.css.ts'
import { section, title } from './landing.css.ts'
import { entering } from './motion.css.ts'

export const Faq = ({ words }: { words: NonNullable<SiteContent['faq']> }) => (
  <section className={section} aria-labelledby="questions">
    <div className={inner}>
      <h2 id="questions" className={title}>
        {words.title}
      </h2>
      <div className={entering} data-enter="">
        <Accordion open={1} items={words.items.map(({ question, answer }) => ({ title: question, content: answer }))} />
      </div>
    </div>
  </section>
)
