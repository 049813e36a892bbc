/** The name of the house where no text of the content can say it. */
export const SITE_NAME = 'Baize'
