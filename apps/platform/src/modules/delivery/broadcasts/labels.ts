/** What the page is called that a broadcast leads to. */
export const labels: Readonly<Record<string, string>> = { en: 'Have a look', de: 'Ansehen', fa: 'ببینید' }
