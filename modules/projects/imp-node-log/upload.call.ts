import { call } from '@chengban/kernel/call.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** Files for a document that is asked for, or for a further one of the running stage. */
export const upload = call({
  method: 'POST',
  path: '/impNodeLog/upload',
  label: '上传实施资料',
  input: {
    id: text('实施资料', { max: 36 }),
    version: int('version'),
    projectId: text('项目', { max: 36 }),
    name: text('资料名称'),
    file: files('文件'),
  },
  answer: columns('impNodeLog', ['id', 'status', 'version']),
})
