interface Named {
  name?: string
  bonusName?: string
  names?: Readonly<Record<string, string>> | undefined
}

/** What a bonus is called in the language of the page, else as it was named when it was given. */
export function nameIn({ name, bonusName, names }: Named, locale: string): string {
  return names?.[locale] ?? name ?? bonusName ?? ''
}

interface Described {
  description: string
  descriptions?: Readonly<Record<string, string>> | undefined
}

/** What something is about, in the language of the page, else as it came. */
export function descriptionIn({ description, descriptions }: Described, locale: string): string {
  return descriptions?.[locale] ?? description
}
