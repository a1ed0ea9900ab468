import { parentPort, workerData } from 'node:worker_threads'
import { lendHostModules } from './host-modules.ts'

// Imports a tool's module where an endless loop, or an end of the process, is nobody's but its own.
lendHostModules()
parentPort?.postMessage('ready')
await import(workerData as string)
parentPort?.postMessage('loaded')
