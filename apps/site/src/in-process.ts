import type { OperationName } from '@baize/contract'
import { type Client, type Transport, createClient } from '@baize/client'
import { type Services, type Visitor, dispatch } from '@baize/platform'

/** A guest's client that calls the platform without leaving the process; rendering uses it. */
export function guestClient(services: Services, visitor: Pick<Visitor, 'address' | 'country'>): Client {
  const transport: Transport = async (request) => {
    const response = await dispatch(services, request.operation as OperationName, {
      id: 'page',
      params: request.params,
      search: request.search,
      authorization: null,
      requestKey: null,
      readBody: async () => ({ body: request.body, file: null }),
      visitor: { ...visitor, userAgent: 'server', cookies: {} },
    })
    return { status: response.status, body: response.value }
  }
  return createClient(transport)
}
