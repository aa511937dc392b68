import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What must stand before a stage, or the sheet that ends it, goes on: told before anybody tries. */
export const gate = call({
  method: 'GET',
  path: '/implementaryProgress/gate',
  label: '阶段关口',
  input: { id: text('阶段或确认单', { required: true, max: 36 }) },
  answer: { points: [{ name: 'text', ok: 'bool', message: 'text' }] },
})
