// Who somebody is, as far as notes say it.

/** Who writes or is written to, as one stretch of notes names them. */
export interface Party {
  name?: string
  title?: string
  company?: string
  address?: string
  phone?: string
  email?: string
  /** What else is said of them: 'a 501(c)(3) food pantry'. */
  more?: string
}

/** Adds to a party what more is known of it. */
export const merge = (own: Party, more: Party): void => {
  for (const key of ['name', 'title', 'company', 'address', 'phone', 'email'] as const)
    if (more[key]) own[key] ??= more[key]
}
