import type { Migration } from '@baize/database'
import { migrations as communicationsMigrations } from './modules/delivery/communications/migrations.ts'
import { migrations as gamesMigrations } from './modules/play/games/migrations.ts'
import { ledgerMigrations } from './modules/money/ledger/migrations.ts'
import { migrations as notificationsMigrations } from './modules/delivery/notifications/migrations.ts'
import { migrations as oneTimeCodesMigrations } from './modules/person/one-time-codes/migrations.ts'
import { outboxMigrations } from './modules/ground/outbox/migrations.ts'
import { migrations as loyaltyMigrations } from './modules/offers/loyalty/migrations.ts'
import { migrations as mailMigrations } from './modules/delivery/mail/migrations.ts'
import { migrations as paymentsMigrations } from './modules/money/payments/migrations.ts'
import { migrations as playersMigrations } from './modules/person/players/migrations.ts'
import { migrations as seamlessMigrations } from './modules/play/seamless/migrations.ts'
import { migrations as sessionsMigrations } from './modules/person/sessions/migrations.ts'
import { migrations as settingsMigrations } from './modules/ground/settings/migrations.ts'
import { migrations as walletMigrations } from './modules/money/wallet/migrations.ts'

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
