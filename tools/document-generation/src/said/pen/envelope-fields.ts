// The fields of a letter that tell who writes to whom.
import type { Template } from '@casewright/templates'
import { sheetOf } from '../brief/sheet.ts'
import type { People } from './people.ts'

/** The fields of a letter for who writes and who reads, with the side that each is of. */
export function fieldsOf(
  template: Template,
  { sender, recipient, client, sentBy }: People,
): { field: string; value: string; side: 'sender' | 'recipient' | 'client' }[] {
  const sheet = sheetOf(template)
  if (!sheet) return []
  return sheet({
    sender,
    recipient,
    byLawyer: client !== undefined,
    asked: [],
    places: [],
    told: new Map(),
    ...(client && { client }),
    ...(sentBy && { sentBy }),
  }).flatMap(({ field, value, side }) => (side === 'greeting' ? [] : [{ field, value, side }]))
}
