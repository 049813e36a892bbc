import { ArrowUpRight } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import styles from './text-link.module.css'

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'target' | 'rel'> {
  /** Where it leads. */
  href: string
  children: ReactNode
  /** `quiet` takes the colour of the text around it and shows itself by its underline. */
  variant?: 'accent' | 'quiet'
  /** Gives this words to say that the link opens a new tab; an arrow shows the same. */
  newTabLabel?: string
}

/** A link within text. It is underlined, because colour alone would not tell it from the words around it. */
export function TextLink({ variant = 'accent', newTabLabel, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      className={styles.link}
      data-variant={variant}
      {...(newTabLabel !== undefined && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTabLabel !== undefined && (
        <>
          <ArrowUpRight className={styles.arrow} size={14} aria-hidden="true" data-flips="" />
          <span className="visually-hidden"> ({newTabLabel})</span>
        </>
      )}
    </a>
  )
}
