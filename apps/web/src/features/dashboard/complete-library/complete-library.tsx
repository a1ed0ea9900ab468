import type { CompletionQuestion, LawPackWork } from '@casewright/api/client'
import { Button, Link } from '@casewright/ui'
import * as css from './complete-library.css.ts'
import { fetchWords, restWords, titleWords, workWords } from './completion-words.ts'
import { useAnswer, useCompletion } from './use-completion.ts'

/** Asks the first administrator once whether the library is to be completed, and says how far it is. */
export function CompleteLibrary() {
  const { data } = useCompletion()
  if (data?.work) return <WorkLine work={data.work} />
  return data?.question ? <Question question={data.question} /> : null
}

function Question({ question }: { question: CompletionQuestion }) {
  const { mutate, isPending } = useAnswer()
  const rest = restWords(question)
  return (
    <section aria-labelledby="complete-library" className={css.question}>
      <div className={css.words}>
        <h2 id="complete-library" className={css.title}>
          Complete the library?
        </h2>
        <p>
          {fetchWords(question)} {titleWords(question)} It runs in the background and sends nothing about your work.
          Quotations and pin cites can then be checked against these texts.
        </p>
        <p className={css.rest}>
          {question.license}
          {question.page && (
            <>
              {' '}
              (<Link href={question.page}>{new URL(question.page).hostname}</Link>)
            </>
          )}
          . {rest}
        </p>
      </div>
      <div className={css.answers}>
        <Button variant="primary" busy={isPending} busyLabel="Saving..." onPress={() => mutate('yes')}>
          Yes, complete it
        </Button>
        <Button onPress={() => mutate('later')}>Later</Button>
      </div>
    </section>
  )
}

function WorkLine({ work }: { work: LawPackWork }) {
  const words = workWords(work)
  if (!words) return null
  return (
    <p className={css.line}>
      <span>
        {words} {work.state === 'failed' && work.problem}
      </span>
      <Link href="/admin/law-library">Law library</Link>
    </p>
  )
}
