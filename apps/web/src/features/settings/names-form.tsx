import { TextArea, useToast } from '@casewright/ui'
import { type FormEvent, useState } from 'react'
import * as formCss from '../../components/form/form.css.ts'
import { FormEnd } from '../../components/form/form-end.tsx'
import * as css from '../../components/sections/section.css.ts'
import { messageOf } from '../../lib/api.ts'
import { namesError, namesIn } from './privacy.ts'
import { useKeepNames } from './use-privacy.ts'

/** The names that this person wants replaced. */
export function NamesForm({ names }: { names: readonly string[] }) {
  const { toast } = useToast()
  const keep = useKeepNames()
  const [text, setText] = useState(() => names.join('\n'))
  const [error, setError] = useState<string>()
  const change = (typed: string) => {
    setText(typed)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = namesIn(text)
    const problem = namesError(given)
    setError(problem)
    if (problem) return
    keep.mutate(given, {
      onSuccess: () => {
        setText(given.join('\n'))
        toast({ title: 'Names saved', description: 'They will be replaced from now on.' })
      },
      onError: (cause) =>
        toast({ title: 'The names were not saved', description: messageOf(cause), destructive: true }),
    })
  }
  return (
    <section aria-labelledby="names" className={css.section}>
      <h2 id="names">Names to replace</h2>
      <form noValidate className={formCss.form} onSubmit={submit}>
        <TextArea
          label="Names of people and companies, one per line"
          description="For example, your clients and opposing parties. Add nicknames and other spellings on their own lines. Other users cannot see this list. It is encrypted; this server’s operator has the key."
          rows={6}
          value={text}
          error={error}
          onChange={change}
        />
        <FormEnd action="Save names" busy={keep.isPending} />
      </form>
    </section>
  )
}
