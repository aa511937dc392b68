import { call } from '@chengban/kernel/call.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

/** When demonstrators are busy on a day with other demonstrations, meetings or leave. */
export const demonstratorsBusy = call({
  method: 'GET',
  path: '/demoApply/busy',
  label: '演示人忙闲',
  input: {
    userIds: refs('演示人', 'user', { required: true, min: 1, max: 20 }),
    tzStart: datetime('开始时间', { required: true }),
    except: ref('演示申请', 'demoApply'),
  },
  answer: { busy: ['text'], free: 'text?' },
})
