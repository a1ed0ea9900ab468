/** Where a court stands: `last` resort, `intermediate` appeals, general `trial` jurisdiction, `limited` jurisdiction. */
export type CourtLevel = 'last' | 'intermediate' | 'trial' | 'limited' | 'other'

export interface Court {
  /** Free Law Project's id, which CourtListener uses as well: `scotus`, `ca9`, `nysd`, `cal`. */
  id: string
  name: string
  /** As citations have it: "9th Cir.", "S.D.N.Y.", "Pa. Super. Ct."; empty where none is known. */
  abbreviation: string
  level: CourtLevel
  /** As `jurisdictions` names them; `us` for federal courts, `tribal`, or `other` for courts of other countries. */
  jurisdiction: string
  /** State that a federal trial court sits for. */
  place: string | null
  /** Years that it sat; `null` where not known, or where it still sits. */
  from: number | null
  to: number | null
}
