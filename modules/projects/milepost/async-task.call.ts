import { call } from '@chengban/kernel/call.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

/** Everybody who works towards a milestone has a task of it. */
export const asyncTask = call({
  method: 'POST',
  path: '/milepost/asyncTask',
  label: '生成任务',
  input: { ids: refs('里程碑', 'milepost', { required: true, min: 1, max: 50 }) },
  answer: { created: 'int', updated: 'int', unchanged: 'int' },
})
