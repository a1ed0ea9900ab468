import { type Kysely, sql } from 'kysely'

/**
 * What opinions of the library say of the authorities that they cite. `treatment_due` holds the opinions that are still to
 * be read: a trigger fills it, whatever way an opinion comes in, and it is worked off behind an import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table authority_treatment (
    citing integer not null references authority on delete cascade,
    -- Of the authority that is treated, as the opinion cites it.
    keys text[] not null,
    name text,
    year integer,
    kind text not null,
    -- One for each pair of opinion and authority: what the opinion does to it above all.
    chief boolean not null,
    -- Against the authority, said by the court, and not denied.
    against boolean not null,
    voice text not null,
    denied boolean not null,
    certainty real not null,
    mentions integer not null,
    start_at integer not null,
    end_at integer not null,
    words text not null,
    -- What treats it, where that is not the opinion itself: 'X, overruled by Y'.
    by_citation text,
    by_name text,
    by_year integer,
    by_court text
  )`,
  `create index authority_treatment_citing on authority_treatment (citing)`,
  `create index authority_treatment_chief on authority_treatment using gin (keys) where chief`,
  `create index authority_treatment_against on authority_treatment using gin (keys) where against`,
  `create table treatment_due (authority integer primary key references authority on delete cascade)`,
  `create function treatment_falls_due() returns trigger language plpgsql as $$
    begin
      insert into treatment_due (authority) select number from arrived where kind = 'case' and length > 0;
      return null;
    end
  $$`,
  `create trigger treatment_falls_due after insert on authority
    referencing new table as arrived for each statement execute function treatment_falls_due()`,
  `insert into treatment_due (authority) select number from authority where kind = 'case' and length > 0`,
]
