// Starts the server as the first process of a container, which is ended by no signal that it does not hear: so it hears
// before all else is loaded.
import './stop-signal.ts'

await import('./main.ts')
