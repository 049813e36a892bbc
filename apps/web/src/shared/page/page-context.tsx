import { type ReactNode, createContext, use } from 'react'
import type { Content, PartName } from '../content/content.ts'
import { type Text, readPart } from '../content/text.ts'
import type { PageInfo } from './page-info.ts'

interface PageValue {
  info: PageInfo
  content: Content
}

const PageContext = createContext<PageValue | null>(null)

export function PageProvider({ info, content, children }: PageValue & { children: ReactNode }) {
  return <PageContext value={{ info, content }}>{children}</PageContext>
}

/** What holds for the whole life of the page: locale, visitor, configuration. */
export function usePage(): PageInfo {
  return usePageValue().info
}

export function useContent(): Content {
  return usePageValue().content
}

/** The texts of one part of the content tree: `useText('modals.signIn')('title')`. */
export function useText(part: PartName): Text {
  const { info, content } = usePageValue()
  return readPart(content.get(part), info.locale)
}

function usePageValue(): PageValue {
  const value = use(PageContext)
  if (!value) throw new Error('This component stands outside of a page.')
  return value
}
