import type { PlayerLetterTexts } from './text.ts'

export const en: PlayerLetterTexts = {
  emailConfirmation: {
    subject: 'Confirm your e-mail address',
    body: `Hello,

This address was given for an account at {site}. To confirm that it is yours, open this link:

{link}

The link works once and for {days} days. If you do not have an account with us, ignore this letter.

{site}`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    body: `Hello,

A new password was asked for your account at {site}. To choose one, open this link:

{link}

The link works once and for {minutes} minutes. All devices are signed out when you choose a new password.

If you did not ask for this, you need not do anything. Your password stays as it is.

{site}`,
  },
  registrationProof: {
    subject: 'Go on with your registration',
    body: `Hello,

Somebody fills in the form for a new account at {site} with this address. Many addresses were tried from their network today, so we ask whether this one is yours. If it is you, open this link and fill in the form once more:

{link}

The link works for {hours} hours. If you have an account with us already, sign in as always. If it was not you, ignore this letter.

{site}`,
  },
  signInLink: {
    subject: 'Your link to sign in',
    body: `Hello,

To open your account at {site} without a password, follow this link:

{link}

The link works once and for {minutes} minutes. Whoever has it is signed in to your account, so do not pass this letter on.

{site}`,
  },
  newSignIn: {
    subject: 'New sign-in to your account',
    body: `Hello,

Somebody signed in to your account at {site}:

{device}
{country}
{time}

If it was you, you need not do anything.

If it was not you, open this link and press the button there. All devices are signed out, your password stops working, and no money can be paid out until you have chosen a new one:

{link}

The link works once and for {days} days.

{site}`,
  },
  newSignInText: {
    subject: null,
    body: `New sign-in to your account at {site}: {device}, {country}. If it was not you, open this link:

{link}`,
  },
  accountClosed: {
    subject: 'Your account is closed',
    body: `Hello,

Your account at {site} is closed, as you asked. All devices are signed out.

We delete the history of your sign-ins on {signIns}. The law makes us keep your details, payments and rounds for a time; on {details} we delete everything that says who you were.

If it was not you who closed the account, write to us at once.

{site}`,
  },
  oneTimeCode: {
    subject: null,
    body: '{code} is your code for {site}. It works once and for {minutes} minutes. Do not give it to anybody.',
  },
  proofCode: {
    subject: 'Your code',
    body: `Hello,

To prove once more that it is you, enter this code at {site}:

{code}

It works once and for {minutes} minutes. Do not give it to anybody: we never ask for it.

If you did not ask for a code, somebody is using your account. Sign out all devices and choose a new password.

{site}`,
  },
  secondFactorOn: {
    subject: 'Sign-in with a second proof is on',
    body: `Hello,

From now on your account at {site} asks for a code of your authenticator at every sign-in. All other devices are signed out.

Keep the recovery codes where you find them without your phone.

If it was not you, write to us at once.

{site}`,
  },
  secondFactorOff: {
    subject: 'Sign-in with a second proof is off',
    body: `Hello,

Your account at {site} no longer asks for a code of your authenticator. The recovery codes are worthless now.

If it was not you, choose a new password and write to us at once.

{site}`,
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes were made',
    body: `Hello,

Your account at {site} has new recovery codes. The ones before are worthless now.

If it was not you, choose a new password and write to us at once.

{site}`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    body: `Hello,

A recovery code of your account at {site} was used in place of your authenticator. Codes left: {left}.

If it was not you, choose a new password and write to us at once.

{site}`,
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    body: `Hello,

A passkey was added to your account at {site}:

{name}

Whoever holds that device and can open it can sign in. If it was not you, remove it under Security and write to us at once.

{site}`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    body: `Hello,

A passkey was removed from your account at {site}:

{name}

It no longer signs in. If it was not you, choose a new password and write to us at once.

{site}`,
  },
  guardsChangedText: {
    subject: null,
    body: 'What guards your account at {site} was changed. If it was not you, write to us at once.',
  },
  recoveryCodeUsedText: {
    subject: null,
    body: 'A recovery code of your account at {site} was used. If it was not you, write to us at once.',
  },
  documentApproved: {
    subject: 'Your document was accepted',
    body: `Hello,

We have checked the document you sent, {file}, and accepted it. You need not do anything.

{site}`,
  },
  documentRejected: {
    subject: 'Please send your document again',
    body: `Hello,

We have checked the document you sent, {file}, and could not accept it:

{reason}

You can send another one here:

{link}

{site}`,
  },
  identityApproved: {
    subject: 'Your identity is checked',
    body: `Hello,

The check of your identity is complete and everything is in order. You need not do anything.

{link}

{site}`,
  },
  identityRejected: {
    subject: 'Your identity could not be confirmed',
    body: `Hello,

The check of your identity did not succeed. You can read why, and whether you can try again, here:

{link}

{site}`,
  },
  newDestination: {
    subject: 'Money is on its way to a new place',
    body: `Hello,

A withdrawal of {sum} was asked for from your account at {site}, to a place no money of yours went before:

{destination}

If it was you, you need not do anything.

If it was not you, change your password and write to us at once. Your history shows whether you can still take the withdrawal back:

{link}

{site}`,
  },
  withdrawalRefused: {
    subject: 'Your withdrawal was not carried out',
    body: `Hello,

We could not carry out your withdrawal of {sum}:

{reason}

The money is back in your balance. You see your payments here:

{link}

{site}`,
  },
  withdrawalFailed: {
    subject: 'Your withdrawal failed',
    body: `Hello,

The payment company could not pay out {sum}. The money is back in your balance, and you can choose another way or account.

You see your payments here:

{link}

{site}`,
  },
  lateMoneyHeld: {
    subject: 'Your closed account holds money',
    body: `Hello,

Money arrived in your account at {site} after you had closed it. It now holds {sum}. The money is yours: we keep it for you, and nobody can play with it.

Tell us where we shall send it, from this address:

{link}

{site}`,
  },
  lateMoneyPaid: {
    subject: 'Your money is on its way',
    body: `Hello,

We have paid out what was left in your closed account at {site}: {sum}, to {destination}.

{site}`,
  },
  referralJoined: {
    subject: 'A friend has registered with your link',
    body: `Hello,

Somebody opened an account at {site} with your invitation link. Once they have met the conditions in time, your invitation counts.

How far each invitation is, you see here:

{link}

{site}`,
  },
  referralRewarded: {
    subject: 'A bonus for your invitation',
    body: `Hello,

A friend you invited to {site} has met the conditions. Your bonus of {sum} is in your account. It has a wagering requirement, which you see with your bonuses.

Your invitations are here:

{link}

{site}`,
  },
  cashbackPaid: {
    subject: 'Your cashback',
    body: `Hello,

Your cashback of {sum} is in your account. It is a share of what you lost in a period that is over.

How it was counted, and what comes next:

{link}

{site}`,
  },
  bonusGiven: {
    subject: 'You have a bonus',
    body: `Hello,

Your bonus “{name}” of {sum} is in your account, together with its terms. You can give it up at any time its terms allow.

Your bonuses are here:

{link}

{site}`,
  },
  bonusExpiring: {
    subject: 'A bonus is about to end',
    body: `Hello,

The time of your bonus “{name}” of {sum} is over on {until}. We then take back what is left of it; your own money stays as it is. There is no need to play for it.

How far it is:

{link}

{site}`,
  },
  bonusPlayed: {
    subject: 'Your bonus is your own money now',
    body: `Hello,

You have met the wagering requirement of your bonus “{name}” of {sum}. {won} of it is your own money now.

You find it in your history:

{link}

{site}`,
  },
  bonusEnded: {
    subject: 'A bonus has ended',
    body: `Hello,

Your bonus “{name}” of {sum} has ended, and nothing of it became your own money. The money that was yours is untouched.

You find it in your history:

{link}

{site}`,
  },
  freeSpinsGiven: {
    subject: 'You have free spins',
    body: `Hello,

Your free spins “{name}” ({count}) are in your account. They cost nothing; you decide whether and when to start them, until {until}.

They are here:

{link}

{site}`,
  },
  freeSpinsExpiring: {
    subject: 'Free spins are about to end',
    body: `Hello,

The time of your free spins “{name}” is over on {until}; {left} of {count} have not been played. What they have won stays yours under their terms. There is no need to play the others.

They are here:

{link}

{site}`,
  },
  freeSpinsEnded: {
    subject: 'Free spins have ended',
    body: `Hello,

Your free spins “{name}” have ended: {used} of {count} were played, and they won {sum}. You see where that went in your history:

{link}

{site}`,
  },
  broadcast: {
    subject: '{title}',
    body: `{text}

{link}

You get this letter because you want to hear of such things by e-mail. You choose what you hear of here:

{settings}

{site}`,
  },
  activityStatement: {
    subject: 'Your month at {site}: {month}',
    body: `Hello,

This is what your play for real money came to in {month}. Bonus money is no part of it.

{each}

Time at play: {time}

Any other time, and limits you can set, are here:

{link}

{site}`,
    each: `{currency}
Balance at the beginning: {opening}
Paid in: {deposited}
Paid out: {paidOut}
Stakes: {staked}
Wins: {won}
Result of play: {net}
Other: {other}
Balance at the end: {closing}`,
  },
}
