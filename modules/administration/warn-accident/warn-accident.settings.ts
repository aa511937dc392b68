import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('violate.lockAt', int('警告达到多少次锁定账号', { default: 3, min: 1 })),
  setting('warn.reportMissing', int('一个月缺交多少份报告计一次警告', { default: 3, min: 1, max: 999 })),
]
