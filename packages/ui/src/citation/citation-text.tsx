import { partsOfCitation } from './parts-of-citation.ts'

/** A citation as it is set: the name of the case in italics. */
export const CitationText = ({ text }: { text: string }) => {
  const { name, rest, last } = partsOfCitation(text)
  return (
    <>
      {name && <i>{name}</i>}
      {rest}
      {last}
    </>
  )
}
