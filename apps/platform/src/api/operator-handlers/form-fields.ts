import { afterCommit } from '@baize/database'
import { changeFormField, formFieldsOf } from '../../modules/person/players/index.ts'
import { forgetSettings, lockFields, readSettings } from '../../modules/ground/settings/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

export const formFieldHandlers = {
  listFormFields: handleRead('listFormFields', async ({ params: { scenario }, services }) => ({
    data: formFieldsOf(await readSettings(services), scenario),
  })),

  setFormField: handle(
    'setFormField',
    async ({ params, body: { reason: _reason, ...change }, services, tx, audit }) => {
      const { before, after } = await changeFormField(tx, await lockFields(tx, services), params, change)
      afterCommit(tx, () => forgetSettings(services.pool))
      audit.wrote({ subject: { kind: 'form-field', id: `${params.scenario}.${params.name}` }, before, after })
      return { data: after }
    },
  ),
} satisfies Partial<OperatorHandlers>
