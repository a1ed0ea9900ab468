import type {
  KeptDocument,
  KeptInput,
  MatterParticulars,
  OpenedDocument,
  Review,
  ReviewInput,
  Run,
  RunSummary,
  ToldWords,
} from '@casewright/core'
import type { AuthorityHistory, PassageCitedBy } from '../authority-history.ts'
import type { AuthorityAsOf } from '../authority-reading.ts'
import type { CitedBy, CitedByQuery } from '../cited-by.ts'
import type { LawChanges, LawFailures, LawLibrary } from '../law-library.ts'
import type { FoundPerson, Matter, MatterCost, MatterDocument, MatterRun, MatterSummary } from '../matter.ts'
import type { TreatmentAlert } from '../treatment-alert.ts'
import type { CitationInText, HeldAuthority, HistoryItem, Notifications, Registry } from './shapes.ts'

/** A page of a list. */
type Page<Name extends string, One> = Record<Name, One[]> & {
  /** Where the next page begins; null on the last page. */
  next: string | null
}

interface PageQuery {
  limit: number
  /** Where the previous page ended; empty: the first page. */
  before: string
}

interface RunFilter {
  tool: string
  text: string
}

interface Filing {
  matterId: string | null
}

/** Tools, runs, saved documents, matters and the law. */
export interface WorkRoutes {
  'GET /api/tools': { answer: Registry }
  'POST /api/panel-failures': { body: { tool: string } }

  'GET /api/runs': { query: Partial<RunFilter & PageQuery>; answer: Page<'runs', RunSummary> }
  'DELETE /api/runs': { query: RunFilter; answer: { deleted: number; held: number } }
  'GET /api/runs/:id': { answer: Run }
  'DELETE /api/runs/:id': object
  'GET /api/runs/:id/sealed': { answer: { sealed: string } }
  'POST /api/runs/:id/cancel': { answer: Run }
  'PUT /api/runs/:id/matter': { body: Filing }
  'PUT /api/runs/:id/reviews/:item': { body: ReviewInput; answer: Review }
  'DELETE /api/runs/:id/reviews/:item': object
  'GET /api/search-history': { answer: HistoryItem[] }
  'GET /api/notifications': { answer: Notifications }
  'GET /api/treatment-alerts': { answer: { alerts: TreatmentAlert[] } }
  'DELETE /api/treatment-alerts/:id': object
  'POST /api/notifications/seen': { body: { through: string } | { runs: string[] } }

  'GET /api/kept': { query: PageQuery & { text: string }; answer: Page<'documents', KeptDocument> }
  'POST /api/kept': { body: KeptInput & { tool: string }; answer: { id: string; version: number } }
  'GET /api/kept/:id': { query: { version: string | null } | undefined; answer: OpenedDocument }
  'GET /api/kept/:id/file': object
  'PUT /api/kept/:id': { body: KeptInput & { seen: number }; answer: { id: string; version: number } }
  'PATCH /api/kept/:id': { body: { title: string }; answer: { id: string; title: string } }
  'DELETE /api/kept/:id': object
  'PUT /api/kept/:id/matter': { body: Filing }
  'POST /api/kept/:id/restore': { body: { version: number }; answer: { id: string; version: number } }

  'POST /api/dictation': {
    query: { part?: string; again?: string; matter?: string }
    answer: { text: string | null }
  }
  'GET /api/dictation/words': { query: { matter?: string }; answer: ToldWords }
  'PUT /api/dictation/words': { body: { own: readonly string[] } }

  'GET /api/matters': {
    query: PageQuery & { text: string; open: 'true' | undefined }
    answer: Page<'matters', MatterSummary>
  }
  'POST /api/matters': { body: { name: string; number: string | null }; answer: Matter }
  'GET /api/matters/people': { query: { text: string }; answer: { people: FoundPerson[] } }
  'GET /api/matters/:id': { answer: Matter }
  'PATCH /api/matters/:id': {
    body: { name?: string; number?: string | null; closed?: boolean; ownerId?: string }
    answer: Matter
  }
  'DELETE /api/matters/:id': object
  'POST /api/matters/:id/members': { body: { personId: string }; answer: Matter }
  'DELETE /api/matters/:id/members/:person': object
  'GET /api/matters/:id/runs': { query: PageQuery; answer: Page<'runs', MatterRun> }
  'GET /api/matters/:id/documents': { query: PageQuery; answer: Page<'documents', MatterDocument> }
  'GET /api/matters/:id/cost': { answer: MatterCost }
  'GET /api/matters/:id/particulars': { answer: MatterParticulars }
  'PUT /api/matters/:id/particulars': { body: MatterParticulars; answer: MatterParticulars }

  'GET /api/library/:id': { answer: HeldAuthority }
  'GET /api/library/:id/as-of': { query: { date: string }; answer: AuthorityAsOf }
  'GET /api/law-library': { answer: LawLibrary }
  'GET /api/law-library/packs/:pack/failures': { answer: LawFailures }
  'GET /api/law-library/packs/:pack/changes': { answer: LawChanges }
  'GET /api/library/:id/cited-by': { query: CitedByQuery; answer: CitedBy }
  'GET /api/library/:id/history': { answer: AuthorityHistory }
  'GET /api/library/:id/passage': {
    query: { start: number; end: number; pages?: string | undefined }
    answer: PassageCitedBy
  }
  'POST /api/library/:id/passages': { body: { text: string }; answer: { passages: { start: number; end: number }[] } }
  'GET /api/library/:id/citations': { answer: { citations: CitationInText[] } }
}
