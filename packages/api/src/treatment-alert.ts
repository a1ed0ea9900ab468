/** A report or a saved document of the signed-in user that cites law whose treatment became worse since. */
export interface TreatmentAlert {
  id: string
  subject: {
    /** A run of the history, or a saved document. */
    kind: 'report' | 'document'
    id: string
    /** The id of the tool. */
    tool: string
    title: string
  }
  /** ISO 8601. */
  since: string
  /** As the report or the document cites them, with what is said against each now. */
  citations: { text: string; flag: 'red' | 'amber'; says: string }[]
}
