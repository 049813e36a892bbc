export { activateSpins, cancelAllSpins, cancelSpins, expireSpins, issueSpins, tellStudioJob } from './held-spins.ts'
export { markSpinsTold, readUntoldSpins, type UntoldSpins } from './notices.ts'
export { paySpin, returnSpin, takeSpin } from './play-spins.ts'
export { type SpinsGrant, worthOf } from './spins.ts'
export {
  countIssuedSpins,
  hadSpins,
  listViews as listSpins,
  readSpins as findSpins,
  readView as spinsView,
} from './store.ts'
export { tellStudio, tellUntold } from './tell-studio.ts'
