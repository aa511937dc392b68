import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

/** How versions of these products are given out from now on; what has been granted keeps its own. */
export const setDownloadConfig = call({
  method: 'POST',
  path: '/product-library/downloadConfig',
  label: '批量设置下载配置',
  who: holds('productDownload:manage'),
  input: {
    ids: refs('产品', 'productLibrary', { required: true }),
    needAudit: bool('须审核', { required: true }),
    validDays: int('有效天数', { required: true, min: 1, max: 30 }),
    maxTimes: int('可下载次数', { required: true, min: 1, max: 50 }),
    passwordLength: int('密码位数', { required: true, min: 8, max: 20 }),
    watermark: bool('水印', { required: true }),
  },
  answer: { changed: 'int' },
})
