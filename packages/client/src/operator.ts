import type { OperatorInputs, OperatorOperations } from '@baize/contract'
import { operatorRoutes } from '@baize/contract/operator-routes'
import { type Client, createCaller, type TokenSource } from './client.ts'
import type { Transport } from './transport.ts'

export type OperatorClient = Client<OperatorOperations, OperatorInputs>

/** A typed caller of the operations of operators. A door of its own, so that nothing of it reaches players. */
export function createOperatorClient(transport: Transport, tokens?: TokenSource): OperatorClient {
  return createCaller<OperatorOperations, OperatorInputs>(operatorRoutes, transport, tokens)
}
