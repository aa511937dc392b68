import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A fault or a requirement raised and handed in at once, by staff or by the client through their link. */
export const demandApply = call({
  method: 'POST',
  path: '/bug/demandApply',
  label: '反馈问题',
  token: { of: 'project', staff: true },
  input: {
    kind: oneOf('种类', ['bug', 'applyFor'], { required: true }),
    projectId: text('项目', { max: 36 }),
    temporaryId: text('临时编号', { max: 36 }),
    name: text('标题'),
    describe: longText('说明', { max: 5000 }),
    priority: oneOf('优先级', ['急', '高', '中', '低', '缓']),
    severity: text('影响程度'),
    module: text('模块'),
    user: text('提出人', { max: 50 }),
    phone: phone('电话'),
    file: files('图片', { max: 9 }),
  },
  answer: { id: 'uuid', code: 'text', status: 'text' },
})
