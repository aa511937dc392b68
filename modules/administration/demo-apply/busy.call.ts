import { call } from '@chengban/kernel/call.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

/** When people who are to demonstrate are taken on a day, by demonstrations, meetings and leave. */
export const demonstratorsBusy = call({
  method: 'GET',
  path: '/demoApply/busy',
  label: '演示人忙闲',
  input: {
    userIds: refs('演示人', 'user', { required: true, min: 1, max: 20 }),
    tzStart: datetime('开始时间', { required: true }),
  },
  answer: { busy: ['text'], free: 'text?' },
})
