import type { PublicContent } from '@casewright/core/client'
import { Button, Dialog, Link, Notice, Spinner } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { TermsProse } from './terms-prose.tsx'

interface TermsDialogProps {
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  onAccept: () => void
}

const Terms = () => {
  const { data, error } = useQuery<PublicContent>({ queryKey: ['/api/content'] })
  if (error)
    return (
      <Notice tone="error" title="The terms could not be loaded.">
        They also stand on <Link href="/terms">their own page</Link>.
      </Notice>
    )
  return data ? <TermsProse blocks={data.terms} /> : <Spinner label="Loading the terms..." />
}

/** The terms, as the firm wrote them. */
export const TermsDialog = ({ isOpen, onOpenChange, onAccept }: TermsDialogProps) => (
  <Dialog
    title="Terms and conditions"
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    footer={
      <>
        <Button onPress={() => onOpenChange(false)}>Close</Button>
        <Button
          variant="primary"
          onPress={() => {
            onAccept()
            onOpenChange(false)
          }}
        >
          Accept
        </Button>
      </>
    }
  >
    <Terms />
  </Dialog>
)
