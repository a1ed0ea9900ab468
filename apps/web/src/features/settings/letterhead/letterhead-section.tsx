import type { OfficeProfile } from '@casewright/core/client'
import { TextArea, TextField, useToast } from '@casewright/ui'
import { only } from '../../../components/form/field-errors.ts'
import { form as formStyle } from '../../../components/form/form.css.ts'
import { FormEnd } from '../../../components/form/form-end.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { notDone } from '../../../lib/not-done.ts'
import { useKeepLetterhead, useLetterhead } from './use-letterhead.ts'

/** `/settings/letterhead`: what Document Generation fills in of the person and their firm. */
export function LetterheadSection() {
  const query = useLetterhead()
  return (
    <div className={css.settings}>
      <SectionHead
        title="Letterhead"
        lead="Your letterhead and signature block. Document Generation fills them in, and shows that they came from here."
      />
      {query.data ? (
        <LetterheadForm profile={query.data} />
      ) : (
        <Loading query={query} label="Loading your letterhead..." failure="Your letterhead could not be loaded." />
      )}
    </div>
  )
}

const check = ({ email }: OfficeProfile) =>
  only<OfficeProfile>({
    email: email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter a valid email, or none.',
  })

function LetterheadForm({ profile }: { profile: OfficeProfile }) {
  const { toast } = useToast()
  const keep = useKeepLetterhead()
  const { form, field, submit, reset } = useForm(profile, check, (valid) =>
    keep.mutate(valid, {
      onSuccess: (kept) => {
        reset(kept)
        toast({ title: 'Letterhead saved' })
      },
      onError: (error) => toast(notDone('The letterhead was not saved', error)),
    }),
  )
  return (
    <form ref={form} noValidate className={formStyle} aria-label="Letterhead" onSubmit={submit}>
      <TextField label="Your name as you sign" maxLength={200} {...field('name')} />
      <TextField label="Title" maxLength={200} placeholder="For example: Partner" {...field('title')} />
      <TextField label="Bar number" maxLength={60} {...field('barNumber')} />
      <TextField label="Law firm" maxLength={200} {...field('firm')} />
      <TextArea label="Address of the firm" rows={3} maxLength={500} {...field('address')} />
      <TextField label="Phone" type="tel" maxLength={40} {...field('phone')} />
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <p className={css.note}>
        Other users cannot see this. It is encrypted; this server’s operator has the key. To delete it, empty every
        field and save.
      </p>
      <FormEnd action="Save letterhead" busy={keep.isPending} />
    </form>
  )
}
