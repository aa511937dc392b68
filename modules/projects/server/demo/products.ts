import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { orderOf } from '../../product-library-version/server/product-library-version-rules.ts'
import type { People } from './people.ts'

const products = [
  ['电子病历', 'EMR', '业务系统'],
  ['移动护理', 'MNS', '移动应用'],
  ['门诊叫号', 'CALL', '业务系统'],
  ['处方流转', 'RX', '平台'],
  ['医保接口', 'INS', '接口'],
  ['影像归档', 'PACS', '平台'],
  ['体检系统', 'PES', '业务系统'],
  ['报表工具', 'RPT', '工具'],
] as const
const versions = ['V1.0.0', 'V1.1.0', 'V2.0.0', 'V2.1.0'] as const

export const productId = (place: number): string =>
  demoId('productLibrary', products[place % products.length]?.[0] ?? '')
/** 0 to 2 are released, 3 is being made. */
export const versionId = (place: number, step: number): string =>
  demoId('productLibraryVersion', `${place % products.length} ${step}`)

/** Eight products with thirty versions: released, tested, built and planned. */
export const addProducts = async (tx: Sql, who: People): Promise<void> => {
  await into(tx, 'productLibrary').insert(
    products.map(([name, code, category], place) => ({
      id: productId(place),
      name,
      code,
      category,
      principalId: who(place % 2 ? 'cp02' : 'cp01'),
      devPrincipalId: who('yf01'),
      described: `${name}，面向医疗机构。`,
      sort: (place + 1) * 10,
    })),
  )
  const rows = products.flatMap((_, place) =>
    versions.slice(0, place < 6 ? 4 : 3).map((name, step) => rowOf(place, name, step, who)),
  )
  await into(tx, 'productLibraryVersion').insert(rows)
  await tx.query(
    `update store.product_library p set current_version_id = v.id from store.product_library_version v
     where v.product_library_id = p.id and v.name = 'V2.0.0'`,
  )
}

const open = ['规划', '研发中', '测试中', '待发布'] as const

const rowOf = (place: number, name: string, step: number, who: People) => {
  const days = 400 - step * 120
  const released = step < 3
  return {
    id: versionId(place, step),
    productLibraryId: productId(place),
    name,
    orderNo: orderOf(name),
    type: name.endsWith('.0.0') ? ('大版本' as const) : ('小版本' as const),
    stage: released ? ('已发布' as const) : (open[place % 4] ?? '规划'),
    goal: [{ text: '功能完善', userId: who('yf02'), done: released }],
    planDate: dayAgo(released ? days : place * 8 - 30),
    originalDate: dayAgo(released ? days + 5 : place * 8 - 30),
    tzRelease: released ? momentAgo(days, 18) : null,
    releaserId: released ? who('cp01') : null,
    releaseNote: released ? '功能完善与缺陷修复' : null,
    userId: who(place % 2 ? 'yf05' : 'yf02'),
    creatorId: who('cp02'),
    tzCreate: momentAgo(Math.max(days + 60, 40)),
  }
}
