/** The port of the server that all tests share. */
export const sharedPort = Number(process.env.E2E_PORT ?? 3977)

/**
 * A port for a server that the tests of a group have to themselves. Files are run side by side, and each of the
 * workers that run them has ports of its own.
 * @param offset 1 to 99; another one for each server that runs at the same time within a file
 */
export const ownPort = (offset: number): number =>
  sharedPort + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + offset
