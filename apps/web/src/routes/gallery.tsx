import { notFound } from '@tanstack/react-router'
import { Gallery } from '../gallery/gallery.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'

/** The components in all their states: during development, and where the site is told to show them. */
export async function load({ info }: LoadInput): Promise<WithMeta> {
  if (!info.flags.gallery) throw notFound()
  return {
    meta: {
      title: 'Component gallery',
      description: 'Every component of the design system in all its states.',
      isUnlisted: true,
    },
  }
}

export function Page() {
  return <Gallery />
}
