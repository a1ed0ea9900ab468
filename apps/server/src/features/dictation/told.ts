import { type ToldWords, wordsOfOffice } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import { settingSeal } from '../../platform/egress/seals.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { particularsOf, profileOf } from '../office/index.ts'

const key = 'dictation-words'

/**
 * The names and terms that a person's dictation is told.
 * @param matter the id of the one that they work in; null: in none
 * @throws CasewrightError not-found, where they are no member of it
 */
export async function toldWords(own: Own, vault: Vault, matter: string | null): Promise<ToldWords> {
  const row = await own.trx
    .selectFrom('personSetting')
    .select('sealed')
    .where('personId', '=', own.userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return {
    ...wordsOfOffice({
      matter: matter ? await particularsOf(own, vault, matter) : null,
      profile: await profileOf(own, vault),
    }),
    own: row ? settingSeal(vault, own.userId, key).open<string[]>(row.sealed) : [],
  }
}

/** Keeps a person's own; none erases what was kept. */
export async function keepOwnWords({ userId, trx }: Own, vault: Vault, words: readonly string[]): Promise<void> {
  if (words.length === 0) {
    await trx.deleteFrom('personSetting').where('personId', '=', userId).where('key', '=', key).execute()
    return
  }
  const sealed = settingSeal(vault, userId, key).seal(words)
  await trx
    .insertInto('personSetting')
    .values({ personId: userId, key, sealed })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet({ sealed }))
    .execute()
}
