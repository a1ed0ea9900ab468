/**
 * What the role of people may do: as much as the transactions of `forUser` need, within the policies. A table that is
 * not here is closed to it.
 */
export const grants: Record<string, string> = {
  person: 'select, update (name, email, email_verified, image, two_factor_enabled, updated_at)',
  session: 'select',
  // How one signs in, as one's own settings tell it.
  credential: 'select (id, user_id, provider_id, password)',
  api_key: 'select, delete',
  two_factor: 'select, insert, update, delete',
  passkey: 'select, insert, update, delete',
  known_device: 'select (id, person_id, first_at, last_at), delete',
  person_setting: 'select, insert, update, delete',
  matter: 'select, insert, update, delete',
  // To hold a member until the transaction ends is to update, to the database.
  matter_member: 'select, insert, update (added_at), delete',
  document: 'select, update, delete',
  document_text: 'select',
  run: 'select, insert, update, delete',
  run_document: 'select, insert',
  run_step: 'select',
  run_review: 'select, insert, update, delete',
  run_partial: 'select, delete',
  kept_document: 'select, insert, update, delete',
  kept_version: 'select, insert',
  // A new version of one's own document is watched; an alert of one's own is dismissed.
  treatment_watch: 'select, insert, update (sealed, compared_with, worse_since)',
  egress_entry: 'select, insert, update, delete',
  usage_entry: 'select, insert, update (matter_id)',
  // One's own lines, as one's recent activity.
  audit_event: 'select, insert',
  // Whether there is one, and no word of why.
  legal_hold: 'select (id, person_id, matter_id, lifted_at)',
  installation_setting: 'select',
  // A run's job is sent in the transaction that creates the run; nobody reads a job of another by it.
  'pgboss.job_common': 'insert, select (id, start_after)',
  'pgboss.queue': 'select',
}
