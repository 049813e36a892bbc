import type { MessageTopic } from '@baize/contract/kinds'
import type { MessageContent } from '../message.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { hi } from './hi.ts'
import { ptBr } from './pt-br.ts'
import type { MessageTexts } from './text.ts'
import { tr } from './tr.ts'

export type MessageKind = keyof MessageTexts

/** Where each message leads to: pages of the site, without a language. */
export const messageLinks: Record<MessageKind, string> = {
  welcome: '/static/responsible-gambling',
  passwordChanged: '/contact',
  signInLinked: '/contact',
  guardsChanged: '/profile/security',
  documentApproved: '/profile/documents',
  documentRejected: '/profile/documents',
  identityApproved: '/profile/verification',
  identityRejected: '/profile/verification',
  withdrawalPaid: '/profile/history',
  withdrawalFailed: '/profile/history',
  withdrawalRefused: '/profile/history',
  referralJoined: '/profile/referral',
  referralRewarded: '/profile/referral',
  levelReached: '/loyalty',
  wheelSpinsGiven: '/',
  questCompleted: '/?quests-hub=true',
  tournamentPrize: '/tournaments',
  cashbackPaid: '/profile/bonuses',
  bonusGiven: '/profile/bonuses',
  bonusExpiring: '/profile/bonuses',
  bonusPlayed: '/profile/history?tab=bonuses',
  bonusEnded: '/profile/history?tab=bonuses',
  freeSpinsGiven: '/profile/bonuses',
  freeSpinsExpiring: '/profile/bonuses',
  freeSpinsEnded: '/profile/history?tab=bonuses',
  creditCardRefused: '/profile/history',
  betCorrected: '/profile/history?tab=bets',
  depositArrived: '/profile/history',
  newSignIn: '/profile/security',
}

/** What each is about, which is what players choose by. */
export const topicOf: Record<MessageKind, MessageTopic> = {
  welcome: 'account',
  passwordChanged: 'account',
  signInLinked: 'account',
  guardsChanged: 'account',
  newSignIn: 'account',
  creditCardRefused: 'account',
  betCorrected: 'account',
  documentApproved: 'documents',
  documentRejected: 'documents',
  identityApproved: 'documents',
  identityRejected: 'documents',
  withdrawalPaid: 'money',
  withdrawalFailed: 'money',
  withdrawalRefused: 'money',
  depositArrived: 'money',
  cashbackPaid: 'offers',
  bonusGiven: 'offers',
  bonusExpiring: 'offers',
  bonusPlayed: 'offers',
  bonusEnded: 'offers',
  freeSpinsGiven: 'offers',
  freeSpinsExpiring: 'offers',
  freeSpinsEnded: 'offers',
  wheelSpinsGiven: 'offers',
  levelReached: 'play',
  questCompleted: 'play',
  tournamentPrize: 'play',
  referralJoined: 'invitations',
  referralRewarded: 'invitations',
}

export const messageTexts: Readonly<Record<string, MessageTexts>> = { en, de, fa, 'pt-br': ptBr, es, tr, hi }

/** Whether messages of this kind are written today; a name that was kept may be of another release. */
export function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(messageLinks, kind)
}

/** A message in the language, or else in the default one. It leads to the page of its kind where none is named. */
export function messageIn(locale: string | null, kind: MessageKind, path = messageLinks[kind]): MessageContent {
  const texts = locale !== null && Object.hasOwn(messageTexts, locale) ? messageTexts[locale]! : en
  const { title, body, label } = texts[kind]
  return { title, body, link: { url: path, label } }
}
