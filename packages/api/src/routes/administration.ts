import type { AuditChain, AuditEntry, HoldSubject, Job, Jobs, LegalHold, RetentionPreview } from '../administration.ts'
import type { Connections, ConnectionTest } from '../connections.ts'
import type { Installation } from '../content.ts'
import type { InstallationSettings, Retention } from '../installation-settings.ts'
import type { EvaluationQuestion, LanguageModels } from '../language-models.ts'
import type { AddLawPack, LawChecked, LawCompletion } from '../law-library.ts'
import type { MeaningState } from '../meaning.ts'
import type { HandedLink, PeoplePage, Role } from '../people.ts'
import type { UsageReport } from '../usage.ts'

interface Confirmed {
  password: string
}

/** The filter of the audit log. */
interface AuditQuery {
  person?: string | null
  action?: string
  subject?: string
  from?: string
  to?: string
  before: number | null
}

/** For administrators. */
export interface AdministrationRoutes {
  'GET /api/admin/installation': { answer: Installation }
  'GET /api/admin/settings': { answer: InstallationSettings }
  'PUT /api/admin/settings': { body: Partial<InstallationSettings>; answer: InstallationSettings }

  'GET /api/admin/people': { query: { text: string; after: string }; answer: PeoplePage }
  'PATCH /api/admin/people/:id': {
    body: { role?: Role; plan?: string | null; active?: boolean; password?: string }
  }
  'POST /api/admin/people/:id/reset-link': { body: Confirmed; answer: HandedLink }
  'POST /api/admin/people/:id/disconnect': { body: Confirmed }
  'POST /api/admin/people/:id/matters': { body: { to: string; password: string }; answer: { matters: number } }
  'POST /api/admin/people/invitations': {
    body: { email: string; role: Role; password?: string }
    answer: HandedLink
  }
  'POST /api/admin/people/invitations/:id/renew': { body: Confirmed | undefined; answer: HandedLink }
  'DELETE /api/admin/people/invitations/:id': object

  'GET /api/admin/connections': { answer: Connections }
  'POST /api/admin/connections/:id/test': { answer: ConnectionTest }
  'GET /api/admin/meaning': { answer: MeaningState }
  'POST /api/admin/meaning/fetch': object
  'POST /api/admin/meaning/pause': object
  'POST /api/admin/meaning/cancel': object
  'GET /api/admin/language-models': { answer: LanguageModels }
  'POST /api/admin/language-models/:name/fetch': object
  'POST /api/admin/language-models/:name/pause': object
  'POST /api/admin/language-models/:name/cancel': object
  'POST /api/admin/language-models/:name/use': object
  'POST /api/admin/language-models/unused': object
  'POST /api/admin/language-models/evaluate': object
  'POST /api/admin/language-models/evaluate/cancel': object
  'GET /api/admin/language-models/questions': { answer: EvaluationQuestion[] }
  'POST /api/admin/language-models/weights': { body: { files: readonly string[] } }
  'DELETE /api/admin/language-models/:name': object
  'DELETE /api/admin/language-models/speech/model': object

  'GET /api/admin/usage': { query: { month: string | undefined }; answer: UsageReport }

  'GET /api/admin/jobs': { query: { state: Job['state'] | undefined; before: string | null }; answer: Jobs }
  'POST /api/admin/jobs/:id/retry': object
  'POST /api/admin/jobs/:id/cancel': object

  'POST /api/admin/law-library/packs/:pack/add': { body: AddLawPack }
  'POST /api/admin/law-library/packs/:pack/pause': object
  'POST /api/admin/law-library/packs/:pack/resume': object
  'POST /api/admin/law-library/packs/:pack/cancel': object
  'POST /api/admin/law-library/packs/:pack/remove': object
  'POST /api/admin/law-library/check': { answer: LawChecked }
  'GET /api/admin/law-library/completion': { answer: LawCompletion }
  'POST /api/admin/law-library/completion': object
  'POST /api/admin/law-library/completion/later': object

  'GET /api/admin/retention/preview': { query: Retention; answer: RetentionPreview }
  'GET /api/admin/holds': { answer: LegalHold[] }
  'GET /api/admin/holds/subjects': { query: { kind: HoldSubject['kind']; text: string }; answer: HoldSubject[] }
  'POST /api/admin/holds': {
    body: { kind: HoldSubject['kind']; subjectId: string; reason: string }
    answer: { id: string }
  }
  'POST /api/admin/holds/:id/lift': object

  'GET /api/admin/audit': { query: AuditQuery; answer: { events: AuditEntry[]; next: number | null } }
  'GET /api/admin/audit/chain': { answer: AuditChain }
}
