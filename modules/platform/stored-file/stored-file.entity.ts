import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, eq, exists, field, is, me, some } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { asField, signedIn } from '@chengban/kernel/row-rule.ts'

/** Ground and logo of the board for visitors: it hangs where everybody passes. */
const onTheBoard = allOf(
  signedIn,
  is({ module: 'workDay', field: ['background', 'logo'] }),
  exists({ of: 'workDay', by: 'id', at: 'relevanceId', where: is({ needOpen: true }) }),
)

/** Allows reading a file to people who can read a field that holds it. */
export const standsInRead = some('fileLink', 'fileId', anyOf(asField('module', 'relevanceId', 'field'), onTheBoard))

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
  rows: { own: me('creatorId'), also: [eq(field('folder'), 'avatar'), standsInRead] },
  readOnly: true,
  indexes: [['creatorId', 'tzCreate'], ['sha256'], ['previewStatus', 'tzCreate']],
})
