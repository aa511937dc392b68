import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Who has read a version; the one in force by default. */
export const report = call({
  method: 'GET',
  path: '/document/report',
  label: '阅读报告',
  input: { id: ref('文档', 'document', { required: true }), docVersion: int('文档版本') },
  answer: {
    targetCount: 'int',
    openCount: 'int',
    readCount: 'int',
    rate: 'percent?',
    byDepartment: [{ departmentId: 'uuid?', name: 'text?', target: 'int', read: 'int', rate: 'percent?' }],
    unread: [{ userId: 'uuid', name: 'text', departmentName: 'text?', status: '未读|已打开', dueDate: 'date?' }],
  },
})
