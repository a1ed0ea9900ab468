import { counted } from '@casewright/core/client'
import { Button, Dialog } from '@casewright/ui'
import { useLogout } from '../../session/sign-in.ts'
import { useIdle } from './use-idle.ts'

/** Asks whether a person is still there, before their session ends for want of use. */
export function IdleNotice() {
  const { secondsLeft, stay } = useIdle()
  const logout = useLogout()
  if (secondsLeft === null) return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Are you still there?"
      onOpenChange={(open) => open || stay()}
      footer={
        <>
          <Button busy={logout.isPending} busyLabel="Signing out..." onPress={() => logout.mutate()}>
            Sign out
          </Button>
          <Button variant="primary" onPress={stay}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        You have not used this page for a while. You will be signed out {whenWords(secondsLeft)}. Running work
        continues, and forms keep their drafts in this browser.
      </p>
    </Dialog>
  )
}

/** By the quarter of a minute, so that a screen reader is not told each second. */
function whenWords(seconds: number): string {
  if (seconds > 60) return 'in two minutes'
  if (seconds > 45) return 'in a minute'
  return seconds > 0 ? `in less than ${counted(Math.ceil(seconds / 15) * 15, 'second')}` : 'now'
}
