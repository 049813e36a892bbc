export {
  beginAuthenticator,
  confirmAuthenticator,
  isSecondFactorOn,
  removeSecondFactor,
  renewRecoveryCodes,
  standingOf,
} from './authenticators.ts'
export {
  type Challenge,
  clearChallenges,
  openChallenge,
  spendChallenge,
  spentChallengeCookie,
  takeChallenge,
} from './challenges.ts'
export { countTry, forgetTries, type GivenFactor, takeFactor } from './take-factor.ts'
