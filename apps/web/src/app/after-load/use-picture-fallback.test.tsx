// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FetchedContent } from '../../shared/content/content.ts'
import { PageProvider } from '../../shared/page/page-context.tsx'
import type { PageInfo } from '../../shared/page/page-info.ts'
import { usePictureFallback } from './use-picture-fallback.ts'

const content = new FetchedContent({}, async () => ({
  'globalComponents.defaultGameThumbs': { vertical: '/pictures/tall.svg', square: '/pictures/square.svg' },
  'globalComponents.providersSettings': { defaultLogo: '/pictures/logo.svg' },
}))

function Page() {
  usePictureFallback()
  return (
    <>
      <img alt="cover" width="200" height="300" srcSet="/gone.webp 2x" src="/gone.webp" />
      <img alt="logo" width="116" height="40" src="/gone.svg" />
      <img alt="banner" width="1440" height="480" src="/gone-too.svg" />
    </>
  )
}

it('shows the default picture of its kind where one cannot be loaded, and leaves others alone', async () => {
  const { getByAltText } = render(
    <PageProvider info={{} as PageInfo} content={content}>
      <Page />
    </PageProvider>,
  )
  for (const name of ['cover', 'logo', 'banner']) getByAltText(name).dispatchEvent(new Event('error'))
  await waitFor(() => expect(getByAltText('cover').getAttribute('src')).toBe('/pictures/tall.svg'))
  expect(getByAltText('cover').getAttribute('srcset')).toBeNull()
  await waitFor(() => expect(getByAltText('logo').getAttribute('src')).toBe('/pictures/logo.svg'))
  expect(getByAltText('banner').getAttribute('src')).toBe('/gone-too.svg')
})
