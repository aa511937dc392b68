import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

type Shelf = readonly [id: string, name: string]

const shelves: readonly (readonly [...Shelf, icon: string, below: readonly Shelf[]])[] = [
  [
    'product',
    '产品知识',
    'AppstoreOutlined',
    [
      ['platform', '平台产品'],
      ['system', '业务系统'],
      ['mobile', '移动应用'],
    ],
  ],
  [
    'delivery',
    '实施交付',
    'ToolOutlined',
    [
      ['install', '部署安装'],
      ['data', '数据与接口'],
      ['teach', '用户培训'],
    ],
  ],
  [
    'tech',
    '研发测试',
    'CodeOutlined',
    [
      ['code', '开发规范'],
      ['test', '测试方法'],
    ],
  ],
  [
    'market',
    '销售与客户',
    'ShopOutlined',
    [
      ['skill', '销售技巧'],
      ['trade', '行业与市场'],
    ],
  ],
  [
    'rules',
    '制度与安全',
    'SafetyOutlined',
    [
      ['rule', '公司制度'],
      ['safe', '信息安全'],
    ],
  ],
]

/** 5 shelves with 12 below. */
export const addShelves = async (tx: Sql, { who }: Cast): Promise<void> => {
  const at = { creatorId: who('hr01'), tzCreate: momentAgo(280), tzUpdate: momentAgo(280) }
  await into(tx, 'category').insert(
    shelves.map(([id, name, icon], index) => ({ ...at, id, name, icon, sort: (index + 1) * 10 })),
  )
  await into(tx, 'category').insert(
    shelves.flatMap(([parentId, , , below]) =>
      below.map(([id, name], index) => ({ ...at, id, name, parentId, sort: (index + 1) * 10 })),
    ),
  )
}
