import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'

interface Look {
  /** `accent` is money or the main action; there is one on a screen. `plain` unless said otherwise. */
  variant?: 'accent' | 'plain' | 'quiet' | 'danger'
  /** 44, 36 or 52 px high; a small one still answers within 44 px. */
  size?: 'medium' | 'small' | 'large'
  /** Takes the whole width of its place. */
  isWide?: boolean
  /** As wide as high, for an icon alone, which needs an `aria-label`. */
  isSquare?: boolean
  /** What a press does, in words; an icon may stand before them. */
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Shows that the press is being worked on; further presses do nothing. */
  isPending?: boolean
  /** The button itself, for giving it the focus. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that says what it does. While pending it keeps its width and stays focusable. */
export function Button({ variant, size, isWide, isSquare, isPending, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={styles.button}
      data-variant={variant ?? 'plain'}
      data-size={size ?? 'medium'}
      data-wide={isWide || undefined}
      data-square={isSquare || undefined}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.label}>{children}</span>
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}

export interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className'> {
  /** Where it leads. */
  href: string
}

/** A link that looks like a button, for actions that lead to an address. */
export function ButtonLink({ variant, size, isWide, isSquare, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={styles.button}
      data-variant={variant ?? 'plain'}
      data-size={size ?? 'medium'}
      data-wide={isWide || undefined}
      data-square={isSquare || undefined}
    >
      <span className={styles.label}>{children}</span>
    </a>
  )
}
