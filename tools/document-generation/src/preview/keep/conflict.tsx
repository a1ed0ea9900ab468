import { Button, Dialog } from '@casewright/ui'
import type { Keep } from './use-keep.ts'

/** Goes to the newest version of a saved document, also where the address names it already. */
function open(id: string): void {
  const url = new URL(location.href)
  url.searchParams.set('kept', id)
  url.searchParams.delete('version')
  if (url.href === location.href) location.reload()
  else location.assign(url)
}

/** A newer version was kept elsewhere: nothing is overwritten, the person decides. */
export const Conflict = ({ keep, id }: { keep: Keep; id: string | undefined }) => (
  <Dialog
    title="A newer version has been saved"
    role="alertdialog"
    isOpen={keep.state === 'conflict'}
    onOpenChange={(isOpen) => {
      if (!isOpen) keep.close()
    }}
    footer={
      <>
        <Button
          onPress={() => {
            keep.close()
            if (id) open(id)
          }}
        >
          Open the newer one
        </Button>
        <Button variant="primary" onPress={() => keep.save('new')}>
          Keep as a new document
        </Button>
      </>
    }
  >
    <p>
      This document was changed and saved in another window. Neither version is overwritten: save yours as a new
      document, or discard it and open the newer version.
    </p>
  </Dialog>
)
