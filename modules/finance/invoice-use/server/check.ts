import type { CallHandler } from '@chengban/engine/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { invoiceCheck } from '../invoice-check.call.ts'
import { invoiceKey } from '../invoice-number.ts'

export const checkInvoice: CallHandler<typeof invoiceCheck> = async (engine, input) => {
  const key = invoiceKey(input.invoiceCode, input.invoiceNumber)
  if (!key) throw invalid({ invoiceNumber: '发票号码格式不正确' })
  const [held] = await engine.read<{ holderId: string; holderName: string | null }>({
    text: 'select holder_id as "holderId", holder_name as "holderName" from app.invoice_holder($1)',
    params: [key],
  })
  const isOther = held !== undefined && held.holderId !== input.submitId
  return { used: isOther, holderName: isOther ? held.holderName : null }
}
