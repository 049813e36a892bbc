import type { Services } from '../../../services.ts'

const WINDOW_SECONDS = 15 * 60

/** Failures of one device that knows the account: more than anybody needs to remember a password. */
const PER_DEVICE_MAX = 10

/** Failures of one network at one account, and at all of them. */
const PER_PAIR_MAX = 10
const PER_NETWORK_MAX = 30

/** Failures of strangers at one account, from wherever, before they have to wait between two attempts. */
const STRANGERS_FREE = 20

/** The wait doubles with each attempt up to this: about forty attempts a quarter of an hour, however many attack. */
const WAIT_MAX_SECONDS = 64

interface Attempt {
  /** As `normaliseLogin` gives it. */
  login: string
  network: string
  /** The device, when it signed in to the account before. */
  device: string | null
  /** Whether the account signed in from the network before; asked only while many guess at it. */
  isNetworkKnown: () => Promise<boolean>
}

/**
 * Counts an attempt to sign in before the password is looked at, so that attempts at the same moment cannot pass
 * together, and refuses it when there were too many. The guesser is stopped: a network, at this account and at all.
 * The account is slowed down for strangers, never closed. A device that knows the account is counted by itself, and a
 * new device at a place where the account was before waits for no turn: what its network may guess is little enough.
 */
export async function takeAttempt(
  { throttles }: Services,
  { login, network, device, isNetworkKnown }: Attempt,
): Promise<{ succeeded(): Promise<void> }> {
  if (device !== null) {
    const key = `sign-in device ${device} ${login}`
    await throttles.demand({ key, count: PER_DEVICE_MAX, windowSeconds: WINDOW_SECONDS })
    return { succeeded: () => throttles.clear(key) }
  }
  const networkKey = `sign-in network ${network}`
  const keys = strangerKeys(login, network)
  await throttles.demand(
    { key: keys.pair, count: PER_PAIR_MAX, windowSeconds: WINDOW_SECONDS },
    { key: networkKey, count: PER_NETWORK_MAX, windowSeconds: WINDOW_SECONDS },
  )
  const beyond = (await throttles.count({ key: keys.account, windowSeconds: WINDOW_SECONDS })) - STRANGERS_FREE
  if (beyond > 0 && !(await isNetworkKnown())) {
    const windowSeconds = Math.min(2 ** beyond, WAIT_MAX_SECONDS)
    await throttles.demand({ key: keys.turn, count: 1, windowSeconds })
  }
  return {
    async succeeded() {
      await throttles.clear(keys.pair, keys.account, keys.turn)
      await throttles.giveBack(networkKey)
    },
  }
}

/** Lets somebody who has just chosen a new password sign in, however often they tried the old one. */
export function forgetFailures({ throttles }: Services, login: string, network: string): Promise<void> {
  const { pair, account, turn } = strangerKeys(login, network)
  return throttles.clear(pair, account, turn)
}

function strangerKeys(login: string, network: string) {
  return {
    pair: `sign-in pair ${network} ${login}`,
    account: `sign-in account ${login}`,
    turn: `sign-in turn ${login}`,
  }
}
