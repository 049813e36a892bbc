import type { ReactNode } from 'react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { propsInQuery, queryValue } from '../src/app/dialogs/dialog-queries.ts'
import { dialogRegistry } from '../src/app/dialogs/registry.ts'
import type { WalletProps } from '../src/features/wallet/wallet-query.ts'
import type { DialogProps, PlainDialogName } from '../src/shared/dialogs/dialog-props.ts'
import type { DialogEntry } from '../src/shared/dialogs/registry-types.ts'
import type { Dialogs } from '../src/shared/dialogs/use-dialogs.ts'

/* The type check judges these; nothing of them runs. */
describe('opening a dialog by its name', () => {
  const check = (_work: (dialogs: Dialogs) => void) => {}

  it('takes exactly what the dialog is opened with', () => {
    check((dialogs) => {
      dialogs.open('sign-up')
      dialogs.open('sign-in', { reason: 'emailVerification' })
      dialogs.open('quest-task-games', { games: ['last-light'] })
      // @ts-expect-error -- there is no such dialog
      dialogs.open('sign-out')
      // @ts-expect-error -- this dialog takes nothing
      dialogs.open('sign-up', { reason: 'emailVerification' })
      // @ts-expect-error -- another reason than the dialog knows
      dialogs.open('sign-in', { reason: 'boredom' })
      // @ts-expect-error -- the games are missing
      dialogs.open('quest-task-games')
      // @ts-expect-error -- a property too many
      dialogs.open('quest-task-games', { games: [], quest: null })
      // @ts-expect-error -- the properties of another dialog
      dialogs.open('wallet', { games: [] })
      // @ts-expect-error -- nothing of this name can be closed
      dialogs.close('sign-out')
    })
  })

  it('knows which dialogs need nothing', () => {
    expectTypeOf<'sign-in'>().toExtend<PlainDialogName>()
    expectTypeOf<'providers'>().toExtend<PlainDialogName>()
    expectTypeOf<'wallet'>().not.toExtend<PlainDialogName>()
    expectTypeOf<DialogProps['wallet']>().toEqualTypeOf<WalletProps>()
  })

  it('lets no view into the registry that wants something else', () => {
    const view = (_props: { games: readonly number[] }): ReactNode => null
    const load = () => Promise.resolve(view)
    // @ts-expect-error -- the dialog is opened with the names of games
    const entry: DialogEntry<'quest-task-games'> = { parts: [], load }
    expect(entry.load).toBe(load)
    expectTypeOf(dialogRegistry.wallet.load).returns.resolves.parameter(0).toExtend<WalletProps>()
  })
})

describe('a dialog in the address', () => {
  it.each([
    ['deposit', { show: 'deposit-only' }],
    ['withdraw', { show: 'withdraw' }],
    ['true', { show: 'deposit' }],
  ] as const)('opens the wallet by %s as %j, and is written so again', (value, props) => {
    expect(propsInQuery('wallet', value)).toEqual(props)
    expect(queryValue('wallet', props)).toBe(value)
  })

  it('opens the wallet whatever else anybody wrote there', () => {
    expect(propsInQuery('wallet', 'all-my-money')).toEqual({ show: 'deposit' })
  })

  it('does not know dialogs that only a call opens', () => {
    expect(propsInQuery('quest-task-games', 'true')).toBeNull()
    expect(queryValue('quest-task-games', { games: [] })).toBeNull()
  })
})
