import { matterParticulars } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { actorOf } from '../../features/audit/index.ts'
import { documentsOfMatter, runsOfMatter } from '../../features/filing/index.ts'
import {
  addMember,
  changeMatter,
  costOfMatter,
  deleteMatter,
  findPeople,
  matterForms as forms,
  listMatters,
  openMatter,
  readMatter,
  removeMember,
} from '../../features/matters/index.ts'
import { keepParticulars, particularsOf } from '../../features/office/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser, type Own } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'

/**
 * Matters with their members, runs, documents and cost, for their members; at `/api/matters`. To everybody else,
 * administrators and keys too, there is no such matter.
 */
export function matterRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const asMember = <T>(c: Context<AppEnv>, work: (own: Own) => Promise<T>) => forUser(db, signedIn(c).id, work)
  const inPerson = <T>(c: Context<AppEnv>, read: () => Promise<T>): Promise<T> => {
    signedIn(c)
    return read()
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      signedIn(c)
      const query = forms.queryAs(c, forms.mattersQuery)
      return c.json(await asMember(c, (own) => listMatters(own, query)))
    })
    .post('/', async (c) => {
      const given = await inPerson(c, () => forms.bodyAs(c, forms.newMatter))
      const opened = await asMember(c, async (own) => readMatter(own, await openMatter(own, actorOf(c), given)))
      return c.json(opened, 201)
    })
    .get('/people', async (c) => {
      signedIn(c)
      const { text } = forms.queryAs(c, forms.peopleQuery)
      return c.json({ people: await asMember(c, (own) => findPeople(own, text)) })
    })
    .get('/:id', async (c) => c.json(await asMember(c, (own) => readMatter(own, c.req.param('id')))))
    .patch('/:id', async (c) => {
      const id = c.req.param('id')
      const change = await inPerson(c, () => forms.bodyAs(c, forms.matterChange))
      const changed = await asMember(c, async (own) => {
        await changeMatter(own, actorOf(c), id, change)
        return readMatter(own, id)
      })
      return c.json(changed)
    })
    .delete('/:id', async (c) => {
      await asMember(c, (own) => deleteMatter(own, actorOf(c), c.req.param('id')))
      return c.body(null, 204)
    })
    .post('/:id/members', async (c) => {
      const id = c.req.param('id')
      const { personId } = await inPerson(c, () => forms.bodyAs(c, forms.newMember))
      const changed = await asMember(c, async (own) => {
        await addMember(own, actorOf(c), id, personId)
        return readMatter(own, id)
      })
      return c.json(changed)
    })
    .delete('/:id/members/:person', async (c) => {
      const { id, person } = c.req.param()
      await asMember(c, (own) => removeMember(own, actorOf(c), id, person))
      return c.body(null, 204)
    })
    .get('/:id/runs', async (c) => {
      signedIn(c)
      const query = forms.queryAs(c, forms.contentsQuery)
      return c.json(await asMember(c, (own) => runsOfMatter(own, vault, c.req.param('id'), query)))
    })
    .get('/:id/documents', async (c) => {
      signedIn(c)
      const query = forms.queryAs(c, forms.contentsQuery)
      return c.json(await asMember(c, (own) => documentsOfMatter(own, c.req.param('id'), query)))
    })
    .get('/:id/particulars', async (c) =>
      c.json(await asMember(c, (own) => particularsOf(own, vault, c.req.param('id')))),
    )
    .put('/:id/particulars', async (c) => {
      const id = c.req.param('id')
      const given = await inPerson(c, () => forms.bodyAs(c, matterParticulars))
      return c.json(await asMember(c, (own) => keepParticulars(own, vault, actorOf(c), id, given)))
    })
    .get('/:id/cost', async (c) => c.json(await asMember(c, (own) => costOfMatter(own, c.req.param('id')))))
}
