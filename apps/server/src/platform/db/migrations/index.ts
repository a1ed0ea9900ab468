import type { Migration } from 'kysely/migration'
import * as first from './0001-first.ts'
import * as egress from './0002-egress.ts'
import * as notifications from './0003-notifications.ts'
import * as library from './0004-library.ts'
import * as reviews from './0005-reviews.ts'
import * as kept from './0006-kept.ts'
import * as keys from './0007-keys.ts'
import * as operations from './0008-operations.ts'
import * as usage from './0009-usage.ts'
import * as factors from './0010-factors.ts'
import * as rowSecurity from './0011-row-security.ts'
import * as holding from './0012-holding.ts'
import * as people from './0014-people.ts'
import * as openRuns from './0015-open-runs.ts'
import * as holdsOfAll from './0016-holds-of-all.ts'
import * as noWayRound from './0017-no-way-round.ts'
import * as invitedEmail from './0018-invited-email.ts'
import * as closedOut from './0019-closed-out.ts'
import * as devices from './0020-devices.ts'
import * as applicationRole from './0023-application-role.ts'
import * as unsafeFiles from './0024-unsafe-files.ts'
import * as sealedLabels from './0025-sealed-labels.ts'
import * as narrowerFunctions from './0026-narrower-functions.ts'
import * as lawPacks from './0027-law-packs.ts'
import * as caseIndex from './0030-case-index.ts'
import * as vectors from './0031-vectors.ts'
import * as earlierTexts from './0032-earlier-texts.ts'
import * as treatments from './0033-treatments.ts'
import * as treatmentWatch from './0034-treatment-watch.ts'
import * as particulars from './0035-particulars.ts'
import * as subjects from './0036-subjects.ts'
import * as localModelFailures from './0037-local-model-failures.ts'
import * as modelEvaluations from './0038-model-evaluations.ts'
import * as mattersKeptHere from './0039-matters-kept-here.ts'
import * as treatmentReader from './0040-treatment-reader.ts'

/** In order. A migration that has been released is never changed: the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-egress': egress,
  '0003-notifications': notifications,
  '0004-library': library,
  '0005-reviews': reviews,
  '0006-kept': kept,
  '0007-keys': keys,
  '0008-operations': operations,
  '0009-usage': usage,
  '0010-factors': factors,
  '0011-row-security': rowSecurity,
  '0012-holding': holding,
  '0014-people': people,
  '0015-open-runs': openRuns,
  '0016-holds-of-all': holdsOfAll,
  '0017-no-way-round': noWayRound,
  '0018-invited-email': invitedEmail,
  '0019-closed-out': closedOut,
  '0020-devices': devices,
  '0023-application-role': applicationRole,
  '0024-unsafe-files': unsafeFiles,
  '0025-sealed-labels': sealedLabels,
  '0026-narrower-functions': narrowerFunctions,
  '0027-law-packs': lawPacks,
  '0030-case-index': caseIndex,
  '0031-vectors': vectors,
  '0032-earlier-texts': earlierTexts,
  '0033-treatments': treatments,
  '0034-treatment-watch': treatmentWatch,
  '0035-particulars': particulars,
  '0036-subjects': subjects,
  '0037-local-model-failures': localModelFailures,
  '0038-model-evaluations': modelEvaluations,
  '0039-matters-kept-here': mattersKeptHere,
  '0040-treatment-reader': treatmentReader,
}
