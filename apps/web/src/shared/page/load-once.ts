/**
 * A loader that loads once: later calls share the first result, so that a rendering server does not ask the
 * module system each time. A load that failed may be tried again.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}
