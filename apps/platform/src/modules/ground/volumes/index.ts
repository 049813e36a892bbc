export { openVolumes } from './open.ts'
export { dropVolume, listVolumes, type Volume } from './volumes.ts'
