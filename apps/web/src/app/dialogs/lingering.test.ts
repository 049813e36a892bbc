import { describe, expect, it } from 'vitest'
import type { OpenDialog } from './open-dialog.ts'
import { signature, withClosing } from './lingering.ts'

const dialog = (name: OpenDialog['name']): OpenDialog => ({ name, value: null, props: {} })
const [signIn, signUp, question] = [dialog('sign-in'), dialog('sign-up'), dialog('sign-up-cancel')]

describe('the dialogs on screen', () => {
  it('keep their places when the top one closes, so that the one below stays modal', () => {
    const both = withClosing([], [signUp, question])
    expect(signature(withClosing(both, [signUp]))).toBe('sign-up=null sign-up-cancel=null!')
  })

  it('show a replaced dialog on its way out below the new one', () => {
    expect(signature(withClosing(withClosing([], [signIn]), [signUp]))).toBe('sign-in=null! sign-up=null')
  })

  it('bring back one that was closing', () => {
    const closing = withClosing(withClosing([], [signUp]), [])
    expect(signature(closing)).toBe('sign-up=null!')
    expect(signature(withClosing(closing, [signUp]))).toBe('sign-up=null')
  })
})
