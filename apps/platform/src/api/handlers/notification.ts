import { sendCommunication } from '../../flows/send-communication.ts'
import { type Handlers, handleOutside } from '../handler.ts'

export const notificationHandlers: Handlers = {
  sendCommunication: handleOutside('sendCommunication', async ({ body, visitor, services }) => {
    await sendCommunication(services, body, visitor)
    return { data: { message: 'Sent' } }
  }),
}
