const asked = new AbortController()

// One listener that stays: a signal that comes while modules are loaded is told to who listened when it came.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => asked.abort(signal))

/** Aborts when this process is asked to end; its reason is the signal's name. */
export const stopSignal: AbortSignal = asked.signal
