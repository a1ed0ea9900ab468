import { FileDown } from 'lucide-react'
import { ButtonLink } from '../link/link.tsx'
import { usePageOffers } from '../memo/page-offers.ts'

interface DownloadButtonsProps {
  /** The run whose result is reported. */
  runId: string
}

/** The report of a result, for Word and as a PDF: where its action offers a `report`. */
export function DownloadButtons({ runId }: DownloadButtonsProps) {
  if (usePageOffers()) return null
  const file = (name: 'word' | 'pdf', label: string) => (
    <ButtonLink href={`/api/runs/${runId}/exports/${name}`} download icon={<FileDown aria-hidden="true" />}>
      {label}
    </ButtonLink>
  )
  return (
    <>
      {file('word', 'Download Word')}
      {file('pdf', 'Download PDF')}
    </>
  )
}
