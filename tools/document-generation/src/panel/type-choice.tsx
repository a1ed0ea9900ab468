import { ChoiceGrid } from '@casewright/ui'
import type { DocumentType } from '../output.ts'

interface TypeChoiceProps {
  types: readonly DocumentType[]
  value: string | null
  onChange: (type: string) => void
}

/** The types of a tab; those of the firm stand after ours and say so. */
export const TypeChoice = ({ types, value, onChange }: TypeChoiceProps) => (
  <ChoiceGrid
    label="Document type"
    choices={types.map(({ id, title, description, by }) => ({
      id,
      title,
      text: by === 'firm' ? `${description} Added by your firm.` : description,
    }))}
    value={value ?? undefined}
    onChange={onChange}
  />
)
