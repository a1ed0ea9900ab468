const minutes = 60

/** How often may be failed before a pause. Counted in the database, so that all web nodes count together. */
export const limits = {
  /** Of passwords for one account from one address. Below `account`, so that no address locks an account for others. */
  guess: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passwords for one account, from all addresses that have not signed in to it before. */
  account: { points: 30, duration: 15 * minutes, blockDuration: 15 * minutes },
  address: { points: 100, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passwords for one account from a browser that has signed in to it before. */
  device: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passwords that a signed-in person is asked for again. */
  confirmation: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of wrong codes of a second factor before a pause, by person. */
  code: { points: 5, duration: 24 * 60 * minutes, blockDuration: 0 },
  /** Of such pauses: each is longer than the one before, until a code is right. */
  codePause: { points: 1000, duration: 7 * 24 * 60 * minutes, blockDuration: 0 },
  /** Of codes that turn on an authenticator app, by person. */
  newCode: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passkeys that sign in nobody, by address. */
  passkey: { points: 100, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of going to the firm's own sign-in without coming in by it, and of coming back without success, by address. */
  signOn: { points: 60, duration: 15 * minutes, blockDuration: 15 * minutes },
  signOnReturn: { points: 30, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of what may be used once alone, for longer than any of it is valid. */
  once: { points: 1, duration: 15 * minutes, blockDuration: 0 },
  registration: { points: 30, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of what is no link, by address. */
  link: { points: 60, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of asking for a new password: for one email, whether or not it has an account, and from one address. */
  forgotten: { points: 5, duration: 60 * minutes, blockDuration: 60 * minutes },
  forgottenAddress: { points: 30, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of mails that confirm an email, and of changes of the email, by person. */
  confirmationMail: { points: 5, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of mails that tell of a change to an account whose email nobody vouches for, by person. */
  told: { points: 10, duration: 60 * minutes, blockDuration: 60 * minutes },
} as const

/** How long nobody gets to try another code after five wrong ones, after five more, and so on; in seconds. */
const pauses = [1, 5, 15, 60, 4 * 60, 24 * 60].map((each) => each * minutes)

/** @param round 1 for the first pause */
export const pauseOf = (round: number): number => pauses[Math.min(round, pauses.length) - 1] ?? 0
