import { createHmac } from 'node:crypto'
import pg from 'pg'

const owner = 'casewright_owner'
const application = 'casewright_app'

/** No password of a role tells that of another. */
const passwordOf = (role: string, password: string): string =>
  createHmac('sha256', password).update(`casewright role ${role}`).digest('hex')

/** The names and passwords of the roles, from the password of the cluster's superuser. */
export const rolesOf = (password: string) => ({
  owner: { name: owner, password: passwordOf(owner, password) },
  application: { name: application, password: passwordOf(application, password) },
})

const weak = 'login nosuperuser nocreatedb nocreaterole noreplication noinherit'

/**
 * Makes the roles of an embedded cluster ready: one that owns everything of ours and brings it up to date, and one that
 * owns nothing and runs the application. What an earlier version made as the superuser passes to the owner.
 * @param superuser a connection of the cluster's superuser, who does this and nothing else
 */
export async function setUpRoles(superuser: pg.ClientBase, password: string): Promise<void> {
  const roles = rolesOf(password)
  const secret = (role: { password: string }) => pg.escapeLiteral(role.password)
  await superuser.query('begin')
  await superuser.query(missingRoles)
  // Backups are made by the owner, and have to see every row.
  await superuser.query(`alter role ${owner} ${weak} bypassrls password ${secret(roles.owner)}`)
  await superuser.query(`alter role ${application} ${weak} nobypassrls password ${secret(roles.application)}`)
  // A role may give itself settings: a path of its own, or to read alone.
  await superuser.query(freshSettings)
  await superuser.query(passOn)
  await superuser.query(ownLocks)
  await superuser.query('commit')
}

/** The role that transactions for a person take on is named after its database, as `personRole` looks for it. */
const missingRoles = `do $$
  declare
    person text := 'casewright_person_' || left(md5(current_database()), 12);
    one text;
  begin
    foreach one in array array['${owner}', '${application}', person] loop
      if not exists (select from pg_roles where rolname = one) then
        execute format('create role %I nologin noinherit', one);
      end if;
    end loop;
    execute format('grant %I to ${application}', person);
    execute format('revoke all on database %I from public', current_database());
    execute format('grant connect on database %I to ${application}', current_database());
    revoke all on database template1 from public;
    execute format('alter database %I owner to ${owner}', current_database());
  end $$`

const freshSettings = `do $$ begin
    execute format('alter role ${application} in database %I reset all', current_database());
    execute format('alter role ${owner} in database %I reset all', current_database());
    alter role ${application} reset all;
    alter role ${owner} reset all;
  end $$`

const ours = `in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`

const passOn = `do $$
  declare
    statement text;
  begin
    for statement in
      select format('alter schema %I owner to ${owner}', nspname)
      from pg_namespace where nspname = 'pgboss' and nspowner <> '${owner}'::regrole
      union all
      select format('alter %s %s owner to ${owner}', case relkind when 'S' then 'sequence' else 'table' end, oid::regclass)
      from pg_class where relnamespace ${ours} and relkind in ('r', 'p', 'S') and relowner <> '${owner}'::regrole
        and not exists (
          select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass
            and refclassid = 'pg_class'::regclass and deptype in ('a', 'i') and relkind = 'S'
        )
      union all
      select format('alter routine %s owner to ${owner}', oid::regprocedure)
      from pg_proc where pronamespace ${ours} and proowner <> '${owner}'::regrole
      union all
      select format('alter type %s owner to ${owner}', oid::regtype)
      from pg_type where typnamespace ${ours} and typtype in ('e', 'd') and typowner <> '${owner}'::regrole
    loop
      execute statement;
    end loop;
  end $$`

/** Who waits for a lock waits for whoever has it: the role of people takes none. */
const ownLocks = `do $$
  declare
    one regprocedure;
  begin
    for one in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_.*advisory' loop
      execute format('revoke all on function %s from public', one);
      execute format('grant execute on function %s to ${owner}, ${application}', one);
    end loop;
  end $$`
