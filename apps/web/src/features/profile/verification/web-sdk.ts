/** What of Sumsub's web SDK is used, as it documents it. */
export interface WebSdk {
  init(token: string, renew: () => Promise<string>): WebSdkBuilder
}

interface WebSdkBuilder {
  withConf(conf: { lang: string; theme: string }): WebSdkBuilder
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): WebSdkBuilder
  on(type: string, listener: (payload: unknown) => void): WebSdkBuilder
  build(): { launch(place: string | Pick<HTMLElement, 'append'>): void; destroy?(): void }
}

const loading = new Map<string, Promise<WebSdk>>()

/** Loads the company's script once; one that failed is asked for again the next time. */
export function loadWebSdk(url: string): Promise<WebSdk> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<WebSdk>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      const { snsWebSdk } = window as { snsWebSdk?: WebSdk }
      if (snsWebSdk) resolve(snsWebSdk)
      else reject(new Error('the script brought no web SDK'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('the script did not load'))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  loaded.catch(() => loading.delete(url))
  return loaded
}
