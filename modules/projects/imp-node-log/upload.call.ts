import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is } from '@chengban/kernel/expr.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'
import { worker } from '../team.ts'

/** Uploads files for a required document, or for an additional document of the running stage. */
export const upload = call({
  method: 'POST',
  path: '/impNodeLog/upload',
  label: '上传实施资料',
  offered: {
    of: 'project',
    on: 'record',
    label: '另加资料',
    when: allOf(is({ projectStatus: ['实施中', '待验收'] }), anyOf(worker, holds('impNodeLog:upload'))),
    from: { projectId: 'id' },
    leaves: ['id', 'version'],
    asks: { name: text('资料名称', { required: true }), file: files('文件', { required: true }) },
    done: '已上传，待审核',
  },
  input: {
    id: text('实施资料', { max: 36 }),
    version: int('version'),
    projectId: text('项目', { max: 36 }),
    name: text('资料名称'),
    file: files('文件'),
  },
  answer: columns('impNodeLog', ['id', 'status', 'version']),
})
