export { registerTickets } from './http.ts'
export { listTickets } from './list-tickets.ts'
