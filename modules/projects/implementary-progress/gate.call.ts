import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The conditions of the next step of a stage or of its last sheet, each with whether it holds now. */
export const gate = call({
  method: 'GET',
  writes: 'rules of a stage take their locks, and nothing is stored',
  path: '/implementaryProgress/gate',
  label: '阶段关口',
  input: { id: text('阶段或确认单', { required: true, max: 36 }) },
  answer: { points: [{ name: 'text', ok: 'bool', message: 'text' }] },
})
