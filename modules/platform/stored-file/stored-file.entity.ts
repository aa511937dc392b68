import { entity } from '@chengban/kernel/entity.ts'
import { derived, eq, field, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The bytes of one upload: where they are and what they are. */
export const storedFile = entity('storedFile', {
  label: '存储文件',
  title: 'name',
  fields: {
    url: text('地址', { unique: true }),
    name: text('原文件名', { search: true, max: 200 }),
    folder: oneOf('目录', ['attachment', 'image', 'avatar', 'video', 'signature', 'package', 'import']),
    ext: text('扩展名'),
    mime: text('类型'),
    size: int('字节数', { big: true }),
    sha256: text('校验值'),
    duration: int('时长(秒)'),
    previewStatus: oneOf('预览', ['无需', '排队', '完成', '失败'], { default: '无需' }),
    tzLinked: datetime('首次引用'),
  },
  rows: { own: me('creatorId'), also: [eq(field('folder'), 'avatar'), derived('may_read_file')] },
  readOnly: true,
  indexes: [['creatorId', 'tzCreate'], ['sha256'], ['previewStatus', 'tzCreate']],
})
