/** What one message says; `label` names the page it leads to. */
export interface MessageText {
  title: string
  body: string
  label: string
}

export interface MessageTexts {
  welcome: MessageText
  passwordChanged: MessageText
  signInLinked: MessageText
  guardsChanged: MessageText
  documentApproved: MessageText
  documentRejected: MessageText
  withdrawalPaid: MessageText
  withdrawalFailed: MessageText
  withdrawalRefused: MessageText
  creditCardRefused: MessageText
  betCorrected: MessageText
  identityApproved: MessageText
  identityRejected: MessageText
  referralJoined: MessageText
  referralRewarded: MessageText
  levelReached: MessageText
  wheelSpinsGiven: MessageText
  questCompleted: MessageText
  tournamentPrize: MessageText
  bonusEnded: MessageText
  bonusPlayed: MessageText
  bonusExpiring: MessageText
  bonusGiven: MessageText
  cashbackPaid: MessageText
  freeSpinsGiven: MessageText
  freeSpinsExpiring: MessageText
  freeSpinsEnded: MessageText
  depositArrived: MessageText
  newSignIn: MessageText
}
