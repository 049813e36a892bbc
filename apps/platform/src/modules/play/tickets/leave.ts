import { one, type Queryable, type Tx } from '@baize/database'

/** Whether a ticket from before the moment is open, so that its round may still move money. */
export async function hasOpenTicketsBefore(db: Queryable, at: Date): Promise<boolean> {
  const text = 'SELECT EXISTS (SELECT FROM ticket WHERE status = 1 AND id < volume_first_id($1)) AS "areOpen"'
  return (await one<{ areOpen: boolean }>(db, text, [at])).areOpen
}

/** Keeps with the tickets what the rounds of a volume paid, before they leave the database. Tickets stay. */
export async function keepPayouts(tx: Tx, volume: string): Promise<void> {
  await tx.query(
    `UPDATE ticket SET kept_payout = round.win_amount FROM ${volume} round WHERE round.id = ticket.id AND round.is_ticket`,
  )
}
