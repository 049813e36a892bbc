import type { Account } from '@baize/contract'
import { RegionBlock } from '../region/region-block.tsx'
import { AccountSwitch } from './account-switch.tsx'

/** From or to which account, and for which country the ways to pay are. */
export function AccountChoice({ account, onSwitched }: { account: Account; onSwitched: () => void }) {
  return (
    <>
      <AccountSwitch account={account} onSwitched={onSwitched} />
      <RegionBlock />
    </>
  )
}
