import type { Migration } from '@baize/database'
import { migrations as communicationsMigrations } from './modules/communications/migrations.ts'
import { migrations as gamesMigrations } from './modules/games/migrations.ts'
import { ledgerMigrations } from './modules/ledger/migrations.ts'
import { migrations as notificationsMigrations } from './modules/notifications/migrations.ts'
import { migrations as oneTimeCodesMigrations } from './modules/one-time-codes/migrations.ts'
import { outboxMigrations } from './modules/outbox/migrations.ts'
import { migrations as loyaltyMigrations } from './modules/loyalty/migrations.ts'
import { migrations as mailMigrations } from './modules/mail/migrations.ts'
import { migrations as paymentsMigrations } from './modules/payments/migrations.ts'
import { migrations as playersMigrations } from './modules/players/migrations.ts'
import { migrations as seamlessMigrations } from './modules/seamless/migrations.ts'
import { migrations as sessionsMigrations } from './modules/sessions/migrations.ts'
import { migrations as settingsMigrations } from './modules/settings/migrations.ts'
import { migrations as walletMigrations } from './modules/wallet/migrations.ts'

/** Every step of the schema, in the order in which they apply. New steps go to the end. */
export const migrations: Migration[] = [
  ...ledgerMigrations,
  ...outboxMigrations,
  ...walletMigrations,
  ...settingsMigrations,
  ...playersMigrations,
  ...sessionsMigrations,
  ...gamesMigrations,
  ...seamlessMigrations,
  ...paymentsMigrations,
  ...mailMigrations,
  ...communicationsMigrations,
  ...notificationsMigrations,
  ...loyaltyMigrations,
  ...oneTimeCodesMigrations,
]
