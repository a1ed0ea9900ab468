const day = 24 * 60 * 60

/** What every key starts with, so that a scanner of secrets knows one. */
export const keyPrefix = 'cwk_'
export const longestName = 60
export const mostDays = 366

/** Of the plugin: keys are hashed, never start a session, and are counted nowhere but in the log. */
export const keyOptions = {
  defaultPrefix: keyPrefix,
  requireName: true,
  minimumNameLength: 1,
  maximumNameLength: longestName,
  startingCharactersConfig: { shouldStore: true, charactersLength: 8 },
  keyExpiration: { defaultExpiresIn: null, minExpiresIn: 1, maxExpiresIn: mostDays },
  rateLimit: { enabled: false },
  enableSessionForAPIKeys: false,
}

export const keySchema = { schema: { apikey: { modelName: 'apiKey' } } }

export const secondsOf = (days: number): number => days * day
