import { useState } from 'react'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Whose it is. Its first letters stand in for a missing picture, and it picks the colour behind them. */
  name: string
  /** Address of a square picture. */
  src?: string | null
  /** 32, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large'
  /** Read to those who do not see it. Absent when the name stands beside it or the control is named. */
  label?: string
}

const HUES = 6

/** A person as a picture or as letters. A picture that fails to load leaves the letters. */
export function Avatar({ name, src, size, label }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isPicture = Boolean(src) && failed !== src
  return (
    <span
      className={styles.avatar}
      data-size={size ?? 'medium'}
      data-hue={hueOf(name)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <span>{initialsOf(name)}</span>
      {isPicture && (
        <img
          className={styles.picture}
          src={src!}
          alt=""
          width="72"
          height="72"
          decoding="async"
          onError={() => setFailed(src!)}
        />
      )}
    </span>
  )
}

/** One letter of a single word, two of a name of several. Whole characters, whatever the script. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._@-]+/)
    .filter(Boolean)
  const chosen = words.length > 1 && !name.includes('@') ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  return chosen.map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('')
}

/** The same name has the same colour on every page. */
function hueOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 9973
  return sum % HUES
}
