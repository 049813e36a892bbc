/** What a chat company is told of a player. */
export interface ChatPerson {
  name: string
  email: string
  /** By the names of the companies' fields; texts alone. */
  properties: Readonly<Record<string, string>>
}

/** What the page hears of an open chat. */
export interface ChatEvents {
  onUnread: (isUnread: boolean) => void
  /** The company knows nobody by the names it was given, and made somebody new. */
  onRestoreId: (restoreId: string) => void
}

/** A company's chat in the page, by its published script. */
export interface ChatWidget {
  open(): void
  tell(person: ChatPerson): void
  destroy(): void
}

/** Who opens the chat. */
export interface ChatVisitor {
  /** `null` for a guest. */
  playerId: string | null
  restoreId: string | null
  locale: string
}
