import { sql } from 'kysely'

/**
 * Of `person`: whether somebody vouches for the email. It was confirmed by a link, the firm's own sign-in said that it is
 * theirs, or it is the one that an administrator invited.
 */
export const emailConfirmed = sql<boolean>`person.email_verified or person.email is not distinct from person.invited_email`
