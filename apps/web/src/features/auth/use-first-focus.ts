import { type RefObject, useLayoutEffect } from 'react'

/** Puts the focus into a named field of the form, whether its dialog is open already or opens right after. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, name: string | null): void {
  useLayoutEffect(() => {
    const field = name === null ? null : form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [form, name])
}
