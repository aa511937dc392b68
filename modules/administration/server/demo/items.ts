import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

type Kind = '耗材' | '可归还' | '固定资产'

/** A thing on the shelf of the demonstration company. */
export interface DemoItem {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly bought: number
  readonly numbers: readonly string[]
}

/** How many of an item left the shelf (negative), in the order of time. */
export interface Movement {
  readonly itemId: string
  readonly receiveId: string
  readonly kind: '领用' | '归还'
  readonly quantity: number
  readonly at: string
  readonly assetNos?: readonly string[]
}

type Line = readonly [name: string, model: string, unit: string, price: string, bought: number]

const goods: Readonly<Record<string, readonly [Kind, readonly Line[]]>> = {
  办公用品: [
    '耗材',
    [
      ['A4 复印纸', '70g', '包', '22.50', 60],
      ['签字笔', '0.5mm 黑', '支', '1.80', 200],
      ['笔记本', 'B5 100页', '本', '6.50', 80],
      ['文件夹', 'A4 双夹', '个', '9.00', 60],
      ['便利贴', '76×76', '本', '3.20', 90],
      ['硒鼓', 'HP 88A', '个', '168.00', 6],
      ['订书钉', '24/6', '盒', '2.00', 50],
      ['档案盒', 'A4 55mm', '个', '7.80', 40],
      ['白板笔', '可擦', '支', '2.60', 60],
      ['电池', '5号', '节', '1.50', 100],
    ],
  ],
  电子设备: [
    '可归还',
    [
      ['移动硬盘', '2TB USB3.0', '块', '500.00', 10],
      ['U盘', '64GB', '个', '49.00', 30],
      ['无线鼠标', 'M170', '个', '59.00', 20],
      ['显示器', '24 英寸', '台', '899.00', 8],
      ['扩展坞', 'Type-C 八合一', '个', '268.00', 8],
      ['读卡器', '多合一', '个', '35.00', 10],
      ['身份证阅读器', '台式', '台', '680.00', 5],
      ['扫码枪', '二维', '把', '320.00', 8],
    ],
  ],
  服务器与网络: [
    '可归还',
    [
      ['千兆交换机', '24 口', '台', '1280.00', 4],
      ['网线', '六类 10m', '根', '25.00', 40],
      ['无线路由器', '双频', '台', '299.00', 6],
      ['测试服务器', '2U 128G', '台', '36800.00', 2],
      ['加密狗', 'USB', '个', '180.00', 12],
    ],
  ],
  演示设备: [
    '可归还',
    [
      ['投影仪', '便携 3000 流明', '台', '3980.00', 3],
      ['翻页笔', '激光', '支', '89.00', 6],
      ['会议音箱', '全向麦', '台', '1680.00', 3],
      ['演示平板', '10.9 英寸', '台', '3599.00', 4],
      ['移动展架', '80×200', '个', '120.00', 6],
    ],
  ],
  证照: [
    '可归还',
    [
      ['营业执照副本', '甲公司', '本', '0.00', 2],
      ['营业执照副本（乙）', '乙公司', '本', '0.00', 1],
      ['高新技术企业证书', '原件', '本', '0.00', 1],
      ['软件著作权证书', '原件', '套', '0.00', 3],
    ],
  ],
  车辆钥匙: ['可归还', [['商务车钥匙', '别克 GL8', '把', '300.00', 2]]],
  工具: [
    '可归还',
    [
      ['网线钳', '三用', '把', '78.00', 4],
      ['光纤测试仪', '红光笔', '支', '150.00', 2],
      ['螺丝刀套装', '32 合一', '套', '69.00', 4],
    ],
  ],
  其他: [
    '固定资产',
    [
      ['笔记本电脑', 'T14 i7/32G', '台', '8299.00', 8],
      ['台式电脑', 'M930t', '台', '5499.00', 5],
      ['手持终端', 'PDA 5.5 寸', '台', '1980.00', 6],
      ['打印机', '黑白激光', '台', '1299.00', 3],
    ],
  ],
}

const shelf = Object.entries(goods).flatMap(([category, [kind, lines]]) =>
  lines.map((line) => ({ category, kind, line })),
)

/** 40 items; what they have left follows from `addStock`. */
export const items: readonly DemoItem[] = shelf.map(({ kind, line: [name, , , , bought] }, index) => ({
  id: demoId('receiveItem', name),
  name,
  kind,
  bought,
  numbers:
    kind === '固定资产'
      ? Array.from({ length: bought }, (_, n) => `ZC${index + 1}-${String(n + 1).padStart(3, '0')}`)
      : [],
}))

export const itemNamed = (name: string): DemoItem => {
  const found = items.find((item) => item.name === name)
  if (!found) throw new Error(`no such item: ${name}`)
  return found
}

export const addItems = async (tx: Sql, { who }: Cast, movements: readonly Movement[]): Promise<void> => {
  const keeper = who('xz01')
  await into(tx, 'receiveItem').insert(
    shelf.map(({ category, kind, line: [name, model, unit, price] }, index) => {
      const { id, numbers } = present(items[index])
      const moved = movements.filter(({ itemId }) => itemId === id)
      const out = new Map(
        moved.flatMap(({ kind, assetNos = [], receiveId }) =>
          assetNos.map((no) => [no, kind === '领用' ? receiveId : null]),
        ),
      )
      return {
        id,
        code: `WP${String(index + 1).padStart(3, '0')}`,
        name,
        category,
        kind,
        model,
        unit,
        price,
        minStock: kind === '耗材' ? 10 : 1,
        maxEach: kind === '耗材' ? 20 : null,
        assets: numbers.map((no) => ({
          no,
          state: out.get(no) ? ('借出' as const) : ('在库' as const),
          receiveId: out.get(no) ?? null,
        })),
        keeperId: category === '服务器与网络' ? who('yf01') : keeper,
        tzCreate: momentAgo(200),
        tzUpdate: momentAgo(30),
        creatorId: keeper,
      }
    }),
  )
}

/** Adds the purchase of each item and all later movements, each with the stock after it. */
export const addStock = async (tx: Sql, { who }: Cast, movements: readonly Movement[]): Promise<void> => {
  const creatorId = who('xz01')
  await into(tx, 'receiveStock').insert(
    shelf.flatMap(({ line: [, , , price, bought] }, index) => {
      const { id, numbers } = present(items[index])
      let after = bought
      const first = {
        id: demoId('receiveStock', id),
        itemId: id,
        kind: '入库' as const,
        quantity: bought,
        assetNos: numbers.length ? numbers : null,
        receiveId: null,
        price: price,
        after,
        remark: '期初入库',
        tzCreate: momentAgo(200),
        tzUpdate: momentAgo(200),
        creatorId,
      }
      const moved = movements
        .filter(({ itemId }) => itemId === id)
        .sort((a, b) => (a.at < b.at ? -1 : 1))
        .map(({ receiveId, kind, quantity, at, assetNos }) => {
          after += quantity
          return {
            ...first,
            id: demoId('receiveStock', `${receiveId} ${kind}`),
            kind,
            quantity,
            assetNos: assetNos ?? null,
            receiveId,
            price: null,
            after,
            remark: kind === '领用' ? '发放' : '归还入库',
            tzCreate: at,
            tzUpdate: at,
          }
        })
      return [first, ...moved]
    }),
  )
}
