import { Button, Notice, Spinner, TextField } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { only } from '../../components/form/field-errors.ts'
import { useForm } from '../../components/form/use-form.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { hasPasskeys } from '../../lib/passkeys.ts'
import { asking } from '../../lib/query.ts'
import { useSecondStep } from '../../session/sign-in.ts'
import { turn } from './auth-page.css.ts'
import * as css from './form.css.ts'
import { usePasskeyButton } from './use-passkey-button.ts'

const words = {
  app: {
    label: 'Authenticator app code',
    description: 'Six digits. The app shows a new code every 30 seconds.',
    missing: 'Enter the six digits your authenticator app shows.',
  },
  'backup-code': {
    label: 'Backup code',
    description: 'One of the ten you saved when you set this up. Each works once.',
    missing: 'Enter one of your backup codes.',
  },
} as const

/** What is asked for after the password. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['second-step'],
    queryFn: asking('/api/factors/sign-in'),
    gcTime: 0,
  })
  const [chosen, choose] = useState<'app' | 'backup-code'>()
  const steps = data?.steps ?? []
  const asked = chosen ?? (steps.includes('app') ? 'app' : 'backup-code')
  const isPasskeyFirst = !chosen && !steps.includes('app') && steps.includes('passkey') && hasPasskeys()
  const passkey = usePasskeyButton()
  if (error)
    return (
      <Notice
        tone="error"
        title="The next step could not be loaded."
        action={{ label: 'Try again', onPress: () => void refetch() }}
      >
        {sentenceOf(error, error.message)}
      </Notice>
    )
  if (!data) return <Spinner label="One more step..." />
  return (
    <div className={css.form}>
      {!isPasskeyFirst && <CodeForm key={asked} asked={asked} onExpired={onBack} />}
      {steps.includes('passkey') && hasPasskeys() && (
        <Button
          size="large"
          wide
          variant={isPasskeyFirst ? 'primary' : undefined}
          icon={<KeyRound aria-hidden="true" />}
          {...passkey}
        >
          Sign in with a passkey
        </Button>
      )}
      <div className={css.turns}>
        {(isPasskeyFirst || asked === 'app') && (
          <button type="button" className={turn} onClick={() => choose('backup-code')}>
            Use a backup code
          </button>
        )}
        {chosen === 'backup-code' && steps.includes('app') && (
          <button type="button" className={turn} onClick={() => choose('app')}>
            Use the authenticator app
          </button>
        )}
        <button type="button" className={turn} onClick={onBack}>
          Start again
        </button>
      </div>
      <p className={css.rule}>Lost both? An administrator can reset your second factor.</p>
    </div>
  )
}

function CodeForm({ asked, onExpired }: { asked: 'app' | 'backup-code'; onExpired: () => void }) {
  const { label, description, missing } = words[asked]
  const step = useSecondStep()
  const check = ({ code }: { code: string }) => only<{ code: string }>({ code: code.trim() ? undefined : missing })
  const { form, field, submit } = useForm({ code: '' }, check, (valid) => step.mutate(valid))
  const isExpired = step.error instanceof ApiError && step.error.code === 'not-signed-in'
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {step.error && (
        <Notice
          tone="error"
          title="You were not signed in."
          {...(isExpired && { action: { label: 'Start again', onPress: onExpired } })}
        >
          {sentenceOf(step.error, step.error.message)}
        </Notice>
      )}
      <TextField
        label={label}
        description={description}
        autoFocus
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck="false"
        inputMode={asked === 'app' ? 'numeric' : 'text'}
        maxLength={20}
        {...field('code')}
      />
      <Button type="submit" variant="primary" size="large" wide busy={step.isPending} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}
