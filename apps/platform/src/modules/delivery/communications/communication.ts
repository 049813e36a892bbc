import type { Tx } from '@baize/database'

/** What somebody wrote in the contact form. */
export interface Communication {
  id: string
  /** As it was typed; nobody checked that it is theirs. */
  email: string
  message: string
  address: string
  country: string | null
  createdAt: Date
}

export async function addCommunication(tx: Tx, communication: Communication): Promise<void> {
  const { id, email, message, address, country, createdAt } = communication
  await tx.query(
    `INSERT INTO communication (id, email, message, address, country, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, email, message, address, country, createdAt],
  )
}
