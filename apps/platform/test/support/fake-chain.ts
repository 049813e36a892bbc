import { randomUUID } from 'node:crypto'
import type { TestCompany } from '@baize/testkit'

/** The company that takes coins. */
export const CHAIN: TestCompany = {
  id: 'chain',
  kind: 'chain',
  url: 'http://chain.test',
  secret: 'a secret shared with the one chain',
  clientId: 'baize',
}

interface Opened {
  method: string
  address: string
}

/** A company that names an address of its own for every invoice over coins, to which nobody has paid yet. */
export class FakeChain {
  readonly #opened = new Map<string, Opened>()

  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (new Headers(init.headers).get('authorization') !== `token ${CHAIN.secret}`)
      return Response.json({ message: 'who asks?' }, { status: 401 })
    const { pathname } = new URL(url as string)
    return init.method === 'POST' ? this.#open(init.body as string) : this.#tell(pathname.split('/').at(-2)!)
  }

  #open(body: string): Response {
    const { checkout } = JSON.parse(body) as { checkout: { defaultPaymentMethod: string } }
    const id = randomUUID()
    this.#opened.set(id, { method: checkout.defaultPaymentMethod, address: `coin-${id}` })
    return Response.json({ id, checkoutLink: `${CHAIN.url}/pay/${id}` })
  }

  #tell(id: string): Response {
    const opened = this.#opened.get(id)
    if (!opened) return Response.json({ message: 'unknown' }, { status: 404 })
    return Response.json([{ paymentMethodId: opened.method, destination: opened.address, payments: [] }])
  }
}
