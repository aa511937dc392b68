import type { SheetColumn } from '@chengban/engine/excel/column.ts'

/** A sheet that is handed out empty, to be filled in and brought back. */
export interface BlankSheet {
  /** Under `/static/`. */
  readonly path: string
  readonly fileName: string
  readonly heads: readonly string[]
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly guide: readonly (readonly [string, string])[]
}

export const listHeads = [
  ...['序号', '模块', '功能点', '建设内容', '优先级', '负责人工号', '预计人天', '计划开始', '计划结束'],
  ...['前置模块', '备注'],
] as const

const numbered = ['序号', '从1开始的编号，可不填'] as const

/** 系统建设清单: what a product can do, and what a project is to build. */
export const constructionLists: readonly BlankSheet[] = [
  {
    path: 'system-construction-list-1.xlsx',
    fileName: '系统建设清单（产品功能）.xlsx',
    heads: ['序号', '系统名称', '模块', '功能点', '功能说明', '是否标准功能', '备注'],
    choices: { 是否标准功能: ['是', '否'] },
    guide: [numbered, ['系统名称', '必填'], ['模块', '必填'], ['功能点', '必填，每行一个'], ['是否标准功能', '是或否']],
  },
  {
    path: 'system-construction-list-2.xlsx',
    fileName: '系统建设清单（项目实施）.xlsx',
    heads: listHeads,
    choices: { 优先级: ['高', '中', '低'] },
    guide: [
      numbered,
      ['模块', '必填；同名模块合为一个'],
      ['功能点', '每行一个；不填时该行说明模块本身'],
      ['优先级', '高、中或低，不填为中'],
      ['负责人工号', '在职人员的工号'],
      ['预计人天', '不小于0的数'],
      ['计划开始、计划结束', '日期，如2026-03-02'],
      ['前置模块', '须先完成的模块名称，多个以、分隔'],
    ],
  },
]

export const columnsOf = ({ heads }: BlankSheet): SheetColumn[] => heads.map((header) => ({ header, kind: 'text' }))
