import { type Kysely, sql } from 'kysely'

/** What people sign in with besides a password: an authenticator app, backup codes, passkeys, the firm's own sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table person add column two_factor_enabled boolean not null default false`,
  // Null: by the password.
  `alter table session add column how text check (how in ('passkey', 'single-sign-on'))`,
  // The table of better-auth's plugin: secret and backup codes are encrypted by AUTH_SECRET. A row whose secret is not
  // verified stands for who has passkeys alone: its backup codes count.
  `create table two_factor (
    id text primary key,
    secret text not null,
    backup_codes text not null,
    user_id text not null unique references person on delete cascade,
    verified boolean not null default false,
    failed_verification_count integer not null default 0,
    locked_until timestamptz
  )`,
  // Public keys: whoever reads them can sign in nowhere.
  `create table passkey (
    id uuid primary key default gen_random_uuid(),
    person_id text not null references person on delete cascade,
    name text not null,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    backed_up boolean not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index passkey_of_person on passkey (person_id)`,
  `create unique index credential_of_provider on credential (provider_id, account_id)`,
  `alter table egress_entry
    drop constraint egress_entry_kind_check,
    add constraint egress_entry_kind_check check (kind in ('model', 'source', 'web', 'mail', 'sign-in'))`,
]
