declare const none: unique symbol

/** What a dialog is opened with that takes nothing. */
export interface NoProps {
  readonly [none]?: never
}

/**
 * What each dialog is opened with, by its name. The host declares its dialogs here
 * (`app/dialogs/dialog-props.ts`), so that whoever opens one is held to its properties without knowing its feature.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the dialogs are, by declaration merging
export interface DialogProps {}

export type DialogName = keyof DialogProps

/** Dialogs that can be opened without a word. */
export type PlainDialogName = {
  [Name in DialogName]: Record<never, never> extends DialogProps[Name] ? Name : never
}[DialogName]
