import type { MessageTexts } from './text.ts'

export const en: MessageTexts = {
  welcome: {
    title: 'Welcome',
    body: 'Your account is open. Before you play, take two minutes to read how to keep play within the time and money you can spare.',
    label: 'Responsible gambling',
  },
  passwordChanged: {
    title: 'Your password was changed',
    body: 'All other devices were signed out. If it was not you, write to us at once.',
    label: 'Contact us',
  },
  signInLinked: {
    title: 'A new way to sign in',
    body: 'Your account now opens with an account of yours at another company too, because both have the same confirmed e-mail. If it was not you, write to us at once.',
    label: 'Contact us',
  },
  guardsChanged: {
    title: 'Your account is guarded differently',
    body: 'What your account asks for at a sign-in was changed. If it was not you, write to us at once.',
    label: 'Your security',
  },
  documentApproved: {
    title: 'Document accepted',
    body: 'We have checked a document you sent and accepted it.',
    label: 'Your documents',
  },
  documentRejected: {
    title: 'Document not accepted',
    body: 'We have checked a document you sent and could not accept it. See why, and send another one.',
    label: 'Your documents',
  },
  identityApproved: {
    title: 'Identity checked',
    body: 'The check of your identity is complete and everything is in order.',
    label: 'Verification',
  },
  identityRejected: {
    title: 'Identity not confirmed',
    body: 'The check of your identity did not succeed. See why, and whether you can try again.',
    label: 'Verification',
  },
  withdrawalPaid: {
    title: 'Withdrawal paid',
    body: 'The payment company has paid out your withdrawal.',
    label: 'Your payments',
  },
  withdrawalFailed: {
    title: 'Withdrawal failed',
    body: 'The payment company could not pay. The money is back in your balance.',
    label: 'Your payments',
  },
  withdrawalRefused: {
    title: 'Withdrawal not carried out',
    body: 'The money is back in your balance. Your payments say why.',
    label: 'Your payments',
  },
  referralJoined: {
    title: 'A friend has registered',
    body: 'Somebody opened an account with your invitation link. You see there how far each invitation is.',
    label: 'Your invitations',
  },
  referralRewarded: {
    title: 'A bonus for your invitation',
    body: 'A friend you invited has met the conditions, and your bonus is in your account.',
    label: 'Your invitations',
  },
  tournamentPrize: {
    title: 'You won a prize in a tournament',
    body: 'The tournament is over, and the prize for your place is in your account.',
    label: 'Tournaments',
  },
  betCorrected: {
    title: 'The result of a bet was corrected',
    body: 'A sports bet was settled anew, and what it had paid too much was taken back. What of that you no longer had is paid from the next money of this account.',
    label: 'Your bets',
  },
  levelReached: {
    title: 'A reward for your new level',
    body: 'You have reached a new level, and its reward is in your account.',
    label: 'Your level',
  },
  wheelSpinsGiven: {
    title: 'Spins of a prize wheel',
    body: 'You can turn a prize wheel. Its page says until when, and how likely each prize is.',
    label: 'The wheel',
  },
  questCompleted: {
    title: 'You completed a quest',
    body: 'Every task is done, and what it brings is in your account.',
    label: 'Your quests',
  },
  cashbackPaid: {
    title: 'Your cashback',
    body: 'A share of what you lost in a period that is over is in your account.',
    label: 'Your bonuses',
  },
  bonusGiven: {
    title: 'You have a bonus',
    body: 'It is in your account, together with its terms.',
    label: 'Your bonuses',
  },
  bonusExpiring: {
    title: 'A bonus is about to end',
    body: 'Less than a day of its time is left. Your own money stays as it is, and there is no need to play for it.',
    label: 'Your bonuses',
  },
  bonusPlayed: {
    title: 'Your bonus is your own money now',
    body: 'You have met its wagering requirement.',
    label: 'Your history',
  },
  bonusEnded: {
    title: 'A bonus has ended',
    body: 'Nothing of it became your own money. The money that was yours is untouched.',
    label: 'Your history',
  },
  freeSpinsGiven: {
    title: 'You have free spins',
    body: 'They are in your account and cost nothing; you decide whether and when to start them.',
    label: 'Your bonuses',
  },
  freeSpinsExpiring: {
    title: 'Free spins are about to end',
    body: 'Less than a day of their time is left. What they have won stays yours under their terms, and there is no need to play the others.',
    label: 'Your bonuses',
  },
  freeSpinsEnded: {
    title: 'Free spins have ended',
    body: 'You see what they have won, and where it went, in your history.',
    label: 'Your history',
  },
  creditCardRefused: {
    title: 'Credit cards are not accepted',
    body: 'In your country nobody may pay in by credit card. Nothing was put in your balance; the money goes back to the card.',
    label: 'Your payments',
  },
  depositArrived: {
    title: 'Deposit received',
    body: 'Your payment has arrived and is in your balance.',
    label: 'Your payments',
  },
  newSignIn: {
    title: 'A sign-in from a new place',
    body: 'Somebody signed in to your account on a new device or from another country. If it was not you, end that sign-in and change your password.',
    label: 'Your security',
  },
}
