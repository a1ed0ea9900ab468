import { setFlagsFromString } from 'node:v8'

// By itself V8 lets the heap grow to several times what is used before it looks for what is not. Import this first.
setFlagsFromString('--heap-growing-percent=50')
