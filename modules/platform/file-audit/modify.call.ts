import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { fileAudit } from './file-audit.entity.ts'

const { name, file, category, remark, expireDate } = fileAudit.fields

/** Other files in one step: a draft is stored and handed in, what has passed goes into a change. */
export const modify = call({
  method: 'POST',
  path: '/file-audit/modify',
  label: '修改文件',
  input: {
    id: ref('文件', 'fileAudit', { required: true }),
    version: int('version', { required: true }),
    name,
    file,
    category,
    remark,
    expireDate,
  },
  answer: { id: 'uuid', status: 'text', version: 'int' },
})
