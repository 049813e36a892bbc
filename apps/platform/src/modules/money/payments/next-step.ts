import type { InvoicePublicData } from '@baize/contract'
import type { Company } from '../../ground/companies/index.ts'
import type { Invoice, NextStep } from './invoice.ts'
import { processingOf } from './methods.ts'

/** What a step lacks for the player to go on with it, as a reason to give it up; `null` where nothing does. */
export function whyUnusable(
  invoice: Pick<Invoice, 'way' | 'method'>,
  step: NextStep,
  company: Pick<Company, 'url'>,
): string | null {
  const processing = processingOf(invoice)
  const leadsToPage = processing === 'form' || processing === 'iframe'
  if (leadsToPage && step.action === null) return 'the cashier named no page'
  if (processing === 'qr' && !step.qr) return 'the cashier made no code'
  // Pages may frame where the company is registered and nothing else.
  if (processing === 'iframe' && new URL(step.action!).origin !== new URL(company.url).origin)
    return 'the cashier named a page of another origin'
  return null
}

/** What a page may know of a deposit: how its coins came, or, as long as it waits to be paid, how to pay it. */
export function publicDataOf(
  invoice: Pick<Invoice, 'status' | 'way' | 'method' | 'nextStep'>,
): InvoicePublicData | null {
  const { status, nextStep } = invoice
  if (nextStep?.coins) return { ...nextStep.coins }
  if (status !== 'pending' || !nextStep) return null
  const { action, fields, qr } = nextStep
  if (qr) return { qr }
  return processingOf(invoice) === 'iframe' && action !== null ? { url: addressOf(action, fields) } : null
}

/** A page with its fields as one address. */
export function addressOf(action: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(action)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}
