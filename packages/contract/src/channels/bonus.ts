import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { BonusCode, PlayerBonus, PlayerFreespin } from '../shapes/bonus.ts'

export const playerBonusCodes = channel({
  summary: 'Bonus codes the player gave.',
  ...channelTable.playerBonusCodes,
  events: { 'player.bonus.code.updated': z.strictObject({ playerBonusCode: BonusCode }) },
})

const playerBonus = z.strictObject({ playerBonus: PlayerBonus })

export const playerBonuses = channel({
  summary: 'Bonuses of the player: issued, activated, advanced, finished.',
  ...channelTable.playerBonuses,
  events: { 'player.bonus.created': playerBonus, 'player.bonus.updated': playerBonus },
})

const playerFreespin = z.strictObject({ playerFreespin: PlayerFreespin })

export const playerFreespins = channel({
  summary: 'Free spins of the player: issued, activated, used, finished.',
  ...channelTable.playerFreespins,
  events: { 'player.freespin.created': playerFreespin, 'player.freespin.updated': playerFreespin },
})
