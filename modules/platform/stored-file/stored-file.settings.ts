import { keysOf } from '@chengban/kernel/keys-of.ts'
import { mostFiles } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { parts } from '@chengban/kernel/kinds/parts.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'
import { type Folder, terabyte, uploadTypes } from '@chengban/kernel/upload-folders.ts'

const folders: Readonly<Record<Folder, string>> = {
  attachment: '附件',
  image: '图片',
  avatar: '头像',
  video: '音视频',
  signature: '签名',
  package: '安装包',
  import: '导入文件',
}

const extensions = (folder: Folder) => [folder, json(folders[folder], { structure: ['text'] })] as const

export const settings: readonly Setting[] = [
  setting('upload.types', parts('各目录允许上传的扩展名', Object.fromEntries(keysOf(uploadTypes).map(extensions))), {
    first: uploadTypes,
  }),
  setting('upload.maxFiles', int('一个上传控件最多的文件数', { default: mostFiles, min: 1, max: mostFiles })),
  setting(
    'upload.maxBytes',
    int('单个文件的上限', { hint: '字节', default: terabyte, min: 1, max: terabyte, big: true }),
  ),
]
