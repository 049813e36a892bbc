/** What the frame of a chat says. */
export interface ChatTexts {
  title: string
  greeting: string
  label: string
  send: string
  close: string
  failed: string
  away: string
  you: string
  agent: string
}

export const texts: Record<'en' | 'de' | 'fa', ChatTexts> = {
  en: {
    title: 'Support',
    greeting: 'Write to us. Your conversation is kept, so you can come back to it.',
    label: 'Your message',
    send: 'Send',
    close: 'Close the chat',
    failed: 'This was not sent. Try again.',
    away: 'The line is gone. The chat comes back by itself.',
    you: 'You',
    agent: 'Support',
  },
  de: {
    title: 'Support',
    greeting: 'Schreib uns. Dein Gespräch bleibt erhalten, du kannst jederzeit zurückkommen.',
    label: 'Deine Nachricht',
    send: 'Senden',
    close: 'Chat schließen',
    failed: 'Das wurde nicht gesendet. Versuch es noch einmal.',
    away: 'Die Verbindung ist weg. Der Chat kommt von selbst zurück.',
    you: 'Du',
    agent: 'Support',
  },
  fa: {
    title: 'پشتیبانی',
    greeting: 'برای ما بنویس. گفت‌وگو نگه داشته می‌شود و می‌توانی به آن برگردی.',
    label: 'پیام تو',
    send: 'ارسال',
    close: 'بستن گفت‌وگو',
    failed: 'ارسال نشد. دوباره تلاش کن.',
    away: 'ارتباط قطع است. گفت‌وگو خودش برمی‌گردد.',
    you: 'تو',
    agent: 'پشتیبانی',
  },
}

export type ChatLanguage = keyof typeof texts

export function languageOf(text: string | undefined): ChatLanguage {
  const known = (Object.keys(texts) as ChatLanguage[]).find((language) => language === text?.slice(0, 2).toLowerCase())
  return known ?? 'en'
}
