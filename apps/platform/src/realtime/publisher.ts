/**
 * Where committed facts leave the platform. The outbox relay calls it in commit order and keeps a
 * row until the call succeeded, so an implementation throws when it cannot tell that it delivered.
 */
export interface Publisher {
  publish(channel: string, data: object): Promise<void> | void
}
