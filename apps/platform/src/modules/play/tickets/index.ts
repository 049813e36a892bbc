export { type Exposure, findTicket, giveTicketBack, listExposures } from './desk.ts'
export { registerTickets } from './http.ts'
export { hasOpenTicketsBefore, keepPayouts } from './leave.ts'
export { listTickets } from './list-tickets.ts'
